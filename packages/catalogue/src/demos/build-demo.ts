import {
  type Conveyor,
  defaultConveyorCategory,
  type LibraryValues,
  newConveyor,
  newDrive,
  newPull,
  type Pull,
  type PullType,
  selectConveyorComponent,
  selectPullComponent,
  selectPulley,
} from "@beltwright/model";
import { applied } from "./applied.ts";
import { buildDrive } from "./build-drive.ts";
import { comments } from "./comments.ts";
import type { DemoDescription, IdlerPick, PointSpec } from "./description.ts";
import { demoLogo } from "./logo.ts";
import { type Shelf, take, takeSmallest } from "./shelf.ts";

/** The document of a described conveyor, with its components copied from the shipped libraries. */
export function buildDemo(description: DemoDescription, shelf: Shelf): Conveyor {
  const placed = withPulleys(withComponents(bare(description), description, shelf), description, shelf);
  const driven = description.drives.reduce(
    (conveyor, pick, index) => buildDrive(conveyor, index + 1, pick, shelf),
    placed,
  );
  const lagged = { ...driven, pulls: driven.pulls.map((pull) => withDriveLagging(driven, pull)) };
  return { ...lagged, designerComments: comments(lagged, description) };
}

/** The lagging of a drive pulley is that of its drive; both places say so. */
function withDriveLagging({ drives }: Conveyor, pull: Pull): Pull {
  const drive = drives.find(({ driveNo }) => driveNo === pull.linkToDriveNo);
  return pull.pType === "Drive" && drive !== undefined ? { ...pull, lagging: drive.lagging } : pull;
}

function bare({ convNo, project, clientName, values, drives, points }: DemoDescription): Conveyor {
  return {
    ...newConveyor(),
    pointsAre: "Belt line",
    category: defaultConveyorCategory,
    coName: "Beltwright",
    coLogo: demoLogo,
    designedBy: "Beltwright",
    designDate: "2026-01-15",
    convNo,
    project,
    clientName,
    ...values,
    drives: drives.map((_, index) => newDrive(index + 1)),
    pulls: points.map(pullOf),
  };
}

function pullOf({ dia: _dia, isLarge: _isLarge, ...spec }: PointSpec, index: number): Pull {
  const sketch = { screenX: spec.x, screenZ: spec.z };
  return { ...newPull(spec.pType), ...sketch, ...spec, noID: index + 1, no: index + 1 };
}

function withComponents(conveyor: Conveyor, description: DemoDescription, shelf: Shelf): Conveyor {
  const { material, belt, carryIdler, returnIdler } = description;
  const chosen = [
    ["matl", take(shelf, "materials", { description: material.row })],
    ["belt", take(shelf, "belts", { description: belt.row })],
    ["csIdler", idlerRow(shelf, conveyor, carryIdler)],
    ["rsIdler", idlerRow(shelf, conveyor, returnIdler)],
  ] as const;
  const copied = chosen.reduce(
    (next, [component, row]) => applied(selectConveyorComponent, next, { component, row }),
    conveyor,
  );
  return {
    ...copied,
    matl: { ...copied.matl, ...material.values },
    belt: { ...copied.belt, ...belt.values },
    csIdler: withOwnRolls(copied.csIdler, carryIdler),
    rsIdler: withOwnRolls(copied.rsIdler, returnIdler),
  };
}

/** Rolls of another diameter are not those of the row's drawing, and all of a set are alike. */
function withOwnRolls(row: Conveyor["csIdler"], { values = {} }: IdlerPick): Conveyor["csIdler"] {
  const { rollDia } = values;
  const own = rollDia === undefined ? {} : { rollDiaCentre: rollDia, rollDiaWing: rollDia, drawingNo: "" };
  return { ...row, ...own, ...values };
}

function idlerRow(shelf: Shelf, { beltWidthInp }: Conveyor, pick: IdlerPick): LibraryValues {
  const { category, rolls, trough, rollDia, beltWidth = beltWidthInp } = pick;
  // The strongest of those alike: real designs choose by bearing life.
  return take(shelf, "idlers", { category, noOfRolls: rolls, troughAngle: trough, rollDia, beltWidth }, "shaftDia");
}

const pulleyTypes: Partial<Record<PullType, string>> = {
  Drive: "Drive",
  Tail: "Tail",
  Pulley: "Tail",
  Brake: "Tail",
  Takeup: "Takeup",
  Bend: "Bend",
};

function withPulleys(conveyor: Conveyor, description: DemoDescription, shelf: Shelf): Conveyor {
  const beltWidth = description.pulleyBeltWidth ?? conveyor.beltWidthInp;
  return description.points.reduce((next, { pType, dia, isLarge }, index) => {
    const type = isLarge ? "Drive" : pulleyTypes[pType];
    if (type === undefined || dia === undefined) return next;
    const row = take(shelf, "pulleys", { pType: type, beltWidth, shellDia: dia });
    return strengthened(applied(selectPulley, next, { index, row }), index, description, shelf);
  }, conveyor);
}

function strengthened(conveyor: Conveyor, index: number, { stronger }: DemoDescription, shelf: Shelf): Conveyor {
  const parts = stronger?.[index + 1];
  const pull = conveyor.pulls[index];
  if (!parts || !pull) return conveyor;
  const shaft = takeSmallest(shelf, "pullShafts", { category: "General", field: "dia", least: parts.shaft });
  const shell = takeSmallest(shelf, "pullShells", {
    category: "General",
    field: "shellThick",
    least: parts.shell,
    isRight: ({ shellDia }) => shellDia === pull.shell.shellDia,
  });
  const withShaft = applied(selectPullComponent, conveyor, { index, component: "shaft", row: shaft });
  return applied(selectPullComponent, withShaft, { index, component: "shell", row: shell });
}
