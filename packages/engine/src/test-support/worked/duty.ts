import { bearingDuty } from "../../parts/duty/bearing-duty.ts";
import { ballExponent, rollerExponent } from "../../standards/iso-281/bearing-life.ts";
import { startTrace } from "../../trace/trace.ts";
import type { WorkedExample } from "./worked-number.ts";

const trace = startTrace("checked");

/** 10.5: a roll of the hilly belt under 1200 t/h at 3.5 m/s, one set every 1.2 m, 0.7 of its load on the centre roll. */
const load = (share: number) => 1.2 * 0.7 * 9.80665 * (24.852 + (1200 / 3.6 / 3.5) * share);
const shares = [
  [0.2, 0],
  [0.3, 0.6],
  [0.4, 0.9],
  [0.1, 1],
] as const;

function equivalent(exponent: number): number {
  const states = shares.map(([timeShare, share]) => ({ timeShare, load: load(share), rotation: 8 }));
  return bearingDuty(trace, states, exponent)?.load ?? Number.NaN;
}

/** Handbook 10.5: a bearing that lives by its duty. */
export const dutyExamples: readonly WorkedExample[] = [
  {
    chapter: "10",
    title: "10.5 equivalent load of a bearing",
    numbers: [
      ["full load", "N", "989.2525", load(1)],
      ["equivalent load, ball bearing", "N", "790.0828", equivalent(ballExponent)],
      ["equivalent load, roller bearing", "N", "798.0967", equivalent(rollerExponent)],
    ],
  },
];
