import { describe, expect, it } from "vitest";
import type { Design } from "../design/design.ts";
import { methods } from "../design/method.ts";
import { hasPulley } from "../design/point.ts";
import type { TakeUp } from "../parts/take-up/take-up-input.ts";
import { anOwnCase } from "../test-support/own-case.ts";
import { withAutomaticFriction, workedConveyor } from "../test-support/worked-conveyor.ts";
import { type Solution, type SolvedRound, solve, solveFigures, solveFully, solveRound } from "./solve.ts";

function first(design: Design, method: (typeof methods)[number]): SolvedRound {
  const found = solveFully(design, { method });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const design = withAutomaticFriction(workedConveyor);
const largerPulley = (at: number): Design => ({
  ...design,
  points: design.points.map((point, i) =>
    i === at && hasPulley(point)
      ? { ...point, pulley: { ...point.pulley, diameter: 1.3 * point.pulley.diameter, equivalentMass: 900 } }
      : point,
  ),
});
const heavierBelt = { ...design, belt: { ...design.belt, id: "heavier", mass: 1.2 * design.belt.mass } };
const widerIdlers = { ...design, carryIdler: { ...design.carryIdler, rotatingMass: 40 } };
const strongerDrive = { ...design, drives: design.drives.map((drive) => ({ ...drive, equivalentMass: 5000 })) };
const changes = {
  largerPulley: largerPulley(3),
  largerTail: largerPulley(0),
  heavierBelt,
  widerIdlers,
  strongerDrive,
  nothing: design,
};

/** What a round tells of a solution: of the take-up only how it is set. */
function toldByRound({ loop, cases, takeUp, power, belt, secondaryShare, bendSheet }: Solution) {
  const { kind, pointId, tension } = takeUp;
  return {
    ...{ loop, cases, power, belt, takeUp: expect.objectContaining({ kind, pointId, tension }) },
    ...(secondaryShare !== undefined && { secondaryShare }),
    ...(bendSheet !== undefined && { bendSheet }),
  };
}

// The law: a round that takes over what has not changed finds, to the last bit, what solving from the start finds.
describe.each(methods)("a later round by %s", (method) => {
  it.each(Object.entries(changes))("finds what a whole solve finds after a change of %s", (_, changed) => {
    const before = first(design, method);
    const again = solveRound(changed, method, before);
    const whole = solve(changed, { method, near: before.tensions });
    if (again.kind === "refused" || whole.kind === "refused") throw new Error("refused");
    expect(again.tensions).toEqual(toldByRound(whole));
  });

  it("refuses what a whole solve refuses", () => {
    const impossible = { ...design, belt: { ...design.belt, mass: -1 } };
    const whole = solve(impossible, { method });
    expect(whole.kind).toBe("refused");
    expect(solveRound(impossible, method, first(design, method))).toEqual(whole);
  });
});

describe.each(methods)("a later round with load cases of one's own by %s", (method) => {
  const ownCases = [
    anOwnCase({ frictionFactor: 1.25, temperature: -10 }),
    anOwnCase({ name: "own-2", windows: [{ from: 20, to: 120 }], densityFactor: 1.2 }),
    anOwnCase({ name: "own-3", feeds: [{ kind: "share", pointId: "hopper", share: 0.4 }], motion: "starting" }),
    anOwnCase({ name: "own-4", flooded: { pointId: "hopper", length: 60 }, beltWear: 0.5, isChecked: false }),
  ];
  it.each(Object.entries(changes))("finds what a whole solve finds after a change of %s", (_, changed) => {
    // Round pulleys: where one grows, the belt before and behind it is another, and what lies further along moves with it.
    const laid = { loop: { ...design.loop, path: "tangent" as const }, ownCases };
    const before = first({ ...design, ...laid }, method);
    const again = solveRound({ ...changed, ...laid }, method, before);
    const whole = solve({ ...changed, ...laid }, { method, near: before.tensions });
    if (again.kind === "refused" || whole.kind === "refused") throw new Error("refused");
    expect(again.tensions.ownCases).toEqual(whole.ownCases);
    expect(again.tensions).toEqual({ ...toldByRound(whole), ownCases: whole.ownCases });
  });
});

const takeUps: readonly TakeUp[] = [
  { kind: "gravity", massIncrement: 500 },
  { kind: "gravity", massIncrement: 500, mass: 9000 },
  { kind: "fixed" },
  { kind: "fixed", tension: 30_000 },
  { kind: "winch", isHeldInTransients: true, tension: 30_000 },
  { kind: "winch", isHeldInTransients: false, tension: 30_000 },
];

describe.each(takeUps)("a round with the take-up %j", (takeUp) => {
  it("finds the tensions of a whole solve, which also searches what the take-up has to be", () => {
    const before = first({ ...design, takeUp }, "ISO");
    const changed = { ...heavierBelt, takeUp };
    const again = solveRound(changed, "ISO", before);
    const whole = solve(changed, { method: "ISO", near: before.tensions });
    if (again.kind === "refused" || whole.kind === "refused") throw new Error("refused");
    expect(again.tensions).toEqual(toldByRound(whole));
  });
});

// The law: what is not said of a design moves none of its numbers.
describe.each(methods)("figures alone by %s", (method) => {
  const reversed = { ...design, isReversible: true };
  const slack = { ...design, takeUp: { kind: "winch" as const, isHeldInTransients: false, tension: 300 } };
  it.each(Object.entries({ ...changes, reversed, slack }))("are those of a whole solve: %s", (_, changed) => {
    const { tensions: near } = first(design, method);
    for (const begun of [{ method }, { method, near }]) {
      const whole = solve(changed, begun);
      if (whole.kind === "refused") throw new Error("refused");
      if (changed === slack) expect(whole.findings.length).toBeGreaterThan(0);
      expect(solveFigures(changed, begun)).toEqual(silent(whole));
    }
  });

  it("refuses what a whole solve refuses", () => {
    const impossible = { ...design, belt: { ...design.belt, mass: -1 } };
    expect(solveFigures(impossible, { method })).toEqual(solve(impossible, { method }));
  });
});

function silent({ reversed, ...whole }: Solution): Solution {
  return { ...whole, findings: [], ...(reversed && { reversed: silent(reversed) }) };
}

// The law: what a take-up has to be does not follow from where its search begins.
describe.each(methods)("a take-up searched for by %s", (method) => {
  const open: readonly TakeUp[] = [{ kind: "gravity", massIncrement: 500 }, { kind: "fixed" }];
  const required = ({ takeUp }: Solution) => (takeUp.required.kind === "found" ? takeUp.required.tension : Number.NaN);
  const found = (asked: Design, near?: Solution): Solution => {
    const one = solve(asked, { method, ...(near && { near }) });
    if (one.kind === "refused") throw new Error("refused");
    return one;
  };

  it.each(open)("is the same from anywhere: %j", (takeUp) => {
    const asked = { ...design, takeUp };
    const fresh = found(asked);
    for (const tension of [0.02, 0.5, 0.98, 0.999, 1.001, 1.02, 1.2, 3, 30].map((share) => share * required(fresh))) {
      const kept = found({ ...asked, takeUp: { kind: "winch", isHeldInTransients: true, tension } });
      expect(required(found(asked, kept)), String(tension)).toBeCloseTo(required(fresh), 0);
    }
  });
});
