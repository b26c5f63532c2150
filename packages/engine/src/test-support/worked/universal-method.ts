import type { Design } from "../../design/design.ts";
import { meanTension } from "../../rules/mechanics/sag.ts";
import { type Solution, solve } from "../../solve/solve.ts";
import type { CaseResult } from "../../solve/tension/case-result.ts";
import { byClasses, refMByClasses, tightConveyor } from "../universal-classes.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

function solved(design: Design): Solution {
  const found = solve(design, { method: "CEMA-7" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

interface Straightened {
  readonly full: CaseResult;
  /** By how much more the load is trampled, N. */
  readonly more: number;
}

/**
 * The examples take the tension of a loaded flight for a straight line from one point to the next, with its skirts spread
 * along it. Clause 2.5.2 of the same handbook lets skirts act where they stand and follows the bend of the line, as the
 * solver does. A pull typed where each flight begins makes up the difference, and the rest is the network of the example.
 */
function straightened(design: Design): Straightened {
  let full = solved(design).cases["running-full"];
  let pulls: readonly number[] = [];
  for (let round = 0; round < 8; round += 1) {
    pulls = full.sections.map((section, at) => {
      const [start, end] = [full.points[at]?.leaving ?? Number.NaN, full.points[at + 1]?.arriving ?? Number.NaN];
      const trampling = section.parts.trampling ?? 0;
      if (trampling === 0) return 0;
      return (trampling * section.meanTension) / meanTension.evaluate({ start, end }) - trampling;
    });
    const points = design.points.map((point, at) => {
      const tensionAdjustment = pulls[at] ?? Number.NaN;
      return { ...point, section: { ...point.section, tensionAdjustment } };
    });
    full = solved({ ...design, points }).cases["running-full"];
  }
  return { full, more: pulls.reduce((sum, pull) => sum + pull, 0) };
}

const sum = ({ sections }: CaseResult, name: string) =>
  sections.reduce((whole, { parts }) => whole + (parts[name] ?? 0), 0);

/** The flight from hopper to head in one piece, as the example has it. */
const inOneFlight = (design: Design): Design => ({
  ...design,
  points: design.points.filter(({ id }) => id !== "knee"),
});

const reference = inOneFlight(refMByClasses());
const followed = solved(reference).cases["running-full"];
const { full, more } = straightened(reference);
const [first, second, back] = full.sections;
const at = (point: number, side: "arriving" | "leaving") => full.points[point]?.[side] ?? Number.NaN;
const part = (section: typeof first, name: string) => section?.parts[name] ?? Number.NaN;

const network = byClasses(tightConveyor, { twoRollSeals: 1 });
const empty = solved(network).cases["running-empty"];
const { full: loaded, more: moreLoaded } = straightened(network);

const flights: readonly WorkedNumber[] = [
  ["return, seals", "N", "347.5463", part(back, "seals")],
  ["return, load", "N", "83.79198", part(back, "load")],
  ["return, viscoelastic", "N", "1171.177", part(back, "indentation")],
  ["return, misalignment", "N", "358.6272", part(back, "misalignment")],
  ["carry 1, seals", "N", "15.63958", part(first, "seals")],
  ["carry 1, viscoelastic", "N", "3.92150", part(first, "indentation")],
  ["carry 1, misalignment", "N", "0.932430", part(first, "misalignment")],
  ["carry 2, seals", "N", "2590.958", part(second, "seals")],
  ["carry 2, load", "N", "548.7628", part(second, "load")],
  ["carry 2, viscoelastic", "N", "7755.048", part(second, "indentation")],
  ["carry 2, misalignment", "N", "1017.765", part(second, "misalignment")],
  ["carry 2, trampling", "N", "1151.930", part(second, "trampling") + more],
];

/**
 * By hand: dT/dx = (2590.958 + 548.7628 + 7755.048 + 1017.765 + 79805.76)/L + K/T over L = 499.478818 m from 34303.92 +
 * 732.0281 N on, K = 0.5 (W_b + W_m) S W_m/8, in 20 000 steps of the fourth order; T_2, cleaners and head as printed.
 */
const lineFollowed: readonly WorkedNumber[] = [
  ["carry 2, trampling", "N", "1140.377", part(followed.sections[1], "trampling")],
  ["T_1", "N", "127894.6", followed.points[2]?.arriving ?? Number.NaN],
  ["T_e", "N", "86858.79", followed.effectiveTension],
];

/** Handbook 9.5.11 and the row of CEMA-7 in 9.9.2. */
export const universalExamples: readonly WorkedExample[] = [
  {
    chapter: "09",
    title: "9.5.11: Ref-M by CEMA, universal",
    numbers: [
      ...flights,
      ["skirt seal and material", "N", "732.0281", full.components.skirts],
      ["acceleration", "N", "833.3333", full.components.acceleration],
      ["cleaners", "N", "2101.522", full.components.cleaners],
      ["tail in", "N", "33149.05", at(0, "arriving")],
      ["tail out", "N", "33376.48", at(0, "leaving")],
      ["hopper in", "N", "33470.59", at(1, "arriving")],
      ["hopper out", "N", "34303.92", at(1, "leaving")],
      ["T_2", "N", "43373.65", at(2, "leaving")],
      ["T_1", "N", "127906.2", at(2, "arriving")],
      ["T_e", "N", "86870.35", full.effectiveTension],
      ["power", "kW", "260.6110", (full.effectiveTension * 3) / 1e3],
      ["friction of the return", "1", "0.0126227", back?.frictionFactor ?? Number.NaN],
      ["sag, carry", "N", "12043.12", second?.sagTension ?? Number.NaN],
      ["sag, return", "N", "4569.654", back?.sagTension ?? Number.NaN],
    ],
  },
  {
    chapter: "09",
    title: "9.5.11 by 2.5.2: the tension followed along the belt from behind the skirts",
    numbers: lineFollowed,
  },
  {
    chapter: "09",
    title: "9.9.2: the network of 2.19 by CEMA, universal",
    numbers: [
      ["seals", "N", "1978.801", sum(loaded, "seals")],
      ["load", "N", "433.1705", sum(loaded, "load")],
      ["cover", "N", "6372.837", sum(loaded, "indentation")],
      ["misalignment", "N", "920.9774", sum(loaded, "misalignment")],
      ["trampling", "N", "1034.029", sum(loaded, "trampling") + moreLoaded],
      ["main, full", "N", "10739.81", loaded.components.friction + moreLoaded],
      ["main, empty", "N", "3471.200", empty.components.friction],
      ["skirts", "N", "682.5232", loaded.components.skirts],
      ["wrap", "N", "1248.125", loaded.components.wrap],
      ["bearing", "N", "389.1404", loaded.components.bearing],
      ["cleaners", "N", "2101.522", loaded.components.cleaners],
      ["T_e, full", "N", "65694.38", loaded.effectiveTension],
      ["T_max, full", "N", "109626.7", loaded.largest.tension],
      ["T_e, empty", "N", "7671.033", empty.effectiveTension],
    ],
  },
];
