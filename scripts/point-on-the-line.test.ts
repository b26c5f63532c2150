import { demoConveyors } from "@beltwright/catalogue";
import {
  type Calculated,
  type Conveyor,
  calculate,
  computedResults,
  newPull,
  type Pull,
  randomConveyor,
} from "@beltwright/model";
import { describe, expect, it } from "vitest";

// The law of the handbook, 2.2.2: a point inserted on the straight belt line of a section changes no result.

const demos = await demoConveyors();
const methods = ["ISO", "CEMA", "VISCO", "GB", "IS", "JIS"] as const;
const seeds = Array.from({ length: 8 }, (_, seed) => seed + 1);

function calculated(conveyor: Conveyor, method?: (typeof methods)[number]): Calculated {
  const found = calculate(conveyor, method === undefined ? {} : { method });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found;
}

const withFriction = (conveyor: Conveyor, frictionFactor: number): Conveyor => ({
  ...conveyor,
  frictionFactorInp: frictionFactor,
  pulls: conveyor.pulls.map((pull) => ({ ...pull, frictionFactorInp: frictionFactor })),
});

/** A point so far along the straight belt of a section, which goes on behind it as it was. */
function pointOn({ pulls }: Conveyor, { solution }: Calculated, at: number, share: number): Pull {
  const pull = pulls[at];
  const ends = solution.machine.path[at];
  if (pull === undefined || ends === undefined) throw new Error("a section is missing");
  const between = (axis: "x" | "y" | "z") => ends.start[axis] + share * (ends.end[axis] - ends.start[axis]);
  const { sectType, capacityInp, idlerSpacingMode, idlerSpacingInp, frictionFactorInp } = pull;
  const section = { sectType, capacityInp, idlerSpacingMode, idlerSpacingInp, frictionFactorInp };
  const noID = Math.max(...pulls.map((one) => one.noID)) + 1;
  return { ...newPull("Int. Pt"), ...section, x: between("x"), y: between("y"), z: between("z"), noID, no: at + 2 };
}

function withPoint(conveyor: Conveyor, point: Pull, at: number): Conveyor {
  return { ...conveyor, pulls: conveyor.pulls.toSpliced(at + 1, 0, point) };
}

/** What belongs to the section itself, of which there are two now. */
const ofSection = /\.(length|lift|sag|frictionFactor|endPt[XYZ])$/;

interface Moved {
  readonly path: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly share: number;
}

/** Results that moved by more than a share of themselves, or of the largest number of their kind. */
function moved(before: Conveyor, one: Calculated, after: Conveyor, other: Calculated, at: number): readonly Moved[] {
  const found = new Map(computedResults(after, other.solution).map(({ path, value }) => [path, value]));
  return computedResults(before, one.solution).flatMap(({ path, value }) => {
    const index = Number(/^pulls\[(\d+)\]/.exec(path)?.[1] ?? -1);
    if (index === at && ofSection.test(path)) return [];
    const is = found.get(index > at ? path.replace(`[${index}]`, `[${index + 1}]`) : path);
    const share = typeof value === "number" && typeof is === "number" ? apart(value, is) : Number(value !== is);
    return [{ path, was: value, is, share }];
  });
}

/** Forces below a newton, angles and times below a thousandth are as good as none. */
function apart(one: number, other: number): number {
  return Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other), 1);
}

function worst(
  conveyor: Conveyor,
  method: (typeof methods)[number] | undefined,
  share: number,
  sections = spread(conveyor.pulls.length),
): readonly Moved[] {
  const before = calculated(conveyor, method);
  return sections.flatMap((at) => {
    const { length = 0 } = before.solution.loop.sections[at] ?? {};
    if (length < 0.5) return [];
    const after = withPoint(conveyor, pointOn(conveyor, before, at, share), at);
    return moved(conveyor, before, after, calculated(after, method), at);
  });
}

/** Six sections from the first to the last, all of them where there are no more. */
function spread(sections: number): readonly number[] {
  const stride = Math.max(1, sections / 6);
  return Array.from({ length: Math.ceil(sections / stride) }, (_, at) => Math.floor(at * stride));
}

/** Every third of them: three methods one after another take all. */
function third(sections: number, method: (typeof methods)[number]): readonly number[] {
  return spread(sections).filter((_, at) => at % 3 === methods.indexOf(method) % 3);
}

const beyond = (limit: number) => (one: Moved) => one.share > limit;

describe("a point on the belt line", () => {
  it.each(demos.map((demo) => [demo.convNo, demo] as const))("changes nothing of %s with typed friction", (_, demo) => {
    expect(worst(withFriction(demo, 0.021), "ISO", 0.37).filter(beyond(1e-9))).toEqual([]);
  });

  it.each(demos.flatMap((demo) => methods.map((method) => [demo.convNo, method, demo] as const)))(
    "changes %s by %s less than a hundred-thousandth with automatic friction",
    (_, method, demo) => {
      expect(worst(withFriction(demo, 0), method, 0.61, third(demo.pulls.length, method)).filter(beyond(1e-5))).toEqual(
        [],
      );
    },
  );

  it.each(seeds)("changes nothing of random conveyor %d", (seed) => {
    const { conveyor } = randomConveyor(seed);
    expect(worst(withFriction(conveyor, 0.021), "ISO", 0.43).filter(beyond(1e-9))).toEqual([]);
    expect(worst(withFriction(conveyor, 0), "ISO", 0.43).filter(beyond(1e-5))).toEqual([]);
  });
});

describe("the belt line", () => {
  it.each(demos.map((demo) => [demo.convNo, demo] as const))(
    "of %s may be raised without a result moving",
    (_, demo) => {
      const raised = { ...demo, pulls: demo.pulls.map((pull) => ({ ...pull, z: pull.z + 512 })) };
      const isHeight = /PtZ$/;
      const all = moved(demo, calculated(demo), raised, calculated(raised), demo.pulls.length);
      expect(all.filter(({ path, share }) => !isHeight.test(path) && share > 1e-9)).toEqual([]);
    },
  );

  it.each(demos.map((demo) => [demo.convNo, demo] as const))("of %s comes back to where it began", (_, demo) => {
    const { sections, turns } = calculated(demo).solution.loop;
    const rises = [...sections.map(({ lift }) => lift), ...turns.map(({ rise }) => rise)];
    expect(rises.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
  });

  // Handbook 2.2.2: level sections are loaded with the inclines and with the declines.
  it.each(["SH-01", "BF-02"])("of %s is level, so that inclines, declines and the whole are one case", (convNo) => {
    const demo = demos.find((one) => one.convNo === convNo);
    if (demo === undefined) throw new Error(`no demo ${convNo}`);
    const { cases } = calculated(demo).solution;
    const pull = (name: "running-full" | "running-inclines" | "running-declines") => cases[name].effectiveTension;
    expect(pull("running-inclines")).toBe(pull("running-full"));
    expect(pull("running-declines")).toBe(pull("running-full"));
  });
});
