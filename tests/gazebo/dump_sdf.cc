// Prints what libsdformat makes of a file (a URDF is turned into SDFormat) as SDFormat.
#include <iostream>

#include <sdf/sdf.hh>

int main(int, char **argv) {
  sdf::ParserConfig config;
  config.SetFindCallback([](const std::string &) { return std::string(); });
  sdf::SDFPtr file(new sdf::SDF());
  sdf::init(file);
  sdf::Errors errors;
  if (!sdf::readFile(argv[1], config, file, errors)) return 1;
  std::cout << file->Root()->ToString("");
  return 0;
}
