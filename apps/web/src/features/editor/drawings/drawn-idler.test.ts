import { idlerLayout } from "@beltwright/drawing";
import { getLibrary } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { drawnIdler } from "./drawn-idler.ts";

const startOf = () =>
  Object.fromEntries(getLibrary("idlers").fields.map((field) => [field.name, "default" in field ? field.default : ""]));

describe("a row of the idler library", () => {
  it("names every field its drawing asks for", () => {
    const row = startOf();
    const asked = Object.keys(drawnIdler(row)).filter((name) => name !== "description");
    expect(asked.filter((name) => !(name in row))).toEqual([]);
  });

  it("is drawn with the rolls it says", () => {
    const { shapes } = idlerLayout(drawnIdler({ ...startOf(), noOfRolls: 5, rollDia: 133, rollDiaWing: 133 }));
    const rolls = shapes.filter((shape) => shape.layer === "IDLER" && shape.kind === "area" && shape.fill === "tint");
    expect(rolls).toHaveLength(5);
    expect(shapes).toContainEqual(expect.objectContaining({ kind: "leader", text: "Ø 133" }));
  });

  it("says so where what is typed cannot be drawn", () => {
    const { shapes } = idlerLayout(drawnIdler({ noOfRolls: "many" }));
    expect(shapes).toHaveLength(1);
  });
});
