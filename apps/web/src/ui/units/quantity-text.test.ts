import { getLibrary, limitsText, type NumberField } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { quantityText, readQuantity, stepOf, usualTexts } from "./quantity-text.ts";

const width: NumberField = {
  kind: "number",
  name: "beltWidth",
  label: "Belt width",
  help: "",
  group: "",
  unit: "mm",
  default: 1200,
  min: 0,
  max: 6000,
};

describe("the text of a quantity", () => {
  it("has every digit of a stored metric value", () => {
    expect(quantityText(width, 1234.56789012345, "metric")).toBe("1234.56789012345");
  });

  it("is rounded when converted", () => {
    expect(quantityText(width, 1200, "imperial")).toBe("47.24409");
  });
});

describe("reading a quantity", () => {
  it("gives the stored value back with every digit when nobody changed the text", () => {
    const text = quantityText(width, 1200, "imperial");
    expect(readQuantity(width, text, 1200, "imperial")).toMatchObject({ kind: "value", value: 1200 });
  });

  it("takes the unit on screen, another unit, and arithmetic", () => {
    expect(readQuantity(width, "48", 1200, "imperial")).toMatchObject({ kind: "value", value: 1219.2 });
    expect(readQuantity(width, "48 in", 1200, "metric")).toMatchObject({ kind: "value", value: 1219.2 });
    expect(readQuantity(width, "1200+50", 1000, "metric")).toMatchObject({ kind: "value", value: 1250 });
  });

  it("says so when it is not a number", () => {
    expect(readQuantity(width, "wide", 1200, "metric").kind).toBe("unreadable");
  });
});

describe("usual values", () => {
  it("are offered as they would be typed, the smallest first", () => {
    const offered = { ...width, usual: [5000, 4000, 254] };
    expect(usualTexts(offered, "metric")).toEqual(["254", "4000", "5000"]);
    expect(usualTexts(offered, "imperial")[0]).toBe("10");
    expect(usualTexts(width, "metric")).toEqual([]);
  });

  // Both specifications, section 9.
  it("are the belt widths and trough angles of the specification", () => {
    const offered = (name: string) => {
      const field = getLibrary("idlers").fields.find((one) => one.name === name);
      return field?.kind === "number" ? usualTexts(field, "metric") : [];
    };
    expect(offered("beltWidth")).toHaveLength(31);
    expect(offered("troughAngle").slice(0, 6)).toEqual(["0", "5", "10", "15", "20", "22.5"]);
    expect(offered("troughAngle").at(-1)).toBe("360");
  });
});

describe("limits and steps", () => {
  it("are told in the units on screen", () => {
    expect(limitsText(width, "metric")).toBe("0 to 6000 mm");
    expect(limitsText(width, "imperial")).toBe("0 to 236.22 in");
  });

  it("step by a tenth of the leading place, and by one for whole numbers", () => {
    expect([stepOf(width, 1200), stepOf(width, 3.8), stepOf(width, 0)]).toEqual([100, 0.1, 1]);
    expect(stepOf({ integer: true }, 4)).toBe(1);
  });
});
