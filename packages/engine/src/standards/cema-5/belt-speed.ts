import { defineProcedure } from "../../trace/formula.ts";
import { between, positive } from "../../trace/limit.ts";
import { cema5 } from "../sources.ts";

/** Materials by what they do to a belt, and the fastest usual speed by belt width: up to a width, m, at most m/s. */
export const speedTable = {
  "free-flowing": [
    { upTo: 0.45, speed: 2.5 },
    { upTo: 0.75, speed: 3.5 },
    { upTo: 1.05, speed: 4 },
    { upTo: Number.MAX_VALUE, speed: 5 },
  ],
  "coal-and-soft-ore": [
    { upTo: 0.45, speed: 2 },
    { upTo: 0.9, speed: 3 },
    { upTo: 1.5, speed: 4 },
    { upTo: Number.MAX_VALUE, speed: 5 },
  ],
  "hard-ore": [
    { upTo: 0.45, speed: 1.8 },
    { upTo: 0.9, speed: 2.5 },
    { upTo: Number.MAX_VALUE, speed: 3 },
  ],
  "foundry-sand": [{ upTo: Number.MAX_VALUE, speed: 1.8 }],
  ploughed: [{ upTo: Number.MAX_VALUE, speed: 1 }],
  feeder: [{ upTo: Number.MAX_VALUE, speed: 0.5 }],
} as const satisfies Record<string, readonly { readonly upTo: number; readonly speed: number }[]>;

export type SpeedClass = keyof typeof speedTable;
const classes: readonly SpeedClass[] = [
  "free-flowing",
  "coal-and-soft-ore",
  "hard-ore",
  "foundry-sand",
  "ploughed",
  "feeder",
];

/** Fastest usual belt speed. A recommendation: long overland belts run 5 to 8 m/s. */
export const usualSpeedLimit = defineProcedure({
  id: "cema-5/belt-speed/usual-speed-limit",
  source: cema5("chapter 4, recommended maximum belt speeds, metric rounding"),
  inputs: {
    materialClass: { symbol: "class", unit: "1", must: between(0, classes.length - 1) },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "v_max", unit: "m/s" },
  rule: "table by kind of material and belt width",
  evaluate: ({ materialClass, beltWidth }) => {
    const rows = speedTable[classes[materialClass] ?? "hard-ore"];
    return rows.find(({ upTo }) => beltWidth <= upTo + 1e-9)?.speed ?? 0;
  },
});

/** Number of a material class in the table. */
export function speedClassNumber(name: SpeedClass): number {
  return classes.indexOf(name);
}
