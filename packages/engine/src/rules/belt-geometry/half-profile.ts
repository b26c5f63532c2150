import { adopted, geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { atLeast, finite, nonNegative } from "../../trace/limit.ts";

/** Where the rolls of a set are numbered, from left to right. */
export const rollAngles = adopted("roll angles of 2 to 6 rolls");

/** Angle of one roll of a set of two or more: equal steps from −λ to +λ. A 60°/30° garland of five meets it exactly. */
export const rollAngle = defineFormula({
  id: "belt-geometry/half-profile/roll-angle",
  source: rollAngles,
  inputs: {
    troughAngle: { symbol: "lambda", unit: "rad", must: nonNegative },
    roll: { symbol: "i", unit: "1", must: nonNegative },
    rolls: { symbol: "n", unit: "1", must: atLeast(2) },
  },
  output: { symbol: "alpha", unit: "rad" },
  printed: "-lambda + 2 * lambda * i / (n - 1)",
  evaluate: ({ troughAngle, roll, rolls }) => -troughAngle + (2 * troughAngle * roll) / (rolls - 1),
});

/** What is left of half the belt after a piece; a piece never takes more than is left. */
export const pieceLength = defineFormula({
  id: "belt-geometry/half-profile/piece-length",
  source: geometry("a piece of belt never exceeds what is left of half the belt"),
  inputs: {
    centreFaceWidth: { symbol: "f", unit: "m", must: nonNegative },
    left: { symbol: "s", unit: "m", must: nonNegative },
  },
  output: { symbol: "L", unit: "m" },
  printed: "min(f, s)",
  guards: "centreFaceWidth",
  evaluate: ({ centreFaceWidth, left }) => Math.min(centreFaceWidth, left),
});

const along = { symbol: "L", unit: "m", must: nonNegative };
const angle = { symbol: "alpha", unit: "rad" };
const source = geometry("belt as a polyline on the rolls");

/** Horizontal share of a piece of belt. */
export const pieceRun = defineFormula({
  id: "belt-geometry/half-profile/piece-run",
  source,
  inputs: { length: along, angle },
  output: { symbol: "dx", unit: "m" },
  printed: "L * cos(alpha)",
  evaluate: ({ length, angle: alpha }) => length * Math.cos(alpha),
});

/** Rise of a piece of belt. */
export const pieceRise = defineFormula({
  id: "belt-geometry/half-profile/piece-rise",
  source,
  inputs: { length: along, angle },
  output: { symbol: "dz", unit: "m" },
  printed: "L * sin(alpha)",
  evaluate: ({ length, angle: alpha }) => length * Math.sin(alpha),
});

/** Load between the belt piece and the level of the material edges, both halves of the belt. */
export const stripArea = defineFormula({
  id: "belt-geometry/half-profile/strip-area",
  source,
  inputs: {
    run: { symbol: "dx", unit: "m", must: finite },
    level: { symbol: "z_e", unit: "m", must: finite },
    start: { symbol: "z_0", unit: "m", must: finite },
    end: { symbol: "z_1", unit: "m", must: finite },
  },
  output: { symbol: "A_strip", unit: "m2" },
  printed: "dx * (2 * z_e - z_0 - z_1)",
  evaluate: ({ run, level, start, end }) => run * (2 * level - start - end),
});

/** Horizontal distance between the two material edges. */
export const fullChord = defineFormula({
  id: "belt-geometry/half-profile/full-chord",
  source,
  inputs: { halfChord: { symbol: "W_half", unit: "m", must: nonNegative } },
  output: { symbol: "W", unit: "m" },
  printed: "2 * W_half",
  evaluate: ({ halfChord }) => 2 * halfChord,
});

/** Half of a belt, or of a tube. */
export const half = defineFormula({
  id: "belt-geometry/half-profile/half",
  source,
  inputs: { width: { symbol: "B", unit: "m", must: nonNegative } },
  output: { symbol: "s", unit: "m" },
  printed: "B / 2",
  evaluate: ({ width }) => width / 2,
});

/** Half of a roll that stands in the middle. */
export const halfRoll = defineFormula({
  id: "belt-geometry/half-profile/half-roll",
  source,
  inputs: { centreFaceWidth: { symbol: "f", unit: "m", must: nonNegative } },
  output: { symbol: "L", unit: "m" },
  printed: "f / 2",
  evaluate: ({ centreFaceWidth }) => centreFaceWidth / 2,
});

/** Half of the belt that is not on the roll in the middle. */
export const besideRoll = defineFormula({
  id: "belt-geometry/half-profile/beside-roll",
  source,
  inputs: {
    beltWidth: { symbol: "B", unit: "m", must: nonNegative },
    centreLength: { symbol: "f", unit: "m", must: nonNegative },
  },
  output: { symbol: "L", unit: "m" },
  printed: "(B - f) / 2",
  evaluate: ({ beltWidth, centreLength }) => (beltWidth - centreLength) / 2,
});

/** Belt left of half its width after a piece. */
export const beltLeft = defineFormula({
  id: "belt-geometry/half-profile/belt-left",
  source,
  inputs: {
    left: { symbol: "s", unit: "m", must: nonNegative },
    piece: { symbol: "L", unit: "m", must: nonNegative },
  },
  output: { symbol: "s", unit: "m" },
  printed: "s - L",
  evaluate: ({ left, piece }) => left - piece,
});

/** Face of one roll where the catalogue gives none: an equal part of the belt. */
export const equalFace = defineFormula({
  id: "belt-geometry/half-profile/equal-face",
  source,
  inputs: {
    beltWidth: { symbol: "B", unit: "m", must: nonNegative },
    rolls: { symbol: "n", unit: "1", must: atLeast(1) },
  },
  output: { symbol: "f", unit: "m" },
  printed: "B / n",
  evaluate: ({ beltWidth, rolls }) => beltWidth / rolls,
});

/** Level of the belt at the end of a piece. */
export const endLevel = defineFormula({
  id: "belt-geometry/half-profile/end-level",
  source,
  inputs: { start: { symbol: "z_0", unit: "m", must: finite }, rise: { symbol: "dz", unit: "m", must: finite } },
  output: { symbol: "z_1", unit: "m" },
  printed: "z_0 + dz",
  evaluate: ({ start, rise }) => start + rise,
});

/** Where a piece of belt ends, seen from above. */
export const endPlace = defineFormula({
  id: "belt-geometry/half-profile/end-place",
  source,
  inputs: { start: { symbol: "x_0", unit: "m", must: finite }, run: { symbol: "dx", unit: "m", must: finite } },
  output: { symbol: "x_1", unit: "m" },
  printed: "x_0 + dx",
  evaluate: ({ start, run }) => start + run,
});

/** How far the outermost roll reaches past the belt edge, along the belt. A belt that covers its roll leaves none. */
export const rollOverhang = defineFormula({
  id: "belt-geometry/half-profile/roll-overhang",
  source: geometry("roll end past the belt edge, at least 0"),
  inputs: {
    rollReach: { symbol: "f", unit: "m", must: nonNegative },
    piece: { symbol: "L", unit: "m", must: nonNegative },
  },
  output: { symbol: "o_r", unit: "m" },
  printed: "max(0, f - L)",
  evaluate: ({ rollReach, piece }) => Math.max(0, rollReach - piece),
});
