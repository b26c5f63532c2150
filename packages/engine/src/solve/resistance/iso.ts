import type { Design } from "../../design/design.ts";
import type { IdlerSet } from "../../parts/idlers/idler-set.ts";
import {
  adjustedFrictionFactor,
  automaticFrictionFactor,
  combinedFrictionFactors,
  rollDiameterFactor,
  speedFactor,
  troughFactor,
} from "../../rules/adopted-1/friction-factor.ts";
import { relativeSag } from "../../rules/mechanics/sag.ts";
import {
  accelerationForce,
  accelerationSkirtForce,
  skirtBeyondLoading,
  skirtForce,
  usualSkirtWidth,
} from "../../standards/iso-5048-1989/loading.ts";
import { mainResistance } from "../../standards/iso-5048-1989/main-resistance.ts";
import {
  carryTiltResistance,
  cleanerResistance,
  ploughResistance,
  returnTiltResistance,
  troughTiltFactor,
  usualCleanerPressure,
} from "../../standards/iso-5048-1989/special.ts";
import type { Formula } from "../../trace/formula.ts";
import { constant, isEqual, none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { isoProfile } from "../profiles/iso.ts";
import type { MethodProfile, Printed } from "../profiles/method-profile.ts";
import {
  bearingOfFreePulley,
  noFriction,
  type ResistanceMethod,
  type SagFriction,
  type SectionFriction,
} from "./method.ts";
import type { SectionInCase } from "./section-in-case.ts";

/** What the conveyor as a whole gives to a method. */
export interface ConveyorFactors {
  readonly temperatureFactor: number;
}

/** What standards that follow ISO 5048 decide in ways of their own. */
interface IsoRules {
  readonly profile: MethodProfile;
  /** Friction factor where neither design nor profile have one; absent: from the sag. */
  readonly usualFriction?: Printed;
  /** Clear width between skirts where none is typed. */
  readonly skirtWidth: Formula<"beltWidth">;
  /** Whether skirts rub as special resistances beyond the loading zone only, or over their whole length. */
  readonly skirts: "beyond-loading" | "whole";
  readonly tiltFactor: Formula<"troughAngle">;
  /** Friction factor of a section by a rule of the standard, where none is typed; absent: as the profile says. */
  readonly frictionOf?: (trace: Trace, section: SectionInCase) => number | undefined;
}

export const isoRules: IsoRules = {
  profile: isoProfile,
  skirtWidth: usualSkirtWidth,
  skirts: "beyond-loading",
  tiltFactor: troughTiltFactor,
};

/** ISO 5048: one artificial friction factor for each section, typed or from sag. */
export function isoMethod(design: Design, factors: ConveyorFactors, rules: IsoRules = isoRules): ResistanceMethod {
  const known = new Map<IdlerSet, number>();
  const combined = (trace: Trace, section: SectionInCase) => {
    const found = trace.mode === "recorded" ? undefined : known.get(section.idler);
    if (found !== undefined) return found;
    const made = combinedFactors(trace, design, factors, section);
    known.set(section.idler, made);
    return made;
  };
  const method: ResistanceMethod = {
    name: rules.profile.method,
    friction: (trace, section) => {
      if (section.spacing <= 0) return noFriction;
      const typed =
        section.geometry.start.section.frictionFactor ??
        rules.frictionOf?.(trace, section) ??
        printedFriction(trace, design, rules);
      return typed === undefined
        ? automaticFriction(design, section, combined(trace, section))
        : typedFriction(trace, design, section, typed);
    },
    skirts: (trace, section) => isoSkirts(trace, design, rules, section),
    acceleration: (trace, section) => fedMaterialForce(trace, design, section),
    accelerationSkirts: (trace, section) => isoAccelerationSkirts(trace, design, rules, section),
    cleaner: (trace) => isoCleaner(trace, design, rules),
    plough: (trace) =>
      ploughResistance(trace, { beltWidth: design.belt.width, forcePerWidth: design.settings.ploughForce }),
    tilt: (trace, section) => tiltResistance(trace, design, section, rules),
    wrap: () => "by-tension",
    bearing: bearingOfFreePulley,
  };
  const regenerating = rules.profile.friction?.regenerating;
  return regenerating === undefined ? method : { ...method, regenerating: withFriction(method, design, regenerating) };
}

/** The same method with one friction factor, whatever is typed. */
function withFriction(method: ResistanceMethod, design: Design, { value, source }: Printed): ResistanceMethod {
  return {
    ...method,
    friction: (trace, section) =>
      section.spacing <= 0 ? noFriction : typedFriction(trace, design, section, constant(trace, value, source)),
  };
}

/** Within this sag the relation was made; beyond it says so. */
const coveredSag = 0.05;

function printedFriction(trace: Trace, design: Design, { usualFriction }: IsoRules): number | undefined {
  const { frictionAdjustment: adjustment, usualFriction: decided } = design.settings;
  const friction = decided ?? (usualFriction && constant(trace, usualFriction.value, usualFriction.source));
  return friction === undefined ? undefined : adjustedFrictionFactor(trace, { friction, adjustment });
}

function typedFriction(trace: Trace, design: Design, section: SectionInCase, friction: number): SectionFriction {
  const { gravity, belt } = design;
  const { geometry, idlerMass, lineLoad } = section;
  const { length, slopeCosine } = geometry;
  const given = { friction, length, gravity, idlerMass, beltMass: belt.mass, lineLoad, slopeCosine };
  return {
    main: (step) => mainResistance(stepsOnly(step), given),
    bare: mainResistance(trace, given),
    isCovered: () => false,
    factor: () => friction,
    parts: noParts,
  };
}

function automaticFriction(design: Design, section: SectionInCase, factors: number): SectionFriction {
  const { gravity, belt } = design;
  const { lineLoad, idlerMass, spacing, geometry } = section;
  const { length, slopeCosine } = geometry;
  const { mass: beltMass } = belt;
  const bySag = { lineLoad, spacing, factors, length, idlerMass, slopeCosine };
  const sagAt = (tension: number) => relativeSag.evaluate({ beltMass, lineLoad, gravity, spacing, tension });
  const factor = (step: Trace, tension: number) => {
    if (step.mode === "bare") return automaticFrictionFactor.evaluate({ sag: sagAt(tension), factors });
    const sag = relativeSag(stepsOnly(step), { beltMass, lineLoad, gravity, spacing, tension });
    return automaticFrictionFactor(step, { sag, factors });
  };
  return {
    main: (step, tension) => {
      const friction = factor(step, tension);
      return mainResistance(stepsOnly(step), { friction, length, gravity, idlerMass, beltMass, lineLoad, slopeCosine });
    },
    bare: (tension) => frictionBySag(beltMass, gravity, bySag, tension),
    bySag,
    isCovered: (tension) => sagAt(tension) <= coveredSag,
    factor,
    parts: noParts,
  };
}

/** Friction of a section whose factor follows the sag, N, at a mean tension. */
export function frictionBySag(beltMass: number, gravity: number, section: SagFriction, tension: number): number {
  const { lineLoad, spacing, factors, length, idlerMass, slopeCosine } = section;
  const sag = relativeSag.evaluate({ beltMass, lineLoad, gravity, spacing, tension });
  const friction = automaticFrictionFactor.evaluate({ sag, factors });
  return mainResistance.evaluate({ friction, length, gravity, idlerMass, beltMass, lineLoad, slopeCosine });
}

function combinedFactors(trace: Trace, design: Design, factors: ConveyorFactors, section: SectionInCase): number {
  const { idler } = section;
  return combinedFrictionFactors(trace, {
    temperatureFactor: factors.temperatureFactor,
    speedFactor: speedFactor(trace, { beltSpeed: design.beltSpeed }),
    rollDiameterFactor: rollDiameterFactor(trace, { rollDiameter: idler.rollDiameter }),
    troughFactor: troughFactor(trace, { troughAngle: idler.troughAngle }),
    adjustment: design.settings.frictionAdjustment,
  });
}

const noParts = () => nothing;
const nothing = {};

/** Clear width between skirts, m. */
export function skirtWidth(trace: Trace, design: Design, { skirtWidth: usual } = isoRules): number {
  return design.settings.skirtWidth ?? usual(stepsOnly(trace), { beltWidth: design.belt.width });
}

function isoSkirts(trace: Trace, design: Design, rules: IsoRules, section: SectionInCase): number {
  const skirt = section.geometry.start.section.skirtLength;
  if (skirt <= 0 || !section.isLoaded) return none(trace);
  return skirtForce(trace, {
    frictionOnSkirt: design.material.frictionOnSkirt,
    massFlow: section.massFlow,
    bulkDensity: design.material.lowBulkDensity,
    gravity: design.gravity,
    skirtLength:
      rules.skirts === "whole"
        ? skirt
        : skirtBeyondLoading(trace, { skirtLength: skirt, accelerationLength: section.accelerationLength }),
    beltSpeed: design.beltSpeed,
    skirtWidth: skirtWidth(trace, design, rules),
  });
}

/** Force to bring the tonnage a hopper adds to belt speed, N; the same in every method. */
export function fedMaterialForce(trace: Trace, design: Design, section: SectionInCase): number {
  if (section.addedFlow <= 0) return none(trace);
  const { addedFlow: massFlow, feedSpeed } = section;
  return accelerationForce(trace, { massFlow, beltSpeed: design.beltSpeed, feedSpeed });
}

function isoAccelerationSkirts(trace: Trace, design: Design, rules: IsoRules, section: SectionInCase): number {
  if (section.addedFlow <= 0) return none(trace);
  return accelerationSkirtForce(trace, {
    frictionOnSkirt: design.material.frictionOnSkirt,
    massFlow: section.addedFlow,
    bulkDensity: design.material.lowBulkDensity,
    gravity: design.gravity,
    accelerationLength: section.accelerationLength,
    beltSpeed: design.beltSpeed,
    feedSpeed: section.feedSpeed,
    skirtWidth: skirtWidth(trace, design, rules),
  });
}

function isoCleaner(trace: Trace, design: Design, { profile }: IsoRules): number {
  const { cleanerPressure: usual = usualCleanerPressure } = profile;
  const { cleanerContactLength, cleanerPressure, cleanerFriction } = design.settings;
  return cleanerResistance(trace, {
    beltWidth: design.belt.width,
    contactLength: cleanerContactLength,
    pressure: cleanerPressure ?? constant(trace, usual.value, usual.source),
    cleanerFriction,
  });
}

/** Drag of idlers tilted forward on purpose, N; the same in every method that counts it. */
export function tiltResistance(trace: Trace, design: Design, section: SectionInCase, rules = isoRules): number {
  const { idler, geometry, lineLoad } = section;
  if (idler.forwardTilt <= 0 || section.spacing <= 0) return none(trace);
  const { length, slopeCosine } = geometry;
  const idlerFriction = design.settings.idlerFriction;
  const tilted = {
    idlerFriction,
    length,
    beltMass: design.belt.mass,
    gravity: design.gravity,
    slopeCosine,
    forwardTilt: idler.forwardTilt,
  };
  if (isEqual(idler.rolls, 2)) return returnTiltResistance(trace, { ...tilted, troughAngle: idler.troughAngle });
  const tiltFactor = isEqual(idler.rolls, 1)
    ? constant(trace, 1, rules.tiltFactor.definition.source)
    : rules.tiltFactor(trace, { troughAngle: idler.troughAngle });
  return carryTiltResistance(trace, { ...tilted, tiltFactor, lineLoad });
}
