import { describe, expect, it } from "vitest";
import { newConveyor, newDrive } from "../document/new-conveyor.ts";
import { planLimitIssues, reportLimitIssues } from "./plan-limits.ts";

const start = newConveyor();
const small = { ...start, capacityInp: 1000, pulls: start.pulls.map((pull) => ({ ...pull, capacityInp: 0 })) };

// "Standard is limited to 1000 tph and one drive with no horizontal curves; Professional has no limits."
describe("the limits of a plan", () => {
  it("let Standard calculate up to 1000 t/h with one drive", () => {
    expect(planLimitIssues(small, "standard")).toEqual([]);
  });

  it("stop Standard above 1000 t/h, on the conveyor and on any section", () => {
    expect(planLimitIssues({ ...small, capacityInp: 1000.5 }, "standard")).toMatchObject([{ path: "capacityInp" }]);
    expect(planLimitIssues({ ...start, capacityInp: 900 }, "standard")).toMatchObject([
      { path: "pulls[1].capacityInp" },
    ]);
  });

  it("stop Standard at a second drive and at a horizontal curve", () => {
    expect(planLimitIssues({ ...small, drives: [newDrive(1), newDrive(2)] }, "standard")).toMatchObject([
      { path: "drives" },
    ]);
    const curved = small.pulls.map((pull, index) => (index === 1 ? { ...pull, horizCurveRadiusInp: 1500 } : pull));
    expect(planLimitIssues({ ...small, pulls: curved }, "standard")).toMatchObject([
      { path: "pulls[1].horizCurveRadiusInp" },
    ]);
  });

  it("keep Standard from reports of what it does not cover, except of demos and for admins", () => {
    const asking = { person: { userIsAdmin: false }, family: "standard", isDemo: false } as const;
    expect(reportLimitIssues(start, asking)).not.toEqual([]);
    expect(reportLimitIssues(small, asking)).toEqual([]);
    expect(reportLimitIssues(start, { ...asking, isDemo: true })).toEqual([]);
    expect(reportLimitIssues(start, { ...asking, person: { userIsAdmin: true } })).toEqual([]);
    expect(reportLimitIssues(start, { ...asking, family: "professional" })).toEqual([]);
  });

  it.each(["professional", "dynamic"] as const)("are none for %s", (family) => {
    const large = { ...start, capacityInp: 20_000, drives: [newDrive(1), newDrive(2), newDrive(3)] };
    expect(planLimitIssues(large, family)).toEqual([]);
  });
});
