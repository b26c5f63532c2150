import type { Design } from "../../design/design.ts";
import type { IdlerSet } from "../../parts/idlers/idler-set.ts";
import { adjustedDrag, adjustedFrictionFactor, adjustedIdlerFactor } from "../../rules/adopted-1/friction-factor.ts";
import {
  cleanerDrag,
  ploughDrag,
  sidePressureFactor,
  skirtEdgingDrag,
  skirtMaterialDrag,
  tabulatedPulleyPull,
  usualSkirtDepth,
} from "../../standards/cema-5/accessories.ts";
import {
  carriedWeight,
  carryBeltTension,
  carrySlope,
  carryTension,
  idlerTension,
  loadTension,
  returnBeltTension,
  returnFrictionFactor,
} from "../../standards/cema-5/belt-resistance.ts";
import { kxFactor, rotationFactor } from "../../standards/cema-5/idler-friction.ts";
import { kyFactor, kyFactorFromTension } from "../../standards/cema-5/ky-factor.ts";
import { cema5 } from "../../standards/sources.ts";
import { constant, none } from "../../trace/reference.ts";
import { defineSum, type Sum } from "../../trace/sum.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import type { Loop, LoopSection } from "../loop/belt-path.ts";
import { type ConveyorFactors, fedMaterialForce, tiltResistance } from "./iso.ts";
import {
  bearingOfFreePulley,
  noFriction,
  type PulleyTurn,
  type ResistanceMethod,
  type SectionFriction,
} from "./method.ts";
import type { SectionInCase } from "./section-in-case.ts";

/** Length and slope of the whole carry run: Ky is read with these. */
interface CarryRun {
  readonly length: number;
  readonly slope: number;
}

/**
 * CEMA, 5th edition: idler friction Kx, flexure Ky, accessories by the book. Ai is 0 for a conveyor that runs itself.
 * Forward tilt of idlers is no term of the book: it counts only where the design says so.
 */
export function cemaMethod(trace: Trace, design: Design, factors: ConveyorFactors, loop: Loop): ResistanceMethod {
  const run = carryRun(trace, loop);
  const easy = cemaWith(design, factors, run, none);
  return { ...cemaWith(design, factors, run, rotationFactorOf), regenerating: easy };
}

type RotationFactorOf = (trace: Trace, idler: IdlerSet) => number;

function cemaWith(
  design: Design,
  factors: ConveyorFactors,
  run: CarryRun,
  factorOf: RotationFactorOf,
): ResistanceMethod {
  const { width } = design.belt;
  return {
    name: "CEMA",
    friction: (trace, section) =>
      section.strand === "carry"
        ? carryFriction(trace, design, factors, section, { ...run, factorOf })
        : returnFriction(design, factors, section),
    skirts: (trace, section) => cemaSkirts(trace, design, section),
    acceleration: (trace, section) => fedMaterialForce(trace, design, section),
    accelerationSkirts: none,
    cleaner: (trace) => cleanerDrag(trace, { beltWidth: width }),
    plough: (trace) => ploughDrag(trace, { beltWidth: width }),
    tilt: (trace, section) =>
      design.settings.cema.isTiltCounted ? tiltResistance(trace, design, section) : none(trace),
    ...(design.settings.cema.pulleys === "table"
      ? { wrap: tabulatedWrap, bearing: none }
      : { wrap: () => "by-tension", bearing: bearingOfFreePulley }),
  };
}

/** The table of the 5th edition holds bending and bearings together. */
function tabulatedWrap(trace: Trace, { wrapAngle, isDriven }: PulleyTurn): number {
  const driven = constant(trace, isDriven ? 1 : 0, tabulatedPulleyPull.definition.source);
  return tabulatedPulleyPull(trace, { wrapAngle, isDriven: driven });
}

const total = (id: string, symbol: string) =>
  defineSum({
    id: `cema/${id}`,
    source: cema5("chapter 6, the carry run"),
    output: { symbol, unit: "m" },
    term: symbol,
  });
const carryLength = total("carry-length", "L");
const carryLift = total("carry-lift", "H");
const carryDistance = total("carry-distance", "x");

function carryRun(trace: Trace, loop: Loop): CarryRun {
  const carry = loop.sections.filter((section) => section.start.section.strand === "carry");
  trace.place = {};
  const all = (sum: Sum, of: (section: LoopSection) => number) => sum(trace, carry.map(of));
  const lift = all(carryLift, (section) => section.lift);
  const run = all(carryDistance, (section) => section.run);
  return { length: all(carryLength, (section) => section.length), slope: carrySlope(trace, { lift, run }) };
}

/** Ai of an idler set of three rolls, N: typed, or by roll diameter and series. */
export function rotationFactorOf(trace: Trace, idler: IdlerSet): number {
  const { rollDiameter } = idler;
  const heavySeries = constant(trace, idler.isHeavySeries ? 1 : 0, rotationFactor.definition.source);
  return idler.rotationFactor ?? rotationFactor(trace, { rollDiameter, heavySeries });
}

function carryFriction(
  trace: Trace,
  design: Design,
  factors: ConveyorFactors,
  section: SectionInCase,
  run: CarryRun & { readonly factorOf: RotationFactorOf },
): SectionFriction {
  if (section.spacing <= 0) return noFriction;
  const { gravity, belt, settings } = design;
  const { lineLoad, spacing } = section;
  const { length } = section.geometry;
  const { temperatureFactor } = factors;
  const beltMass = belt.mass;
  const { frictionAdjustment: adjustment } = settings;
  const rotation = run.factorOf(trace, section.idler);
  const idlerFactor = kxFactor(trace, { beltMass, lineLoad, gravity, rotationFactor: rotation, spacing });
  const kx = adjustedIdlerFactor(trace, { idlerFactor, adjustment });
  const weight = carriedWeight(trace, { beltMass, lineLoad });
  const { length: carryLength, slope } = run;
  const adjusted = (step: Trace, friction: number) => adjustedFrictionFactor(step, { friction, adjustment });
  const fromTable =
    settings.cema.ky === "table" ? adjusted(trace, kyFactor(trace, { length: carryLength, slope, weight })) : undefined;
  const factor = (step: Trace, tension: number) =>
    fromTable ?? adjusted(step, kyFactorFromTension(step, { weight, spacing, tension }));
  const partsAt = (step: Trace, tension: number) => {
    const ky = factor(step, tension);
    return {
      idlers: idlerTension(step, { length, temperatureFactor, kx }),
      belt: carryBeltTension(step, { length, temperatureFactor, ky, beltMass, gravity }),
      load: loadTension(step, { length, ky, lineLoad, gravity }),
    };
  };
  return {
    main: (step, tension) => carryTension(step, partsAt(step, tension)),
    bare:
      fromTable === undefined
        ? (tension) => carryTension.evaluate(partsAt(bareTrace, tension))
        : carryTension.evaluate(partsAt(bareTrace, 1)),
    factor,
    parts: partsAt,
  };
}

function returnFriction(design: Design, factors: ConveyorFactors, section: SectionInCase): SectionFriction {
  if (section.spacing <= 0) return noFriction;
  const given = {
    length: section.geometry.length,
    temperatureFactor: factors.temperatureFactor,
    beltMass: design.belt.mass,
    gravity: design.gravity,
  };
  const { frictionAdjustment: adjustment } = design.settings;
  const tension = (step: Trace) => adjustedDrag(step, { drag: returnBeltTension(step, given), adjustment });
  return {
    main: tension,
    bare: tension(bareTrace),
    factor: (step) => adjustedFrictionFactor(step, { friction: returnFrictionFactor(step, {}), adjustment }),
    parts: (step) => ({ belt: tension(step) }),
  };
}

const skirtDrag = defineSum({
  id: "cema/skirt-drag",
  source: cema5("chapter 6, Tsb: edging and material"),
  output: { symbol: "F_skirts", unit: "N" },
  term: "T_sb",
});

function cemaSkirts(trace: Trace, design: Design, section: SectionInCase): number {
  const { skirtLength } = section.geometry.start.section;
  if (skirtLength <= 0) return none(trace);
  const { cema } = design.settings;
  const edging = cema.hasRubberEdging ? skirtEdgingDrag(trace, { skirtLength }) : none(trace);
  if (!section.isLoaded) return edging;
  const material = skirtMaterialDrag(trace, {
    skirtLength,
    bulkDensity: design.material.lowBulkDensity,
    gravity: design.gravity,
    sidePressureFactor: sidePressureFactor(trace, { reposeAngle: design.material.reposeAngle }),
    materialDepth: cema.skirtMaterialDepth ?? usualSkirtDepth(trace, { beltWidth: design.belt.width }),
  });
  return skirtDrag(trace, [edging, material]);
}
