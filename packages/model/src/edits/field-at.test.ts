import { describe, expect, it } from "vitest";
import { describeLimits } from "../fields/describe.ts";
import { findFieldAt, findLabelAt, issueSentence } from "./field-at.ts";

describe("the label at a path", () => {
  it.each([
    ["beltSpeedInp", "Belt speed"],
    ["pulls[3].shell", "Pulley shell"],
    ["drives[0].brakeTorqueLSS", "Brake torque"],
    ["pulls[0].nothing", undefined],
    ["pulls[0", undefined],
  ])("of %s is %s", (path, label) => {
    expect(findLabelAt(path)).toBe(label);
  });
});

describe("a refusal", () => {
  const limitsOf = (path: string) => {
    const field = findFieldAt(path);
    return field === undefined ? "" : describeLimits(field);
  };

  it("names the field as its form does, and its limits in units of the reader", () => {
    const path = "pulls[3].shell.shellDia";
    const issue = { path, message: limitsOf(path) };
    expect(issueSentence(issue, "metric")).toMatch(/^Point 4, .*diameter.*: Must be a number from 0 to \d+ mm\.$/i);
    expect(issueSentence(issue, "imperial")).toMatch(
      /^Point 4, .*diameter.*: Must be a number from 0 to [\d.]+ in\.$/i,
    );
  });

  it("stays as it is where it speaks of no field", () => {
    expect(issueSentence({ path: "", message: "No conveyor." }, "imperial")).toBe("No conveyor.");
    expect(issueSentence({ path: "drives", message: "Must be a list." }, "metric")).toMatch(/^Drive/);
    expect(issueSentence({ path: "odd.path", message: "Is unknown." }, "metric")).toBe("odd.path: Is unknown.");
  });
});
