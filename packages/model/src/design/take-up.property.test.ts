import { type Design, type Solution, solve, type TakeUp } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import type { Conveyor } from "../document/types/conveyor.ts";
import { undulatingConveyor } from "../sweep/undulating-conveyor.ts";
import { calculate } from "./calculate.ts";
import { toDesign } from "./to-design.ts";

const seeds = Array.from({ length: 60 }, (_, at) => at + 1);

function designOf(conveyor: Conveyor): Design {
  const made = toDesign(conveyor);
  if (made.kind === "refused") throw new Error(JSON.stringify(made.issues));
  return made.design;
}

function solved(design: Design): Solution {
  const found = solve(design, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

const missing = new Set(["drive-slips", "brake-slips", "sag-exceeded", "belt-slack", "not-converged", "take-up-light"]);

/** Findings that a take-up does not hold, with their case. */
const missed = ({ findings }: Solution) =>
  findings.filter(({ code }) => missing.has(code)).map(({ code, place }) => `${code} ${place.loadCase ?? ""}`);

const held = (tension: number): TakeUp => ({ kind: "winch", tension, isHeldInTransients: true });

describe("the take-up found for a belt over hills and valleys", () => {
  it.each(seeds)("holds when it is typed, and 0.5 % less does not: conveyor %i", (seed) => {
    const conveyor = undulatingConveyor(seed);
    const found = solved(designOf(conveyor));
    const { required, requiredMass } = found.takeUp;
    if (required.kind === "not-found") {
      expect(requiredMass).toBeUndefined();
      expect(found.findings.map(({ code }) => code)).toContain("take-up-not-found");
      return;
    }
    const typed = designOf({ ...conveyor, takeUpMass: requiredMass ?? 0 });
    expect(missed(solved(typed))).toEqual([]);
    const lighter = missed(solved({ ...typed, takeUp: held(0.995 * required.tension) }));
    expect(lighter.map((one) => one.split(" ")[1])).toContain(required.governing.loadCase);
  });

  // Where friction is typed only pulleys take more from a tighter belt, and far less than it gains.
  it.each(seeds)("leaves every case more to spare the tighter it is: conveyor %i", (seed) => {
    const conveyor = { ...undulatingConveyor(seed), frictionFactorInp: 0.02 };
    const design = designOf(conveyor);
    const margins = (tension: number) => {
      const { cases, traction } = solved({ ...design, takeUp: held(tension) });
      return [
        ...traction.cases.map(({ surplus }) => surplus),
        ...Object.values(cases).flatMap(({ sections }) => sections.map(({ sagMargin }) => sagMargin)),
      ];
    };
    const { takeUp } = solved(design);
    const [before, after] = [margins(takeUp.tension), margins(1.1 * takeUp.tension)];
    const lost = after.filter((margin, at) => margin < (before[at] ?? 0) - 0.01);
    expect(lost).toEqual([]);
  });
});

describe("a belt of fixed length over hills and valleys", () => {
  it.each(seeds.slice(0, 20))("holds with the tension found for it: conveyor %i", (seed) => {
    const design = designOf(undulatingConveyor(seed));
    for (const takeUp of [{ kind: "fixed" }, { kind: "winch", isHeldInTransients: false }] as const) {
      const { required } = solved({ ...design, takeUp }).takeUp;
      if (required.kind === "not-found") throw new Error("a take-up was expected");
      expect(missed(solved({ ...design, takeUp: { ...takeUp, tension: required.tension } }))).toEqual([]);
    }
  });
});

describe("a conveyor no take-up can hold", () => {
  it("has no take-up mass and no take-up tension among its results", () => {
    const conveyor = undulatingConveyor(1);
    const drives = conveyor.drives.map((drive) => ({ ...drive, wrapAngle: 1 }));
    const calculation = calculate({ ...conveyor, drives });
    if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
    expect(calculation.results).not.toHaveProperty("takeUpMassReq");
    expect(calculation.results).not.toHaveProperty("ttup");
    expect(calculation.solution.findings.map(({ code }) => code)).toContain("take-up-not-found");
  });
});
