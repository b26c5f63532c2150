import { expect, it } from "vitest";
import { methods } from "../../design/method.ts";
import { withAutomaticFriction, workedConveyor } from "../../test-support/worked-conveyor.ts";
import { solve } from "../solve.ts";
import { lineLoadIn, sagIn } from "./case-result.ts";

// The law: single numbers of a section are those the whole section shows, whether or not it was put together.
it.each(methods)("single numbers of a section are those it shows by %s", (method) => {
  const found = solve(withAutomaticFriction(workedConveyor), { method });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  for (const result of Object.values(found.cases)) {
    const single = result.points.map((_, i) => ({ lineLoad: lineLoadIn(result, i), ...sagIn(result, i) }));
    const copy = { ...result };
    const shown = copy.sections.map(({ lineLoad, sagTension, sagMargin }) => ({ lineLoad, sagTension, sagMargin }));
    expect(single).toEqual(shown);
    expect(copy.points.map((_, i) => lineLoadIn(copy, i))).toEqual(shown.map(({ lineLoad }) => lineLoad));
  }
});

it("a section that is not there carries nothing and has no sag", () => {
  const found = solve(workedConveyor, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  const full = found.cases["running-full"];
  expect(lineLoadIn(full, full.points.length)).toBe(0);
  expect(sagIn(full, full.points.length)).toBeUndefined();
});
