import type { Design, Method } from "../../design/design.ts";
import type { IdlerSet } from "../../parts/idlers/idler-set.ts";
import {
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
} from "../../standards/iso-5048-1989/special.ts";
import { constant, isEqual, none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { noFriction, type ResistanceMethod, type SagFriction, type SectionFriction } from "./method.ts";
import type { SectionInCase } from "./section-in-case.ts";

/** What the conveyor as a whole gives to a method. */
export interface ConveyorFactors {
  readonly temperatureFactor: number;
}

/** ISO 5048: one artificial friction factor for each section, typed or from sag. */
export function isoMethod(design: Design, factors: ConveyorFactors, name: Method = "ISO"): ResistanceMethod {
  const known = new Map<IdlerSet, number>();
  const combined = (trace: Trace, section: SectionInCase) => {
    const found = trace.mode === "recorded" ? undefined : known.get(section.idler);
    if (found !== undefined) return found;
    const made = combinedFactors(trace, design, factors, section);
    known.set(section.idler, made);
    return made;
  };
  return {
    name,
    friction: (trace, section) => isoFriction(trace, design, combined, section),
    skirts: (trace, section) => isoSkirts(trace, design, section),
    acceleration: (trace, section) => fedMaterialForce(trace, design, section),
    accelerationSkirts: (trace, section) => isoAccelerationSkirts(trace, design, section),
    cleaner: (trace) => isoCleaner(trace, design),
    plough: (trace) =>
      ploughResistance(trace, { beltWidth: design.belt.width, forcePerWidth: design.settings.ploughForce }),
    tilt: (trace, section) => tiltResistance(trace, design, section),
  };
}

type CombinedFactors = (trace: Trace, section: SectionInCase) => number;

/** Within this sag the relation was made; beyond it says so. */
const coveredSag = 0.05;

function isoFriction(
  trace: Trace,
  design: Design,
  combinedOf: CombinedFactors,
  section: SectionInCase,
): SectionFriction {
  if (section.spacing <= 0) return noFriction;
  const typed = section.geometry.start.section.frictionFactor;
  return typed === undefined
    ? automaticFriction(design, section, combinedOf(trace, section))
    : typedFriction(trace, design, section, typed);
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
export function skirtWidth(trace: Trace, design: Design): number {
  return design.settings.skirtWidth ?? usualSkirtWidth(stepsOnly(trace), { beltWidth: design.belt.width });
}

function isoSkirts(trace: Trace, design: Design, section: SectionInCase): number {
  const skirt = section.geometry.start.section.skirtLength;
  if (skirt <= 0 || !section.isLoaded) return none(trace);
  return skirtForce(trace, {
    frictionOnSkirt: design.material.frictionOnSkirt,
    massFlow: section.massFlow,
    bulkDensity: design.material.lowBulkDensity,
    gravity: design.gravity,
    skirtLength: skirtBeyondLoading(trace, { skirtLength: skirt, accelerationLength: section.accelerationLength }),
    beltSpeed: design.beltSpeed,
    skirtWidth: skirtWidth(trace, design),
  });
}

/** Force to bring the tonnage a hopper adds to belt speed, N; the same in every method. */
export function fedMaterialForce(trace: Trace, design: Design, section: SectionInCase): number {
  if (section.addedFlow <= 0) return none(trace);
  const { addedFlow: massFlow, feedSpeed } = section;
  return accelerationForce(trace, { massFlow, beltSpeed: design.beltSpeed, feedSpeed });
}

function isoAccelerationSkirts(trace: Trace, design: Design, section: SectionInCase): number {
  if (section.addedFlow <= 0) return none(trace);
  return accelerationSkirtForce(trace, {
    frictionOnSkirt: design.material.frictionOnSkirt,
    massFlow: section.addedFlow,
    bulkDensity: design.material.lowBulkDensity,
    gravity: design.gravity,
    accelerationLength: section.accelerationLength,
    beltSpeed: design.beltSpeed,
    feedSpeed: section.feedSpeed,
    skirtWidth: skirtWidth(trace, design),
  });
}

function isoCleaner(trace: Trace, design: Design): number {
  const { cleanerContactLength, cleanerPressure, cleanerFriction } = design.settings;
  return cleanerResistance(trace, {
    beltWidth: design.belt.width,
    contactLength: cleanerContactLength,
    pressure: cleanerPressure,
    cleanerFriction,
  });
}

/** Drag of idlers tilted forward on purpose, N; the same in every method that counts it. */
export function tiltResistance(trace: Trace, design: Design, section: SectionInCase): number {
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
    ? constant(trace, 1, troughTiltFactor.definition.source)
    : troughTiltFactor(trace, { troughAngle: idler.troughAngle });
  return carryTiltResistance(trace, { ...tilted, tiltFactor, lineLoad });
}
