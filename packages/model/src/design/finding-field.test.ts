import type { Finding, FindingCode } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import { setValue } from "../edits/value-edits.ts";
import { findingField } from "./finding-field.ts";

const conveyor = newConveyor();
const finding = (code: FindingCode, change: Partial<Finding> = {}): Finding => ({
  code,
  severity: "error",
  subject: "",
  values: {},
  place: {},
  source: { document: "", clause: "" },
  ...change,
});

// That every code leads to a field at all is gone through in scripts/findings-lead.test.ts.
describe("a finding", () => {
  it("at a point leads to the field of that point", () => {
    const found = finding("pulley-too-small", { place: { pointId: "4" } });
    expect(findingField(conveyor, found)).toBe("pulls[3].shell.shellDia");
  });

  it("of a component of a drive leads to what it fell short of, or to the category to choose another from", () => {
    const place = { driveId: "1" };
    expect(findingField(conveyor, finding("drive-short-gearbox-ratio", { place }))).toBe("drives[0].gbox.ratio");
    expect(findingField(conveyor, finding("drive-none-fits-gearbox-ratio", { place }))).toBe("drives[0].gboxCategory");
  });

  it("of a curve leads to its radius in its own plane", () => {
    const place = { pointId: "2" };
    const subject = "horizontal-curve";
    expect(findingField(conveyor, finding("curve-radius-too-small", { place }))).toBe("pulls[1].vertCurveRadiusInp");
    expect(findingField(conveyor, finding("curve-radius-too-small", { place, subject }))).toBe(
      "pulls[1].horizCurveRadiusInp",
    );
  });

  it("of an idler leads to the idlers of its strand", () => {
    expect(findingField(conveyor, finding("idler-turns-fast", { subject: "idler/return/speed" }))).toBe(
      "rsIdler.rollDia",
    );
  });

  it("of a drive leads to its points where there are no drives", () => {
    const none = { ...conveyor, drives: [] };
    expect(findingField(none, finding("drive-slips", { place: { pointId: "3" } }))).toBe("pulls[2].pType");
  });

  it("of a section with a spacing of its own leads there", () => {
    const changed = setValue.apply(conveyor, { path: "pulls[1].idlerSpacingMode", value: "Manual" });
    const found = changed.kind === "changed" ? changed.conveyor : conveyor;
    const sag = finding("sag-exceeded", { place: { pointId: String(found.pulls[1]?.noID) } });
    expect(findingField(found, sag)).toBe("pulls[1].idlerSpacingInp");
  });
});
