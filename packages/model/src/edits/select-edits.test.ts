import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import { conveyorToFile } from "../document/file-record.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import { parseConveyor } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { getLibrary } from "../libraries/all.ts";
import { newRow } from "../libraries/row-fields.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { conveyorSlots, driveSlots, pullSlots } from "./component-slots.ts";
import type { Edit } from "./edit.ts";
import {
  selectConveyorComponent,
  selectDriveComponent,
  selectPullComponent,
  selectPulley,
  setDirectDrive,
} from "./select-edits.ts";
import { removePart } from "./slot-at.ts";

function done<Args>(edit: Edit<Args>, conveyor: Conveyor, args: Args): Conveyor {
  const outcome = edit.apply(conveyor, args);
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome.conveyor;
}

function libraryRow(plural: string) {
  const library = getLibrary(plural);
  const description = library.newDescription;
  return { ...newRow(library), description, _id: "row-1", no: 7, userName: "maker", revision: 3 };
}

function isValid(conveyor: Conveyor): boolean {
  return parseConveyor(conveyorToFile(conveyor)).kind === "valid";
}

describe("selecting a component for a drive", () => {
  it("lets a chosen brake brake, and leaves the kind of one there was", () => {
    const bare = newConveyor();
    // As many calipers as the stop needs would be none on a belt that stops by itself.
    const start = { ...bare, drives: bare.drives.map((drive) => ({ ...drive, noOfCalipers: 1 })) };
    const { drives } = done(selectDriveComponent, start, { driveNo: 1, component: "brake", row: libraryRow("brakes") });
    expect(drives[0]?.brakeType).toBe("Constant Torque Brake");
    const timed = { ...start, drives: start.drives.map((drive) => ({ ...drive, brakeType: "Speed-Time" as const })) };
    const after = done(selectDriveComponent, timed, { driveNo: 1, component: "brake", row: libraryRow("brakes") });
    expect(after.drives[0]?.brakeType).toBe("Speed-Time");
    const stopping = (conveyor: Conveyor) => {
      const found = calculate(conveyor, { rows: shippedRows() });
      return found.kind === "calculated" ? found.results.tStopBraking : undefined;
    };
    expect(Number(stopping({ ...start, drives }))).toBeLessThan(Number(stopping(start)));
  });

  it.each(Object.keys(driveSlots) as (keyof typeof driveSlots)[])(
    "copies the row of a %s and sets Manual",
    (component) => {
      const { library, mode } = driveSlots[component];
      const row = libraryRow(library);
      const after = done(selectDriveComponent, newConveyor(), { driveNo: 1, component, row });
      const [drive] = after.drives;
      expect(drive?.[mode]).toBe("Manual");
      expect(drive?.[component]).toMatchObject({ _id: "row-1", revision: 3, description: row.description });
      expect(drive?.[component]).not.toHaveProperty("userName");
      expect(drive?.[component]).not.toHaveProperty("allowSelection");
      expect(isValid(after)).toBe(true);
    },
  );

  it("names the power of a motor as the document does", () => {
    const row = { ...libraryRow("motors"), powerRating: 355, speed: 1488 };
    const after = done(selectDriveComponent, newConveyor(), { driveNo: 1, component: "motor", row });
    expect(after.drives[0]?.motor).toMatchObject({ power: 355, speed: 1488 });
    expect(after.drives[0]?.motor).not.toHaveProperty("powerRating");
  });

  it("leaves behind unknown fields of the component before it", () => {
    const before = newConveyor();
    const drives = before.drives.map((drive) => ({ ...drive, motor: { ...drive.motor, extras: { oldTag: 1 } } }));
    const row = libraryRow("motors");
    const after = done(selectDriveComponent, { ...before, drives }, { driveNo: 1, component: "motor", row });
    expect(after.drives[0]?.motor.extras).toBeUndefined();
  });

  it("changes no other component and no other drive", () => {
    const before = newConveyor();
    const two = { ...before, drives: [...before.drives, ...before.drives.map((drive) => ({ ...drive, driveNo: 2 }))] };
    const after = done(selectDriveComponent, two, { driveNo: 2, component: "gbox", row: libraryRow("gearBoxes") });
    expect(after.drives[0]).toBe(two.drives[0]);
    expect(after.drives[1]?.motor).toBe(two.drives[1]?.motor);
    expect(after.drives[1]?.selectMotorMode).toBe("Auto");
  });

  it("copies by value: a later change of the row does not reach the design", () => {
    const row: Record<string, string | number | boolean> = { ...libraryRow("holdbacks"), maxTorque: 1000 } as never;
    const after = done(selectDriveComponent, newConveyor(), { driveNo: 1, component: "holdback", row });
    row.maxTorque = 5;
    expect(after.drives[0]?.holdback.maxTorque).toBe(1000);
  });

  it("refuses a row with a wrong value, says where, and changes nothing", () => {
    const row = { ...libraryRow("gearBoxes"), ratio: Number.NaN };
    expect(selectDriveComponent.apply(newConveyor(), { driveNo: 1, component: "gbox", row })).toMatchObject({
      kind: "refused",
      issues: [{ path: "drives[0].gbox.ratio" }],
    });
    expect(selectDriveComponent.apply(newConveyor(), { driveNo: 9, component: "gbox", row }).kind).toBe("refused");
  });
});

describe("choosing direct drive", () => {
  const coupled = done(selectDriveComponent, newConveyor(), {
    driveNo: 1,
    component: "flcplg",
    row: libraryRow("fluidCouplings"),
  });
  const direct = done(setDirectDrive, coupled, { driveNo: 1, isDirect: true });

  it("sets manual mode with zeroed fluid coupling values", () => {
    const [drive] = direct.drives;
    expect(drive).toMatchObject({ flDirectDrive: true, selectFLCplgMode: "Manual" });
    const numbers = Object.values(drive?.flcplg ?? {}).filter((value) => typeof value === "number");
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.every((value) => value === 0)).toBe(true);
    expect(drive?.flcplg.description).toBe("");
    expect(isValid(direct)).toBe(true);
  });

  it("twice does nothing the second time", () => {
    expect(setDirectDrive.apply(direct, { driveNo: 1, isDirect: true }).kind).toBe("unchanged");
  });

  it("is undone by taking it back or by selecting a fluid coupling", () => {
    expect(done(setDirectDrive, direct, { driveNo: 1, isDirect: false }).drives[0]).toMatchObject({
      flDirectDrive: false,
      selectFLCplgMode: "Auto",
    });
    const row = libraryRow("fluidCouplings");
    const again = done(selectDriveComponent, direct, { driveNo: 1, component: "flcplg", row });
    expect(again.drives[0]).toMatchObject({ flDirectDrive: false, selectFLCplgMode: "Manual" });
  });
});

describe("selecting for the conveyor and its pulleys", () => {
  it.each(Object.keys(conveyorSlots) as (keyof typeof conveyorSlots)[])("copies the row of %s", (component) => {
    const row = libraryRow(conveyorSlots[component].library);
    const after = done(selectConveyorComponent, newConveyor(), { component, row });
    expect(after[component]).toMatchObject({ _id: "row-1", revision: 3, description: row.description });
    expect(isValid(after)).toBe(true);
  });

  it("sets the belt to Manual, which was Auto", () => {
    const after = done(selectConveyorComponent, newConveyor(), { component: "belt", row: libraryRow("belts") });
    expect([newConveyor().selectBeltMode, after.selectBeltMode]).toEqual(["Auto", "Manual"]);
  });

  it.each(Object.keys(pullSlots) as (keyof typeof pullSlots)[])("copies a %s into one pulley only", (component) => {
    const { library, mode } = pullSlots[component];
    const before = newConveyor();
    const after = done(selectPullComponent, before, { index: 2, component, row: libraryRow(library) });
    expect(after.pulls[2]?.[mode]).toBe("Manual");
    expect(after.pulls[2]?.[component]._id).toBe("row-1");
    expect(after.pulls[0]).toBe(before.pulls[0]);
    expect(isValid(after)).toBe(true);
  });

  it("keeps the length of a shaft, but not the mass of the one before", () => {
    const start = newConveyor();
    const pulls = start.pulls.map((pull) => ({ ...pull, shaft: { ...pull.shaft, shaftL: 2222, mass: 1243 } }));
    const { mass: _unknown, ...row } = { ...libraryRow("pullShafts"), mass: undefined };
    const after = done(selectPullComponent, { ...start, pulls }, { index: 2, component: "shaft", row });
    expect(after.pulls[2]?.shaft).toMatchObject({ _id: "row-1", shaftL: 2222, mass: 0 });
  });

  it("spreads a complete pulley over shell, shaft and width and counts its cost once", () => {
    const row = {
      ...libraryRow("pulleys"),
      shellDia: 1000,
      dia: 220,
      bearingCentres: 1950,
      cost: 9000,
      lagging: "ceramic",
    };
    const after = done(selectPulley, newConveyor(), { index: 2, row });
    const pulley = after.pulls[2];
    expect(pulley?.shell).toMatchObject({ shellDia: 1000, cost: 9000 });
    expect(pulley?.shaft).toMatchObject({ dia: 220, brgCentres: 1950, cost: 0 });
    expect(pulley?.width.bearingCentres).toBe(1950);
    expect(pulley).toMatchObject({ lagging: "ceramic", selectShellMode: "Manual", selectShaftMode: "Manual" });
    expect(isValid(after)).toBe(true);
  });
});

describe("removing a part that a conveyor does without", () => {
  it.each(["methodProfile", "bottomRubber", "topRubber"] as const)(
    "leaves the conveyor as before %s was chosen",
    (component) => {
      const start = newConveyor();
      const row = libraryRow(conveyorSlots[component].library);
      const chosen = done(selectConveyorComponent, start, { component, row: { ...row, description: "Ours" } });
      expect(chosen[component].description).toBe("Ours");
      expect(done(removePart, chosen, { path: component })).toEqual(start);
    },
  );

  it("is refused for a belt", () => {
    expect(removePart.apply(newConveyor(), { path: "belt" }).kind).toBe("refused");
  });
});
