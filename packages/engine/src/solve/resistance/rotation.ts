import type { Design } from "../../design/design.ts";
import { rotationDrag, typedRotationDrag } from "../../standards/cema-5/idler-friction.ts";
import { idlerLoadTension, sealTension, setRotation } from "../../standards/cema-7/universal.ts";
import type { Trace } from "../../trace/trace.ts";
import { rotationFactorOf } from "./cema.ts";
import type { SectionInCase } from "./section-in-case.ts";
import { torqueDefaults } from "./torque-defaults.ts";

/** Drag of the turning rolls of one set, N, by the way the design chooses. */
export function rotationOf(trace: Trace, design: Design, temperatureFactor: number, section: SectionInCase): number {
  const { rotation = { kind: "CEMA-5" } } = design.settings.visco;
  const { rolls } = section.idler;
  switch (rotation.kind) {
    case "CEMA-5":
      return fromKx(trace, design, temperatureFactor, section);
    case "CEMA-6":
      return fromTorque(trace, design, temperatureFactor, section);
    case "user":
      return typedRotationDrag(trace, { rolls, rollDrag: rotation.rollDrag });
  }
}

function fromKx(trace: Trace, design: Design, temperatureFactor: number, section: SectionInCase): number {
  return rotationDrag(trace, {
    temperatureFactor,
    rotationFactor: rotationFactorOf(trace, section.idler),
    rolls: section.idler.rolls,
    beltMass: design.belt.mass,
    lineLoad: section.lineLoad,
    gravity: design.gravity,
    slopeCosine: section.geometry.slopeCosine,
    spacing: section.spacing,
  });
}

/** Seals and loaded bearings of one set: the universal method over the length of one spacing. */
function fromTorque(trace: Trace, design: Design, temperatureFactor: number, section: SectionInCase): number {
  const { spacing, lineLoad } = section;
  const { rolls, rollDiameter } = section.idler;
  const { sealTorque, sealTorquePerSpeed, loadTorqueArm } = torqueDefaults(trace);
  const { beltSpeed, belt, gravity } = design;
  const pitch = { length: spacing, rollDiameter };
  const seals = sealTension(trace, {
    temperatureFactor,
    rolls,
    sealTorque,
    sealTorquePerSpeed,
    beltSpeed,
    spacing,
    ...pitch,
  });
  const load = idlerLoadTension(trace, { loadTorqueArm, beltMass: belt.mass, lineLoad, gravity, ...pitch });
  return setRotation(trace, { seals, load });
}
