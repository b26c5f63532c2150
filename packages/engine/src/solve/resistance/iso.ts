import type { Design, Method } from "../../design/design.ts";
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
import type { Source } from "../../trace/place.ts";
import { constant, isEqual, none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
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

/** A number that a standard prints. */
interface Printed {
  readonly value: number;
  readonly source: Source;
}

/** What standards that follow ISO 5048 decide in ways of their own. */
interface IsoRules {
  readonly name: Method;
  /** Friction factor where none is typed, and of a belt that drives its motors; absent: from sag, and the low end. */
  readonly friction?: { readonly usual: Printed; readonly regenerating: Printed };
  /** Clear width between skirts where none is typed. */
  readonly skirtWidth: Formula<"beltWidth">;
  /** Whether skirts rub as special resistances beyond the loading zone only, or over their whole length. */
  readonly skirts: "beyond-loading" | "whole";
  /** Where none is typed, Pa. */
  readonly cleanerPressure: Printed;
  readonly tiltFactor: Formula<"troughAngle">;
}

export const isoRules: IsoRules = {
  name: "ISO",
  skirtWidth: usualSkirtWidth,
  skirts: "beyond-loading",
  cleanerPressure: usualCleanerPressure,
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
    name: rules.name,
    friction: (trace, section) => {
      if (section.spacing <= 0) return noFriction;
      const typed = section.geometry.start.section.frictionFactor ?? printedFriction(trace, design, rules);
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
  const { friction } = rules;
  return friction === undefined
    ? method
    : { ...method, regenerating: withFriction(method, design, friction.regenerating) };
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

function printedFriction(trace: Trace, design: Design, { friction: printed }: IsoRules): number | undefined {
  if (printed === undefined) return undefined;
  const { value, source } = printed.usual;
  const { frictionAdjustment: adjustment } = design.settings;
  return adjustedFrictionFactor(trace, { friction: constant(trace, value, source), adjustment });
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

function isoCleaner(trace: Trace, design: Design, { cleanerPressure: usual }: IsoRules): number {
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
