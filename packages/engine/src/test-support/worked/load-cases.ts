import type { Design } from "../../design/design.ts";
import type { OwnCase } from "../../design/own-case.ts";
import { movingLoad } from "../../solve/moving-load/moving-load.ts";
import { solve } from "../../solve/solve.ts";
import { hillyBelt } from "../hilly-belt.ts";
import { anOwnCase } from "../own-case.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

/** Handbook 10.3 and 10.4: no pulley losses, 1200 t/h at 3.5 m/s over hills. */
const oneDrive = hillyBelt({ takeUpTension: 45_000 });
const twoDrives = hillyBelt({ takeUpTension: 60_000, tailShare: 0.4 });

function solved(design: Design) {
  const solution = solve(design, { method: "ISO" });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
  return { design, method: "ISO" as const, solution };
}

function ownPull(change: Partial<OwnCase>, design = oneDrive): number {
  const { solution } = solved({ ...design, ownCases: [anOwnCase(change)] });
  return solution.ownCases?.[0]?.effectiveTension ?? Number.NaN;
}

/** The hilly belt with covers that weigh 15 % of it. */
function covered(): Design {
  const { belt } = oneDrive;
  const cover = (0.15 * belt.mass) / (2 * 1150 * belt.width);
  return { ...oneDrive, belt: { ...belt, topCover: cover, bottomCover: cover } };
}

function pulls(): readonly WorkedNumber[] {
  const one = solved(oneDrive);
  const { cases } = one.solution;
  const fixed = [
    ["full", "54606.2179", cases["running-full"].effectiveTension],
    ["empty", "9775.8179", cases["running-empty"].effectiveTension],
    ["inclines", "67308.1646", cases["running-inclines"].effectiveTension],
    ["declines", "-684.6088", cases["running-declines"].effectiveTension],
  ] as const;
  const streaks = [
    [1, "60770.3979", "3238.0512"],
    [2, "67308.1646", "-2926.1288"],
    [9, "67308.1646", "-2926.1288"],
  ] as const;
  return [
    ...fixed.map(([name, printed, ours]): WorkedNumber => [`Te ${name}`, "N", printed, ours]),
    ...streaks.flatMap(([most, large, small]): readonly WorkedNumber[] => {
      const { largest, smallest } = movingLoad(one, most).effectiveTension;
      const name = most === 9 ? "any number of streaks" : `${most} streak${most === 1 ? "" : "s"}`;
      return [
        [`largest Te, ${name}`, "N", large, largest.value],
        [`smallest Te, ${name}`, "N", small, smallest.value],
      ];
    }),
  ];
}

type Printed = readonly (readonly [largest: string, smallest: string])[];

const atOneDrive: Printed = [
  ["43768.0572", "37603.8772"],
  ["46971.0683", "38565.3683"],
  ["80039.9416", "45856.7616"],
  ["78647.7504", "44090.9837"],
  ["109889.5832", "52357.2365"],
];

const atTwoDrives: Printed = [
  ["53353.6515", "26642.2048"],
  ["54315.1425", "29845.2159"],
  ["78417.9359", "47186.0905"],
  ["74410.6379", "41871.2393"],
  ["96462.2387", "61942.8307"],
];

function tensions(design: Design, printed: Printed): readonly WorkedNumber[] {
  const { points } = movingLoad(solved(design));
  return printed.flatMap(([large, small], index): readonly WorkedNumber[] => {
    const found = points[index + 1];
    return [
      [`largest tension, end of section ${index + 1}`, "N", large, found?.largest.value ?? Number.NaN],
      [`smallest tension, end of section ${index + 1}`, "N", small, found?.smallest.value ?? Number.NaN],
    ];
  });
}

function behindTail(): readonly WorkedNumber[] {
  const leaving = movingLoad(solved(twoDrives)).points[0]?.leaving;
  return [
    ["largest tension, leaving the tail drive", "N", "54585.5942", leaving?.largest.value ?? Number.NaN],
    ["smallest tension, leaving the tail drive", "N", "31572.6556", leaving?.smallest.value ?? Number.NaN],
  ];
}

/** Handbook 10.3 and 10.4: a load that moves, and cases of one's own. */
export const loadCaseExamples: readonly WorkedExample[] = [
  { chapter: "10", title: "10.3 effective tension of a load that moves", numbers: pulls() },
  {
    chapter: "10",
    title: "10.3 tensions, take-up at the tail, drive at the head",
    numbers: tensions(oneDrive, atOneDrive),
  },
  {
    chapter: "10",
    title: "10.3 tensions, drives at head and tail, take-up behind the head",
    numbers: [...behindTail(), ...tensions(twoDrives, atTwoDrives)],
  },
  {
    chapter: "10",
    title: "10.4 simple factors of a case",
    numbers: [
      ["Te, friction factor 1.25", "N", "60319.0557", ownPull({ frictionFactor: 1.25 })],
      ["Te, friction factor 0.7", "N", "47750.8125", ownPull({ frictionFactor: 0.7 })],
      ["Te, belt at 85 % of its mass", "N", "53582.6155", ownPull({ beltWear: 1 }, covered())],
      ["Te, density factor 1.15", "N", "61330.7779", ownPull({ densityFactor: 1.15 })],
    ],
  },
];
