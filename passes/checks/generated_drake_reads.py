"""What Drake does not use. Written by ``python -m transpile.grammar write``; do not edit."""
# ruff: noqa: E501
# fmt: off

NOT_USED: dict[str, dict[str, dict[str, tuple[str, str]]]] = {
    "urdf": {
        "Robot": {"version": ("@version", "warns"), "gazebo": ("gazebo", "silent")},
        "Link": {"type": ("@type", "warns")},
        "Collision": {"verbose": ("verbose", "warns")},
        "Joint": {"calibration": ("calibration", "warns"), "safety_controller": ("safety_controller", "warns")},
        "Transmission": {"name": ("@name", "warns"), "mechanicalReduction": ("mechanicalReduction", "special"), "leftActuator": ("leftActuator", "warns"), "rightActuator": ("rightActuator", "warns"), "flexJoint": ("flexJoint", "warns"), "rollJoint": ("rollJoint", "warns"), "gap_joint": ("gap_joint", "warns"), "passive_joint": ("passive_joint", "warns"), "use_simulated_gripper_joint": ("use_simulated_gripper_joint", "warns")},
        "TransmissionJoint": {"hardwareInterface": ("hardwareInterface", "silent")},
        "Actuator": {"hardwareInterface": ("hardwareInterface", "silent"), "mechanicalReduction": ("mechanicalReduction", "special")},
    },
    "sdf": {
        "Model": {"self_collide": ("self_collide", "warns"), "allow_auto_disable": ("allow_auto_disable", "warns"), "enable_wind": ("enable_wind", "warns"), "plugin": ("plugin", "warns"), "gripper": ("gripper", "warns")},
        "Link": {"gravity": ("gravity", "special"), "enable_wind": ("enable_wind", "warns"), "self_collide": ("self_collide", "warns"), "kinematic": ("kinematic", "special"), "must_be_base_link": ("must_be_base_link", "warns"), "velocity_decay": ("velocity_decay", "warns"), "sensor": ("sensor", "warns"), "projector": ("projector", "warns"), "audio_sink": ("audio_sink", "warns"), "audio_source": ("audio_source", "warns"), "battery": ("battery", "warns"), "light": ("light", "warns"), "particle_emitter": ("particle_emitter", "warns")},
        "Visual": {"cast_shadows": ("cast_shadows", "warns"), "laser_retro": ("laser_retro", "warns"), "transparency": ("transparency", "warns"), "visibility_flags": ("visibility_flags", "warns"), "meta": ("meta", "warns"), "plugin": ("plugin", "warns")},
        "Collision": {"laser_retro": ("laser_retro", "warns"), "max_contacts": ("max_contacts", "warns"), "density": ("density", "warns"), "auto_inertia_params": ("auto_inertia_params", "warns")},
        "Geometry": {"cone": ("cone", "warns"), "heightmap": ("heightmap", "warns"), "image": ("image", "warns"), "polyline": ("polyline", "warns")},
        "Material": {"script": ("script", "warns"), "render_order": ("render_order", "warns"), "lighting": ("lighting", "warns"), "shininess": ("shininess", "warns"), "double_sided": ("double_sided", "warns"), "pbr": ("pbr", "warns")},
        "Joint": {"gearbox_ratio": ("gearbox_ratio", "warns"), "gearbox_reference_body": ("gearbox_reference_body", "warns"), "thread_pitch": ("thread_pitch", "special"), "physics": ("physics", "warns"), "sensor": ("sensor", "warns")},
        "AxisLimit": {"dissipation": ("dissipation", "warns")},
    },
    "mjcf": {
        "Mujoco": {"size": ("size", "silent"), "statistic": ("statistic", "warns"), "visual": ("visual", "warns"), "extension": ("extension", "warns"), "deformable": ("deformable", "warns"), "tendon": ("tendon", "warns"), "sensor": ("sensor", "warns"), "custom": ("custom", "silent"), "keyframe": ("keyframe", "warns")},
        "Compiler": {"texturedir": ("@texturedir", "warns"), "strippath": ("@strippath", "warns"), "alignfree": ("@alignfree", "warns"), "balanceinertia": ("@balanceinertia", "warns"), "boundinertia": ("@boundinertia", "warns"), "boundmass": ("@boundmass", "warns"), "discardvisual": ("@discardvisual", "warns"), "fitaabb": ("@fitaabb", "warns"), "fusestatic": ("@fusestatic", "warns"), "inertiagrouprange": ("@inertiagrouprange", "warns"), "settotalmass": ("@settotalmass", "warns"), "usethread": ("@usethread", "silent"), "lengthrange": ("lengthrange", "warns")},
        "Option": {"density": ("@density", "warns"), "timestep": ("@timestep", "warns"), "wind": ("@wind", "warns"), "magnetic": ("@magnetic", "warns"), "integrator": ("@integrator", "warns"), "cone": ("@cone", "warns"), "solver": ("@solver", "silent"), "iterations": ("@iterations", "silent"), "tolerance": ("@tolerance", "silent"), "actuatorgroupdisable": ("@actuatorgroupdisable", "warns"), "ccd_iterations": ("@ccd_iterations", "silent"), "ccd_tolerance": ("@ccd_tolerance", "silent"), "impratio": ("@impratio", "silent"), "jacobian": ("@jacobian", "silent"), "ls_iterations": ("@ls_iterations", "silent"), "ls_tolerance": ("@ls_tolerance", "silent"), "noslip_iterations": ("@noslip_iterations", "silent"), "noslip_tolerance": ("@noslip_tolerance", "silent"), "o_friction": ("@o_friction", "silent"), "o_margin": ("@o_margin", "silent"), "o_solimp": ("@o_solimp", "silent"), "o_solref": ("@o_solref", "silent"), "sdf_initpoints": ("@sdf_initpoints", "silent"), "sdf_iterations": ("@sdf_iterations", "silent"), "viscosity": ("@viscosity", "warns"), "apirate": ("@apirate", "silent"), "flag": ("flag", "warns")},
        "Asset": {"hfield": ("hfield", "warns"), "skin": ("skin", "warns")},
        "Worldbody": {"attach": ("attach", "warns"), "site": ("site", "warns"), "light": ("light", "warns"), "plugin": ("plugin", "warns"), "flexcomp": ("flexcomp", "warns"), "composite": ("composite", "warns"), "frame": ("frame", "warns")},
        "Body": {"mocap": ("@mocap", "warns"), "gravcomp": ("@gravcomp", "warns"), "user": ("@user", "warns"), "attach": ("attach", "warns"), "site": ("site", "warns"), "light": ("light", "warns"), "plugin": ("plugin", "warns"), "flexcomp": ("flexcomp", "warns"), "composite": ("composite", "warns"), "frame": ("frame", "warns")},
        "Joint": {"group": ("@group", "warns"), "springref": ("@springref", "warns"), "stiffness": ("@stiffness", "warns"), "frictionloss": ("@frictionloss", "warns"), "actuatorfrclimited": ("@actuatorfrclimited", "warns"), "actuatorfrcrange": ("@actuatorfrcrange", "warns"), "actuatorgravcomp": ("@actuatorgravcomp", "warns"), "solimpfriction": ("@solimpfriction", "silent"), "solimplimit": ("@solimplimit", "silent"), "solreffriction": ("@solreffriction", "silent"), "solreflimit": ("@solreflimit", "silent"), "springdamper": ("@springdamper", "warns"), "user": ("@user", "warns"), "margin": ("@margin", "silent")},
        "Geom": {"condim": ("@condim", "special"), "priority": ("@priority", "silent"), "friction": ("@friction", "special"), "fitscale": ("@fitscale", "warns"), "fluidcoef": ("@fluidcoef", "warns"), "fluidshape": ("@fluidshape", "warns"), "shellinertia": ("@shellinertia", "warns"), "solmix": ("@solmix", "silent"), "user": ("@user", "warns"), "margin": ("@margin", "silent"), "gap": ("@gap", "silent"), "solref": ("@solref", "silent"), "solimp": ("@solimp", "silent")},
        "Pair": {"solreffriction": ("@solreffriction", "silent"), "margin": ("@margin", "silent"), "gap": ("@gap", "silent"), "solref": ("@solref", "silent"), "solimp": ("@solimp", "silent")},
        "Equality": {"weld": ("weld", "warns"), "joint": ("joint", "warns"), "tendon": ("tendon", "warns"), "flex": ("flex", "warns")},
        "Connect": {"active": ("@active", "warns"), "solref": ("@solref", "silent"), "solimp": ("@solimp", "silent")},
        "Actuator": {"general": ("general", "warns"), "velocity": ("velocity", "warns"), "intvelocity": ("intvelocity", "warns"), "damper": ("damper", "warns"), "cylinder": ("cylinder", "warns"), "muscle": ("muscle", "warns"), "adhesion": ("adhesion", "warns"), "plugin": ("plugin", "warns")},
    },
}
"""By format, class of the AST and field: its name (``@name``: an attribute); how Drake takes it."""
