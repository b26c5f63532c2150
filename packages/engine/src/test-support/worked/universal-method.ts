import type { Design } from "../../design/design.ts";
import { type Solution, solve } from "../../solve/solve.ts";
import { byClasses, refMByClasses, tightConveyor } from "../universal-classes.ts";
import type { Difference, WorkedExample, WorkedNumber } from "./worked-number.ts";

function solved(design: Design): Solution {
  const found = solve(design, { method: "CEMA-7" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

/** The example spreads its skirts along their flight, which slackens it and tramples the load some more. */
const skirts = (by: string): Difference => ({ by, because: "skirts act where they stand, the example spreads them" });

const reference = solved(refMByClasses());
const full = reference.cases["running-full"];
const [first, second, third, back] = full.sections;
const at = (point: number, side: "arriving" | "leaving") => full.points[point]?.[side] ?? Number.NaN;
const part = (section: typeof first, name: string) => section?.parts[name] ?? Number.NaN;
const carried = (name: string) => part(second, name) + part(third, name);

const worked = solved(byClasses(tightConveyor, { twoRollSeals: 1 }));
const [loaded, empty] = [worked.cases["running-full"], worked.cases["running-empty"]];
const sum = (name: string) => loaded.sections.reduce((whole, { parts }) => whole + (parts[name] ?? 0), 0);

const flights: readonly WorkedNumber[] = [
  ["return, seals", "N", "347.5463", part(back, "seals")],
  ["return, load", "N", "83.79198", part(back, "load")],
  ["return, viscoelastic", "N", "1171.177", part(back, "indentation")],
  ["return, misalignment", "N", "358.6272", part(back, "misalignment")],
  ["carry 1, seals", "N", "15.63958", part(first, "seals")],
  ["carry 1, viscoelastic", "N", "3.92150", part(first, "indentation")],
  ["carry 1, misalignment", "N", "0.932430", part(first, "misalignment")],
  ["carry 2, seals", "N", "2590.958", carried("seals")],
  ["carry 2, load", "N", "548.7628", carried("load")],
  ["carry 2, viscoelastic", "N", "7755.048", carried("indentation")],
  ["carry 2, misalignment", "N", "1017.765", carried("misalignment")],
  ["carry 2, trampling", "N", "1151.930", carried("trampling"), skirts("11.553")],
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
      ["T_2", "N", "43373.65", at(3, "leaving")],
      ["T_1", "N", "127906.2", at(3, "arriving"), skirts("11.6")],
      ["T_e", "N", "86870.35", full.effectiveTension, skirts("11.57")],
      ["power", "kW", "260.6110", (full.effectiveTension * 3) / 1e3, skirts("0.0347")],
      ["friction of the return", "1", "0.0126227", back?.frictionFactor ?? Number.NaN],
      ["sag, carry", "N", "12043.12", second?.sagTension ?? Number.NaN],
      ["sag, return", "N", "4569.654", back?.sagTension ?? Number.NaN],
    ],
  },
  {
    chapter: "09",
    title: "9.9.2: the network of 2.19 by CEMA, universal",
    numbers: [
      ["seals", "N", "1978.801", sum("seals")],
      ["load", "N", "433.1705", sum("load")],
      ["cover", "N", "6372.837", sum("indentation")],
      ["misalignment", "N", "920.9774", sum("misalignment")],
      ["trampling", "N", "1034.029", sum("trampling"), skirts("2.476")],
      ["main, full", "N", "10739.81", loaded.components.friction, skirts("2.47")],
      ["main, empty", "N", "3471.200", empty.components.friction],
      ["skirts", "N", "682.5232", loaded.components.skirts],
      ["wrap", "N", "1248.125", loaded.components.wrap, skirts("0.003")],
      ["bearing", "N", "389.1404", loaded.components.bearing],
      ["cleaners", "N", "2101.522", loaded.components.cleaners],
      ["T_e, full", "N", "65694.38", loaded.effectiveTension, skirts("2.48")],
      ["T_max, full", "N", "109626.7", loaded.largest.tension, skirts("2.4")],
      ["T_e, empty", "N", "7671.033", empty.effectiveTension],
    ],
  },
];
