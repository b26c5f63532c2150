import { describe, expect, it } from "vitest";
import { editorForms } from "../document/forms.ts";
import { zeroMeaning } from "./zero-meaning.ts";

const fields = editorForms().flatMap(({ places }) =>
  places.flatMap(({ path, groups }) =>
    groups.flatMap((group) => group.fields.map((field) => ({ at: `${path}.${field.name}`.replace(/^\./, ""), field }))),
  ),
);

function meaningOf(at: string) {
  const found = fields.find((one) => one.at === at);
  if (!found) throw new Error(`There is no field ${at}`);
  return zeroMeaning(found.field);
}

// The help of each field, which the specification of the form asks for.
describe("a 0 in the document", () => {
  it("is a value the program finds itself", () => {
    const found = ["takeUpMass", "beltMassInp", "skirtWidth", "drives[].noOfCalipers", "pulls[].impactIdlerSpacing"];
    for (const at of found) expect({ at, kind: meaningOf(at)?.kind }).toEqual({ at, kind: "automatic" });
  });

  it("is nothing at all", () => {
    for (const at of ["pulls[].horizCurveRadiusInp", "pulls[].linkToDriveNo", "takeupTravelInp", "pipeDia"]) {
      expect({ at, kind: meaningOf(at)?.kind }).toEqual({ at, kind: "none" });
    }
  });

  it("is a size like any other where the help says nothing else", () => {
    expect(meaningOf("pulls[].x")).toBeUndefined();
    expect(meaningOf("takeupWinchBand")).toBeUndefined();
  });

  it("has its meaning wherever the help speaks of it", () => {
    const told = fields.filter(({ field }) => field.kind === "number" && /; 0 /.test(field.help));
    const without = told.filter(({ field }) => zeroMeaning(field) === undefined).map(({ at }) => at);
    expect(told.length).toBeGreaterThan(50);
    expect(without).toEqual(["takeupWinchBand"]);
  });
});
