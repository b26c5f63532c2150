import { describe, expect, it } from "vitest";
import { methods } from "../../design/method.ts";
import { workedConveyor } from "../../test-support/worked-conveyor.ts";
import { solve } from "../solve.ts";
import { tensionsWith } from "./window-case.ts";

const everywhere = [{ from: 0, to: 1e6, startId: "tail", endId: "drive" }];

// A load that lies everywhere, or nowhere, is that of the cases of statics, whatever the method counts for the ends.
describe.each(methods)("a load in windows by %s", (method) => {
  const solution = solve(workedConveyor, { method });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));

  it.each([
    ["everywhere", everywhere, "running-full"],
    ["nowhere", [], "running-empty"],
  ] as const)("that lies %s pulls as that case", (_, windows, name) => {
    const found = tensionsWith({ design: workedConveyor, method, solution }, windows);
    const { effectiveTension, points } = solution.cases[name];
    expect(found.effectiveTension / effectiveTension).toBeCloseTo(1, 9);
    for (const [at, { arriving, leaving }] of points.entries()) {
      expect((found.points[at]?.arriving ?? 0) / arriving).toBeCloseTo(1, 9);
      expect((found.points[at]?.leaving ?? 0) / leaving).toBeCloseTo(1, 9);
    }
  });
});
