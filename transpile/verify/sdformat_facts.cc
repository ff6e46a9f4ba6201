// What libsdformat makes of a file, as JSON. Reads a path a line from standard input and answers with a
// line each: {"errors": [...], "warnings": "...", "models": [...], "frames": [...]} (of worlds). Poses are [x y z qw qx qy qz].
#include <cmath>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <sdf/sdf.hh>

using ignition::math::Color;
using ignition::math::Pose3d;
using ignition::math::Vector3d;

namespace {

std::ostringstream out;

void Text(const std::string &text) {
  out << '"';
  for (const unsigned char c : text) {
    if (c == '"' || c == '\\') {
      out << '\\' << c;
    } else if (c < 0x20) {
      char buffer[8];
      snprintf(buffer, sizeof(buffer), "\\u%04x", c);
      out << buffer;
    } else {
      out << c;
    }
  }
  out << '"';
}

void Number(double x) {
  char buffer[32];
  if (std::isnan(x)) {
    out << "NaN";
  } else if (std::isinf(x)) {
    out << (x > 0 ? "Infinity" : "-Infinity");
  } else {
    snprintf(buffer, sizeof(buffer), "%.17g", x);
    out << buffer;
  }
}

void Numbers(std::initializer_list<double> values) {
  const char *before = "[";
  for (double x : values) {
    out << before;
    Number(x);
    before = ",";
  }
  out << ']';
}

void Key(const char *name) { out << ",\"" << name << "\":"; }

void Pose(const char *key, const Pose3d &p) {
  Key(key);
  Numbers({p.Pos().X(), p.Pos().Y(), p.Pos().Z(), p.Rot().W(), p.Rot().X(), p.Rot().Y(), p.Rot().Z()});
}

void Vector(const char *key, const Vector3d &v) {
  Key(key);
  Numbers({v.X(), v.Y(), v.Z()});
}

void Colour(const char *key, const Color &c) {
  Key(key);
  Numbers({c.R(), c.G(), c.B(), c.A()});
}

Pose3d Resolve(const sdf::SemanticPose &pose, const std::string &to, const Pose3d &otherwise) {
  Pose3d result;
  return pose.Resolve(result, to).empty() ? result : otherwise;
}

void Geometry(const sdf::Geometry *g) {
  using T = sdf::GeometryType;
  Key("kind");
  if (g == nullptr) {
    out << "\"none\",\"size\":[]";
    return;
  }
  const T type = g->Type();
  if (type == T::BOX) {
    out << "\"box\"";
    Vector("size", g->BoxShape()->Size());
  } else if (type == T::SPHERE) {
    out << "\"sphere\",\"size\":";
    Numbers({g->SphereShape()->Radius()});
  } else if (type == T::CYLINDER) {
    out << "\"cylinder\",\"size\":";
    Numbers({g->CylinderShape()->Radius(), g->CylinderShape()->Length()});
  } else if (type == T::CAPSULE) {
    out << "\"capsule\",\"size\":";
    Numbers({g->CapsuleShape()->Radius(), g->CapsuleShape()->Length()});
  } else if (type == T::ELLIPSOID) {
    out << "\"ellipsoid\"";
    Vector("size", g->EllipsoidShape()->Radii());
  } else if (type == T::MESH) {
    out << "\"mesh\"";
    Vector("size", g->MeshShape()->Scale());
    Key("mesh");
    Text(g->MeshShape()->Uri());
    Key("submesh");
    Text(g->MeshShape()->Submesh());
  } else if (type == T::PLANE) {
    out << "\"plane\",\"size\":";
    const auto *plane = g->PlaneShape();
    Numbers({plane->Normal().X(), plane->Normal().Y(), plane->Normal().Z(), plane->Size().X(), plane->Size().Y()});
  } else {
    out << "\"other\",\"size\":[]";
  }
}

void Material(const sdf::Material *m) {
  if (m == nullptr) return;
  // A colour that is not written is black to libsdformat; Drake, and a model with a script, have their own.
  if (m->Element() == nullptr || m->Element()->HasElement("diffuse")) Colour("diffuse", m->Diffuse());
  Colour("ambient", m->Ambient());
  Colour("specular", m->Specular());
  Colour("emissive", m->Emissive());
  Key("script");
  Text(m->ScriptName());
  const sdf::Pbr *pbr = m->PbrMaterial();
  for (auto kind : {sdf::PbrWorkflowType::METAL, sdf::PbrWorkflowType::SPECULAR}) {
    if (pbr == nullptr || pbr->Workflow(kind) == nullptr) continue;
    Key("texture");
    Text(pbr->Workflow(kind)->AlbedoMap());
    break;
  }
}

// The values below <surface>, by their paths; this release has no accessors for most of them.
void Surface(const sdf::ElementPtr &collision) {
  Key("surface");
  out << "{\"\":\"\"";
  std::vector<std::pair<std::string, sdf::ElementPtr>> waiting;
  if (collision != nullptr && collision->HasElement("surface")) {
    waiting.emplace_back("", collision->GetElement("surface"));
  }
  while (!waiting.empty()) {
    const auto [path, element] = waiting.back();
    waiting.pop_back();
    for (auto child = element->GetFirstElement(); child != nullptr; child = child->GetNextElement()) {
      waiting.emplace_back(path + "/" + child->GetName(), child);
    }
    if (element->GetValue() != nullptr) {
      out << ',';
      Text(path);
      out << ':';
      Text(element->GetValue()->GetAsString());
    }
  }
  out << '}';
}

void Shapes(const sdf::Link &link) {
  Key("shapes");
  out << '[';
  const char *comma = "";
  for (uint64_t i = 0; i < link.VisualCount(); ++i) {
    const sdf::Visual &v = *link.VisualByIndex(i);
    out << comma << "{\"role\":\"visual\",\"name\":";
    Text(v.Name());
    Pose("pose", Resolve(v.SemanticPose(), link.Name(), v.RawPose()));
    Geometry(v.Geom());
    Material(v.Material());
    Key("transparency");
    Number(v.Transparency());
    out << '}';
    comma = ",";
  }
  for (uint64_t i = 0; i < link.CollisionCount(); ++i) {
    const sdf::Collision &c = *link.CollisionByIndex(i);
    out << comma << "{\"role\":\"collision\",\"name\":";
    Text(c.Name());
    Pose("pose", Resolve(c.SemanticPose(), link.Name(), c.RawPose()));
    Geometry(c.Geom());
    Surface(c.Element());
    out << '}';
    comma = ",";
  }
  out << ']';
}

void Link(const sdf::Link &link) {
  out << "{\"name\":";
  Text(link.Name());
  Pose("pose", Resolve(link.SemanticPose(), "__model__", link.RawPose()));
  const auto &inertial = link.Inertial();
  const auto &matrix = inertial.MassMatrix();
  Key("mass");
  Number(matrix.Mass());
  Pose("inertial", inertial.Pose());
  Key("moments");
  Numbers({matrix.DiagonalMoments().X(), matrix.DiagonalMoments().Y(), matrix.DiagonalMoments().Z(),
           matrix.OffDiagonalMoments().X(), matrix.OffDiagonalMoments().Y(), matrix.OffDiagonalMoments().Z()});
  Shapes(link);
  out << '}';
}

void Axis(const sdf::JointAxis &axis) {
  Vector3d xyz = axis.Xyz();
  Vector3d resolved;
  if (axis.ResolveXyz(resolved, "__model__").empty()) xyz = resolved;
  out << "{\"lower\":";
  Number(axis.Lower());
  Vector("xyz", xyz);
  for (const auto &[key, value] : std::initializer_list<std::pair<const char *, double>>{
           {"upper", axis.Upper()}, {"effort", axis.Effort()}, {"velocity", axis.MaxVelocity()},
           {"damping", axis.Damping()}, {"friction", axis.Friction()},
           {"stiffness", axis.SpringStiffness()}, {"spring_reference", axis.SpringReference()}}) {
    Key(key);
    Number(value);
  }
  out << '}';
}

void Joint(const sdf::Joint &joint) {
  static const char *const kinds[] = {"invalid", "ball", "continuous", "fixed", "gearbox",
                                      "prismatic", "revolute", "revolute2", "screw", "universal"};
  std::string parent = joint.ParentLinkName();
  std::string child = joint.ChildLinkName();
  joint.ResolveParentLink(parent);
  joint.ResolveChildLink(child);
  out << "{\"name\":";
  Text(joint.Name());
  Key("kind");
  out << '"' << kinds[static_cast<int>(joint.Type())] << '"';
  Key("parent");
  Text(parent);
  Key("child");
  Text(child);
  Pose("pose", Resolve(joint.SemanticPose(), "__model__", joint.RawPose()));
  // The one that counts since 1.10 is unknown to older releases.
  const auto element = joint.Element();
  if (element != nullptr && element->HasElement("thread_pitch") && !element->HasElement("screw_thread_pitch")) {
    Key("pitch");
    Number(joint.ThreadPitch());
  }
  Key("axes");
  out << '[';
  for (int i = 0; i < 2; ++i) {
    if (joint.Axis(i) == nullptr) continue;
    if (i > 0) out << ',';
    Axis(*joint.Axis(i));
  }
  out << "]}";
}

void Frame(const sdf::Frame &frame, const std::string &scope) {
  std::string body;
  frame.ResolveAttachedToBody(body);
  out << "{\"name\":";
  Text(frame.Name());
  Key("body");
  Text(body);
  Pose("pose", Resolve(frame.SemanticPose(), scope, frame.RawPose()));
  out << '}';
}

template <class Count, class Item>
void List(const char *key, Count count, Item item) {
  Key(key);
  out << '[';
  for (uint64_t i = 0; i < count; ++i) {
    if (i > 0) out << ',';
    item(i);
  }
  out << ']';
}

void Model(const sdf::Model &model, const std::string &scope) {
  out << "{\"name\":";
  Text(model.Name());
  Key("static");
  out << (model.Static() ? "true" : "false");
  Key("self_collide");
  out << (model.SelfCollide() ? "true" : "false");
  Pose("pose", Resolve(model.SemanticPose(), scope, model.RawPose()));
  List("links", model.LinkCount(), [&](uint64_t i) { Link(*model.LinkByIndex(i)); });
  List("joints", model.JointCount(), [&](uint64_t i) { Joint(*model.JointByIndex(i)); });
  List("frames", model.FrameCount(), [&](uint64_t i) { Frame(*model.FrameByIndex(i), "__model__"); });
  List("models", model.ModelCount(), [&](uint64_t i) { Model(*model.ModelByIndex(i), "__model__"); });
  out << '}';
}

void WorldFrames(const sdf::Root &root) {
  const char *comma = "";
  for (uint64_t w = 0; w < root.WorldCount(); ++w) {
    const sdf::World &world = *root.WorldByIndex(w);
    for (uint64_t i = 0; i < world.FrameCount(); ++i) {
      out << comma;
      Frame(*world.FrameByIndex(i), "world");
      comma = ",";
    }
  }
}

void Models(const sdf::Root &root) {
  const char *comma = "";
  if (root.Model() != nullptr) {
    Model(*root.Model(), "__root__");
    comma = ",";
  }
  for (uint64_t w = 0; w < root.WorldCount(); ++w) {
    const sdf::World &world = *root.WorldByIndex(w);
    for (uint64_t i = 0; i < world.ModelCount(); ++i) {
      out << comma;
      Model(*world.ModelByIndex(i), "world");
      comma = ",";
    }
  }
}

void Answer(const std::string &path) {
  std::ostringstream warnings;
  std::streambuf *const usual = std::cerr.rdbuf(warnings.rdbuf());
  sdf::ParserConfig config = sdf::ParserConfig::GlobalConfig();
  config.SetFindCallback([](const std::string &uri) {
    return uri.rfind("file://", 0) == 0 ? uri.substr(7) : uri;
  });
  sdf::Root root;
  const sdf::Errors errors = root.Load(path, config);
  out.str("");
  out << "{\"errors\":[";
  const char *comma = "";
  for (const sdf::Error &error : errors) {
    out << comma << "{\"inertia\":" << (error.Code() == sdf::ErrorCode::LINK_INERTIA_INVALID ? "true" : "false");
    Key("text");
    Text(error.Message());
    out << '}';
    comma = ",";
  }
  out << "],\"models\":[";
  Models(root);
  out << "],\"frames\":[";
  WorldFrames(root);
  out << "]";
  Key("warnings");
  Text(warnings.str());
  std::cerr.rdbuf(usual);
  std::cout << out.str() << '}' << std::endl;
}

}  // namespace

int main() {
  std::string path;
  while (std::getline(std::cin, path)) Answer(path);
  return 0;
}
