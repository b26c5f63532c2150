import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { newConveyor, newDrive } from "../document/new-conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { boosterPoints } from "./booster.ts";
import { laidPulls } from "./laid-pulls.ts";
import type { LayoutInput, LayoutPoint, Role } from "./layout.ts";
import { dualHeadLayout, dualTailLayout, headLayout, tailLayout } from "./layouts.ts";

const degree = Math.PI / 180;
const written = (points: readonly LayoutPoint[]) => points.map(({ x, z }) => `${x.toFixed(4)} ${z.toFixed(4)}`);

// Handbook 15.21: coordinates to their digits.
const head: LayoutInput = {
  length: 300,
  lift: 30,
  radii: { tail: 0.3224, head: 0.4224, snub: 0.2074, bend: 0.3224, takeUp: 0.3224 },
  strandDistance: 1.1,
  hopper: 4,
  takeUpBack: 40,
  takeUpReach: 6,
  extraWrap: 30 * degree,
};
const dual: LayoutInput = {
  length: 6500,
  lift: 20,
  radii: { tail: 0.5224, head: 0.7224, snub: 0, bend: 0.5224, takeUp: 0.5224 },
  strandDistance: 1.4,
  hopper: 6,
  takeUpBack: 60,
  takeUpReach: 12,
  extraWrap: 12 * degree,
};
const tail: LayoutInput = {
  length: 1200,
  lift: -80,
  radii: { tail: 0.5224, head: 0.4224, snub: 0.2574, bend: 0.4224, takeUp: 0.4224 },
  strandDistance: 1.2,
  hopper: 6,
  takeUpBack: 45,
  takeUpReach: 8,
  extraWrap: 30 * degree,
};

const mirrored = { ...dual, lift: -dual.lift, radii: { ...dual.radii, tail: dual.radii.head, head: dual.radii.tail } };

describe("layouts", () => {
  it("have a head drive with its snub where geometry puts them (EX 15.33)", () => {
    expect(written(headLayout(head))).toEqual([
      "0.0000 0.0000",
      "3.9481 0.7188",
      "300.0000 30.0000",
      "299.4048 29.5776",
      "289.0095 28.2200",
      "260.0000 24.9950",
      "259.3552 18.8661",
      "258.7104 24.8661",
      "7.1362 0.0326",
    ]);
  });

  it("have two drives at the head with the belt folded between them (EX 15.34)", () => {
    expect(written(dualHeadLayout(dual))).toEqual([
      "0.0000 0.0000",
      "5.9984 0.5409",
      "6500.0000 20.0000",
      "6496.0957 19.5456",
      "6497.6129 18.5995",
      "6466.8151 19.2203",
      "6440.0000 18.6154",
      "6438.9552 6.6089",
      "6437.9104 18.6089",
      "3.1061 -0.6680",
    ]);
  });

  it("have the drive of a belt that runs down at its tail (EX 15.35)", () => {
    expect(written(tailLayout(tail))).toEqual([
      "0.0000 0.0000",
      "6.0215 0.1221",
      "1200.0000 -80.0000",
      "1194.8622 -80.3366",
      "45.0000 -4.1024",
      "44.1552 -12.1024",
      "43.3104 -3.9898",
      "9.9427 -1.3420",
      "0.7097 -0.5200",
    ]);
  });
});

describe("a layout with drives elsewhere", () => {
  it("has two drives at its tail as a mirror shows those of a dual head", () => {
    const { lift, length } = dual;
    const isOfDrives = ({ role }: LayoutPoint) => role !== "hopper" && !role.startsWith("take-up");
    const seen = dualTailLayout(mirrored);
    const own = dualHeadLayout(dual).filter(isOfDrives);
    const turned = own.map(({ x, z }) => ({ x: length - x, z: z - lift }));
    // The mirror turns the order of travel, and the first point is the pulley at the tail.
    expect(sortedPlaces(seen.filter(isOfDrives))).toEqual(sortedPlaces(turned));
    expect(seen.map(({ role }) => role)).toEqual([
      ...["tail-drive", "hopper", "head", "line", "take-up-bend", "take-up", "take-up-bend", "line"],
      ...["secondary-drive", "drive-bend"],
    ]);
  });

  it("has a drive in its carrying strand over a bend (EX 15.36)", () => {
    const [foot, drive, bend] = boosterPoints(level, { along: 150, which: 0 }, 6 * degree).map(({ x, z }) => ({
      x: x - 150,
      z: z - 0.4,
    }));
    expect(foot?.x).toBeCloseTo(-21.7841, 4);
    expect(drive?.z).toBeCloseTo(1.6672, 4);
    expect(bend?.x).toBeCloseTo(-4, 9);
    expect(bend?.z).toBeCloseTo(0.5224, 9);
  });

  it("leaves out points of the return line that find no room", () => {
    const short = { ...head, length: 20, lift: 2, takeUpBack: 8 };
    expect(headLayout(short).some(({ role }) => role === "line")).toBe(false);
    expect(headLayout(head).filter(({ role }) => role === "line")).toHaveLength(2);
  });

  it("has no second bend where the tail tightens the belt", () => {
    const roles = headLayout(head, { tail: "tail-take-up" }).map(({ role }) => role);
    expect(roles).toEqual(["tail-take-up", "hopper", "head-drive", "snub", "line", "line"]);
  });
});

const level: LayoutInput = {
  ...head,
  lift: 0,
  radii: { ...head.radii, tail: 0.4, head: 0.4, boosters: [{ drive: 0.6224, bend: 0.5224 }] },
};

function sortedPlaces(points: readonly { readonly x: number; readonly z: number }[]): readonly string[] {
  return points.map(({ x, z }) => `${x.toFixed(6)} ${z.toFixed(6)}`.replaceAll("-0.000000", "0.000000")).toSorted();
}

/** The belt of the handbook: its half, 10.4 mm, belongs to every path radius. */
const belt = { carcassT: 8.8, topCover: 6, bottomCover: 6 };

function laid(points: readonly LayoutPoint[]) {
  const start = newConveyor();
  const pulls = laidPulls(points).map((pull, at): Pull => {
    const { radius = 0.0104 } = points[at] ?? {};
    return { ...pull, shell: { ...pull.shell, shellDia: 2000 * (radius - 0.0104), laggingThick: 0 } };
  });
  const drives = pulls
    .filter(({ pType }) => pType === "Drive")
    .map((_, at) => ({ ...newDrive(at + 1), laggingThick: 0 }));
  const conveyor = {
    ...start,
    ...{ topCover: belt.topCover, bottomCover: belt.bottomCover },
    belt: { ...start.belt, carcassT: belt.carcassT },
    pointsAre: "Pulley centres" as const,
    pulls,
    drives,
  };
  const calculation = calculate(conveyor);
  if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
  const { loop } = calculation.solution;
  const wraps = loop.turns.map(({ wrapAngle }, at) => (points[at]?.radius === undefined ? 0 : wrapAngle / degree));
  return { wraps: wraps.filter((wrap) => wrap > 0), length: loop.beltLength };
}

const isOutside = (role: Role) => role.endsWith("bend") || role === "snub";

/** Places are kept to a tenth of a millimetre, which turns the belt on the smallest pulley by a fiftieth of a degree. */
function expectWraps(wraps: readonly number[], expected: readonly number[]): void {
  expect(wraps).toHaveLength(expected.length);
  for (const [at, wrap] of wraps.entries()) expect(Math.abs(wrap - (expected[at] ?? 0))).toBeLessThan(0.02);
}

// The wraps and lengths of the handbook, by the belt path of the calculation.
describe("a belt laid by a layout", () => {
  it("goes round a head drive by half a turn and thirty degrees (EX 15.33)", () => {
    const { wraps, length } = laid(headLayout(head));
    expectWraps(wraps, [177.1408, 210.0193, 32.8638, 84.2894, 180, 95.7106]);
    expect(length).toBeCloseTo(618.2773, 2);
  });

  it("goes round both drives of a dual head (EX 15.34)", () => {
    const { wraps, length } = laid(dualHeadLayout(dual));
    expectWraps(wraps, [177.1495, 192.0018, 204, 194.6748, 89.8237, 180, 90.1763]);
    expect(length).toBeCloseTo(13036.2615, 2);
  });

  it("goes round the drive at a tail (EX 15.35)", () => {
    const { wraps, length } = laid(tailLayout(tail));
    expectWraps(wraps, [210, 177.1387, 93.8141, 180, 86.1859, 32.8644]);
    expect(length).toBeCloseTo(2425.4598, 2);
  });

  it.each([
    ["behind one drive", headLayout({ ...head, isTakeUpRailed: true }), 180 + 30 - 0.1],
    ["behind a dual head", dualHeadLayout({ ...dual, isTakeUpRailed: true }), 180 + 12 - 2.9],
    ["before a driven tail", tailLayout({ ...tail, isTakeUpRailed: true }), 180 + 30 - 0.1],
    ["before a dual tail", dualTailLayout({ ...mirrored, isTakeUpRailed: true }), 180 + 12 - 2.9],
  ] as const)("turns round a take-up on rails and back, %s", (_, points, least) => {
    const pulleys = points.filter(({ radius }) => radius !== undefined);
    const { wraps } = laid(points);
    const wrapOf = (role: Role) => wraps[pulleys.findIndex((point) => point.role === role)] ?? Number.NaN;
    expect(Math.abs(wrapOf("rail-take-up") - 180)).toBeLessThan(0.05);
    expect(Math.abs(wrapOf("rail-bend") - 180)).toBeLessThan(0.05);
    // The drives keep what the layout promises them, the second less one in twenty of the lead.
    for (const { role } of pulleys) if (role.endsWith("-drive")) expect(wrapOf(role)).toBeGreaterThan(least);
    // Once round, whatever turns back in between.
    const turned = pulleys.map(({ role }, at) => (isOutside(role) ? -1 : 1) * (wraps[at] ?? 0));
    const corners = 360 - turned.reduce((sum, one) => sum + one, 0);
    expect(Math.abs(corners)).toBeLessThan(8);
  });

  it("climbs gently over a booster and folds back below it", () => {
    const points = headLayout(level, { boosters: [150] });
    const wrapOf = (role: string) => {
      const pulleys = points.filter(({ radius }) => radius !== undefined);
      return laid(points).wraps[pulleys.findIndex((point) => point.role === role)];
    };
    expect(wrapOf("booster-drive")).toBeCloseTo(181.9, 1);
    expect(wrapOf("booster-bend")).toBeCloseTo(180, 1);
  });
});
