import { describe, expect, it } from "vitest";
import { calculate } from "../../design/calculate.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { remediesFor } from "../../remedies/remedies.ts";
import { shippedRows } from "../../test-support/shipped-rows.ts";
import { firstDesign } from "./first-design.ts";

const rows = shippedRows();

function slackEdges(conveyor: Conveyor) {
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found.solution.findings.filter(({ subject }) => subject === "vertical-curve/edge-slack");
}

// Handbook 5.3.2: no radius will do where 0.9 of the tension does not give the edges 5254 N a metre.
describe.each([
  ["a mass behind the head", { capacity: 61, length: 324, lift: -10, width: 650 }, "takeUpMass"],
  ["a mass behind a high head", { capacity: 236, length: 508, lift: 100, width: 1800 }, "takeUpMass"],
  ["a screw", { capacity: 100, length: 39, lift: 9, width: 800 }, "takeupTensionInp"],
] as const)("the take-up of a light belt: %s", (_, five, field) => {
  const conveyor = firstDesign(five, rows);
  const left = { ...conveyor, [field]: 0 };

  it("pulls hard enough for the edges to stay taut in bends, and not much harder", () => {
    expect(slackEdges(conveyor)).toEqual([]);
    expect(slackEdges(left)).not.toEqual([]);
    const pull = (one: Conveyor) => {
      const found = calculate(one, { rows });
      return found.kind === "calculated" ? found.solution.takeUp.tension : Number.NaN;
    };
    expect(pull(conveyor)).toBeGreaterThan(pull(left));
    expect(pull(conveyor)).toBeLessThan(2.5 * pull(left));
  });
});

it("a take-up that pulls harder mends edges that go slack in a bend", () => {
  const left = { ...firstDesign({ capacity: 100, length: 39, lift: 9, width: 800 }, rows), takeupTensionInp: 0 };
  const [slack] = slackEdges(left);
  if (slack === undefined) throw new Error("the edges are slack");
  const changed = remediesFor(left, slack, { rows }).flatMap(({ changes }) => changes.map(({ path }) => path));
  expect(changed).toContain("takeupTensionInp");
});
