import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import { selectDriveComponent } from "./select-edits.ts";
import { setValue } from "./value-edits.ts";

const points = [
  { torque: 100, speed: 90, time: 1 },
  { torque: 140, speed: 0, time: 8 },
  { torque: 120, speed: 50, time: 4 },
];

function starterAfter(outcome: ReturnType<typeof setValue.apply>) {
  if (outcome.kind !== "changed") throw new Error(outcome.kind);
  return outcome.conveyor.drives[0]?.starter.starterPts.map(({ torque }) => torque);
}

// "Starter points are re-sorted (by speed for Torque-Speed, by time for Speed-Time) on edit, draw and copy."
describe("starter points", () => {
  it("are sorted by speed for Torque-Speed when edited", () => {
    const edited = setValue.apply(newConveyor(), { path: "drives[0].starter.starterPts", value: points });
    expect(starterAfter(edited)).toEqual([140, 120, 100]);
  });

  it("are sorted by time for Speed-Time, also when only the type changes", () => {
    const edited = setValue.apply(newConveyor(), { path: "drives[0].starter.starterPts", value: points });
    if (edited.kind !== "changed") throw new Error(edited.kind);
    const retyped = setValue.apply(edited.conveyor, { path: "drives[0].starter.type", value: "Speed-Time" });
    expect(starterAfter(retyped)).toEqual([100, 120, 140]);
  });

  it("are sorted when copied from the library", () => {
    const row = { type: "Torque-Speed", starterPts: points };
    const copied = selectDriveComponent.apply(newConveyor(), { driveNo: 1, component: "starter", row });
    expect(starterAfter(copied)).toEqual([140, 120, 100]);
  });

  it("at the same speed keep their order", () => {
    const value = points.map((point) => ({ ...point, speed: 5 }));
    const edited = setValue.apply(newConveyor(), { path: "drives[0].starter.starterPts", value });
    expect(starterAfter(edited)).toEqual([100, 140, 120]);
  });
});
