import { newConveyor } from "@beltwright/model";
import { expect, it } from "vitest";
import { beyondStandard } from "./plan-notice.tsx";

const start = newConveyor();

// Standard: 1000 t/h, one drive, no horizontal curves (specification, section 9).
it("names each thing a Standard plan does not cover, once", () => {
  const pulls = start.pulls.map((pull) => ({ ...pull, capacityInp: 0, horizCurveRadiusInp: 0 }));
  const [drive] = start.drives;
  const small = { ...start, pulls, capacityInp: 1000, drives: drive ? [drive] : [] };
  expect(beyondStandard(small)).toEqual([]);
  expect(beyondStandard({ ...small, capacityInp: 1001 })).toEqual(["capacity"]);
  expect(beyondStandard({ ...small, drives: drive ? [drive, drive] : [] })).toEqual(drive ? ["drives"] : []);
  const curved = pulls.map((pull) => ({ ...pull, horizCurveRadiusInp: 500 }));
  expect(beyondStandard({ ...small, pulls: curved })).toEqual(curved.length > 0 ? ["horizontal-curves"] : []);
});
