import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planLimitIssues } from "../policy/plan-limits.ts";
import { conveyorToFile } from "./file-record.ts";
import { newConveyor } from "./new-conveyor.ts";
import { nextNumber, signature, startedConveyor, unsigned } from "./started-conveyor.ts";

const starter = {
  profile: { firstName: "Ada", lastName: "Byron", companyName: "Engines Ltd" },
  family: "standard",
  numbers: [],
  category: undefined,
  today: "2026-11-16",
  preferences: {},
} as const;

describe("a conveyor that someone starts", () => {
  it("is filed, signed and dated by the profile", () => {
    expect(startedConveyor(starter)).toMatchObject({
      category: "My conveyors",
      coName: "Engines Ltd",
      designedBy: "Ada Byron",
      designDate: "2026-11-16",
    });
    expect(startedConveyor({ ...starter, category: "Port" }).category).toBe("Port");
  });

  // First document, section 9: Standard is limited to 1000 tph and a single drive; section 9 of the second: 1800 tph.
  it("fits the plan, and is the usual one where the plan has no limit", () => {
    expect(planLimitIssues(startedConveyor(starter), "standard")).toEqual([]);
    expect(startedConveyor(starter).capacityInp).toBe(1000);
    expect(startedConveyor({ ...starter, family: "professional" }).capacityInp).toBe(1800);
  });

  it("leaves what somebody signed by hand since it was begun", () => {
    const begun = conveyorToFile(newConveyor());
    const signed = unsigned({ ...begun, convNo: "CV-77", designedBy: "A. Smith" }, begun);
    expect(signed).toMatchObject({ convNo: "CV-77", designedBy: "A. Smith" });
    expect(signed).not.toHaveProperty("category");
  });

  it("is signed over nothing but the five fields, which one that was just made leaves open", () => {
    const { convNo, category, coName, designedBy, designDate, ...design } = conveyorToFile(newConveyor());
    expect(unsigned(conveyorToFile(newConveyor()))).toEqual(design);
    expect(Object.keys(signature(starter)).toSorted()).toEqual(
      Object.keys({ convNo, category, coName, designedBy, designDate }).toSorted(),
    );
  });

  it.each([
    [["CV009"], "CV010"],
    [["Trunk", "CV-7", "CV-3"], "CV-8"],
    [["CV1", "CV2", "CV3"], "CV4"],
    [["999"], "1000"],
  ])("is numbered on after %j", (numbers, next) => {
    expect(nextNumber(numbers)).toBe(next);
  });

  it("never has a number that is taken", () => {
    const numbers = fc.array(fc.stringMatching(/^[A-C]{0,2}\d{1,3}$/), { minLength: 1 });
    fc.assert(fc.property(numbers, (taken) => !taken.includes(nextNumber(taken))));
  });
});
