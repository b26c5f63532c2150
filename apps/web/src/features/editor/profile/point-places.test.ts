import { type Conveyor, newConveyor, toolbarModes } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { viewOfMode } from "./mode-titles.ts";
import { type PointDrawingName, pointPlaces } from "./point-places.ts";

const size = { width: 800, height: 300 };
const conveyor: Conveyor = { ...newConveyor(), drawSnapSize: 0.5 };
const head = 2;

function moved(name: PointDrawingName, spot: { readonly x: number; readonly y: number }) {
  const values = pointPlaces(name, conveyor, size).moved(head, spot);
  return Object.fromEntries(values.map(({ path, value }) => [path, value]));
}

// Section 4 of the second specification document.
describe("the modes of the toolbar", () => {
  it("are those of the specification", () => {
    const specified =
      "Select, DeleteNode, AddPulley, AddDrive, AddBrake, AddTakeup, AddIntPt, AddHopper, DragScaleLong, DragScalePlan, DragNetwork";
    expect([...toolbarModes]).toEqual(specified.split(", "));
  });

  it("that drag open the drawing they are for", () => {
    const opened = (["DragScaleLong", "DragScalePlan", "DragNetwork"] as const).map((mode) => viewOfMode(mode).layout);
    expect(opened).toEqual(["long", "plan", "profile"]);
    expect(viewOfMode("AddDrive")).toEqual({ mode: "AddDrive" });
  });
});

describe("a point that is dragged", () => {
  it("on the long section moves along and up, to the grid", () => {
    expect(moved("long", { x: 80.2, y: 7.76 })).toMatchObject({ "pulls[2].x": 80, "pulls[2].z": 8 });
  });

  it("on the plan moves sideways, to the grid, and keeps its height", () => {
    const { z } = conveyor.pulls[head] ?? {};
    expect(moved("plan", { x: 80.2, y: -3.3 })).toMatchObject({
      "pulls[2].x": 80,
      "pulls[2].y": -3.5,
      "pulls[2].z": z,
    });
  });

  it("on the sketch moves on the screen alone", () => {
    const places = moved("profile", { x: 321, y: 123 });
    expect(places).toMatchObject({ "pulls[2].screenX": 321, "pulls[2].screenZ": 123 });
    expect(Object.keys(places).filter((path) => !/\.screen[XZ]$/.test(path))).toEqual([]);
  });

  it("keeps the place it was let go at where there is no grid", () => {
    const free = pointPlaces("long", { ...conveyor, drawSnapSize: 0 }, size).moved(head, { x: 80.2, y: 7.76 });
    expect(free).toContainEqual({ path: "pulls[2].z", value: 7.76 });
  });
});
