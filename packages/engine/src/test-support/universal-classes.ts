import type { Design } from "../design/design.ts";
import type { UniversalSettings } from "../design/settings.ts";
import { refM } from "./ref-m.ts";
import { workedConveyor } from "./worked-conveyor.ts";

const classes: UniversalSettings = {
  idlerClass: "b-c-d",
  installation: "measured",
  tolerance: 3.175e-3,
  cover: "usual",
  rubber: "large-sample",
  multipliers: { seals: 1, load: 1, indentation: 1, misalignment: 1, trampling: 1 },
};

/** A design by the classes of handbook 9.5.11: idlers D6, measured installation, usual cover, 0.12 m on the skirts. */
export function byClasses(design: Design, change: Partial<UniversalSettings> = {}): Design {
  return {
    ...design,
    settings: {
      ...design.settings,
      cema: { ...workedConveyor.settings.cema, skirtMaterialDepth: 0.12 },
      universal: { ...classes, ...change },
    },
  };
}

/** The conveyor of handbook 2.19 with f = 0.02, a take-up of 9000 kg and a centre roll of 465 mm. */
export const tightConveyor: Design = {
  ...workedConveyor,
  takeUp: { kind: "gravity", mass: 9000, massIncrement: 500 },
  carryIdler: { ...workedConveyor.carryIdler, centreFaceWidth: 0.465, wingFaceWidth: 0.46 },
};

/** Handbook 9.5.11: Ref-M with flat return rolls under the printed take-up. */
export function refMByClasses(change: Partial<UniversalSettings> = {}): Design {
  const reference = byClasses(refM(33149.05 + 33376.48, 0.02), change);
  return {
    ...reference,
    gravity: 9.80665,
    material: { ...reference.material, reposeAngle: (35 * Math.PI) / 180 },
    returnIdler: { ...reference.returnIdler, rolls: 1, troughAngle: 0 },
    takeUp: { kind: "gravity", mass: 6783.716, massIncrement: 1 },
  };
}
