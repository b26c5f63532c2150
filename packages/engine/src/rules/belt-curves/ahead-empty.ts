import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { defineSum } from "../../trace/sum.ts";

const source = mechanics("rigid belt accelerating while loaded up to the curve only");

/** Acceleration with the belt loaded up to the curve and empty beyond: higher than that of the full belt. */
export const partialLoadAcceleration = defineFormula({
  id: "belt-curves/ahead-empty/partial-load-acceleration",
  source,
  inputs: {
    startingForce: { symbol: "F_st", unit: "N" },
    runningForce: { symbol: "F_U", unit: "N" },
    movingMass: { symbol: "m_p", unit: "kg", must: positive },
  },
  output: { symbol: "a_p", unit: "m/s2" },
  printed: "(F_st - F_U) / m_p",
  evaluate: ({ startingForce, runningForce, movingMass }) => (startingForce - runningForce) / movingMass,
});

/** Tension at the curve while starting in that state. */
export const aheadEmptyTension = defineFormula({
  id: "belt-curves/ahead-empty/ahead-empty-tension",
  source,
  inputs: {
    runningTension: { symbol: "T_run", unit: "N", must: nonNegative },
    acceleration: { symbol: "a_p", unit: "m/s2" },
    massBehind: { symbol: "m_beh", unit: "kg", must: nonNegative },
  },
  output: { symbol: "T_c", unit: "N" },
  printed: "T_run + a_p * m_beh",
  evaluate: ({ runningTension, acceleration, massBehind }) => runningTension + acceleration * massBehind,
});

const aroundBelt = mechanics("belt loaded up to the curve only, from the take-up");
const massOf = (symbol: string) => ({ symbol, unit: "kg" });
const movingMass = massOf("m_p");
const length = { symbol: "L", unit: "m", must: nonNegative };

/** Resistances along the belt. */
export const resistanceSum = defineSum({
  id: "belt-curves/ahead-empty/resistance-sum",
  source: aroundBelt,
  output: { symbol: "R", unit: "N" },
  term: "R",
});

/** Masses along the belt. */
export const massSum = defineSum({
  id: "belt-curves/ahead-empty/mass-sum",
  source: aroundBelt,
  output: { symbol: "m", unit: "kg" },
  term: "m",
});

/** Shares of the drives along the belt. */
export const shareSum = defineSum({
  id: "belt-curves/ahead-empty/share-sum",
  source: aroundBelt,
  output: { symbol: "x", unit: "1" },
  term: "x",
});

/** Resistance of a point and the section after it. */
export const pointAndSection = defineFormula({
  id: "belt-curves/ahead-empty/point-and-section",
  source: aroundBelt,
  inputs: { section: { symbol: "R_s", unit: "N" }, point: { symbol: "R_p", unit: "N" } },
  output: { symbol: "R", unit: "N" },
  printed: "R_s + R_p",
  evaluate: ({ section, point }) => section + point,
});

/** Resistance from behind the take-up pulley, whose own lies before its leaving tension. */
export const behindTakeUp = defineFormula({
  id: "belt-curves/ahead-empty/behind-take-up",
  source: aroundBelt,
  inputs: { resistance: { symbol: "R_t", unit: "N" }, own: { symbol: "R_p", unit: "N" } },
  output: { symbol: "R", unit: "N" },
  printed: "R_t - R_p",
  evaluate: ({ resistance, own }) => resistance - own,
});

/** Rotating mass of idlers per metre of belt. */
export const idlerMassPerMetre = defineFormula({
  id: "belt-curves/ahead-empty/idler-mass-per-metre",
  source: mechanics("rotating mass over spacing"),
  inputs: { rotatingMass: massOf("m_R"), spacing: { symbol: "s", unit: "m", must: positive } },
  output: { symbol: "q_R", unit: "kg/m" },
  printed: "m_R / s",
  evaluate: ({ rotatingMass, spacing }) => rotatingMass / spacing,
});

/** Mass of a point and the empty section after it. */
export const bareMass = defineFormula({
  id: "belt-curves/ahead-empty/bare-mass",
  source,
  inputs: {
    beltMass: { symbol: "q_B", unit: "kg/m" },
    idlers: { symbol: "q_R", unit: "kg/m" },
    length,
    pulley: massOf("m_P"),
  },
  output: { symbol: "m", unit: "kg" },
  printed: "(q_B + q_R) * L + m_P",
  evaluate: ({ beltMass, idlers, length: section, pulley }) => (beltMass + idlers) * section + pulley,
});

/** The same with its load. */
export const withLoad = defineFormula({
  id: "belt-curves/ahead-empty/with-load",
  source,
  inputs: { mass: massOf("m_e"), lineLoad: { symbol: "q_G", unit: "kg/m" }, length },
  output: { symbol: "m", unit: "kg" },
  printed: "m_e + q_G * L",
  evaluate: ({ mass, lineLoad, length: section }) => mass + lineLoad * section,
});

/** Share of one drive in the pull of all. */
export const shareOfDrives = defineFormula({
  id: "belt-curves/ahead-empty/share-of-drives",
  source: aroundBelt,
  inputs: { share: { symbol: "p", unit: "1" }, total: { symbol: "p_all", unit: "1", must: positive } },
  output: { symbol: "x", unit: "1" },
  printed: "p / p_all",
  evaluate: ({ share, total }) => share / total,
});

/** Mass of the belt and its drives. */
export const withDrives = defineFormula({
  id: "belt-curves/ahead-empty/with-drives",
  source,
  inputs: { movingMass: massOf("m_b"), driveMass: massOf("m_d") },
  output: { symbol: "m_p", unit: "kg" },
  printed: "m_b + m_d",
  evaluate: ({ movingMass: belt, driveMass }) => belt + driveMass,
});

/** Mass that the tension at the curve has to accelerate: what lies behind it less what the drives there pull. */
export const massBehindCurve = defineFormula({
  id: "belt-curves/ahead-empty/mass-behind-curve",
  source,
  inputs: { mass: massOf("m"), driveShare: { symbol: "x", unit: "1" }, movingMass, freed: massOf("m_d") },
  output: { symbol: "m_beh", unit: "kg" },
  printed: "m - (x * m_p - m_d)",
  evaluate: ({ mass, driveShare, movingMass: all, freed }) => mass - (driveShare * all - freed),
});
