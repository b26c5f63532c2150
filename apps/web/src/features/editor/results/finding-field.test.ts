import { findingMessages } from "@beltwright/contract";
import { findFieldAt, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { placeOfField } from "../forms/field-place.ts";
import { findingField } from "./finding-field.ts";

const source = { document: "", clause: "" };

describe("a finding", () => {
  it.each(Object.keys(findingMessages))("of %s leads to a field of a form", (code) => {
    const finding = { code, severity: "error", subject: "", values: {}, place: {}, source } as const;
    const path = findingField(newConveyor(), finding);
    expect(findFieldAt(path), path).toBeDefined();
    expect(placeOfField(path), path).toBeDefined();
  });

  it("at a point leads to the field of that point", () => {
    const finding = {
      code: "pulley-too-small",
      severity: "error",
      subject: "",
      values: {},
      place: { pointId: "4" },
      source,
    } as const;
    expect(findingField(newConveyor(), finding)).toBe("pulls[3].shell.shellDia");
  });
});
