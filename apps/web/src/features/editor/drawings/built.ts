import type { Conveyor, Drive, Pull } from "@beltwright/model";
import { useBuiltParts } from "../charts/use-calculated.ts";

/** The conveyor to draw: as it is typed, with the parts on Auto as they were chosen last. */
export function useBuilt(conveyor: Conveyor): Conveyor {
  const built = useBuiltParts();
  if (built === undefined) return conveyor;
  const last = known.get(conveyor);
  if (last?.built === built) return last.drawn;
  const drawn = withPartsOn(conveyor, built);
  known.set(conveyor, { built, drawn });
  return drawn;
}

/** What was drawn last of each document: a drawing that is opened again finds what was worked out of it. */
const known = new WeakMap<Conveyor, { readonly built: Conveyor; readonly drawn: Conveyor }>();

/** What is typed stands at once; what is chosen follows with the answer. */
export function withPartsOn(conveyor: Conveyor, built: Conveyor): Conveyor {
  const { selectBeltMode, selectCSIdlerMode, selectRSIdlerMode } = conveyor;
  const points = new Map(built.pulls.map((pull) => [pull.noID, pull]));
  const drives = new Map(built.drives.map((drive) => [drive.driveNo, drive]));
  return {
    ...conveyor,
    belt: selectBeltMode === "Auto" ? built.belt : conveyor.belt,
    csIdler: selectCSIdlerMode === "Auto" ? built.csIdler : conveyor.csIdler,
    rsIdler: selectRSIdlerMode === "Auto" ? built.rsIdler : conveyor.rsIdler,
    pulls: conveyor.pulls.map((pull) => pulleyOn(pull, points.get(pull.noID))),
    drives: conveyor.drives.map((drive) => driveOn(drive, drives.get(drive.driveNo))),
  };
}

function driveOn(drive: Drive, built: Drive | undefined): Drive {
  if (built === undefined) return drive;
  return {
    ...drive,
    motor: drive.selectMotorMode === "Auto" ? built.motor : drive.motor,
    flcplg: drive.selectFLCplgMode === "Auto" ? built.flcplg : drive.flcplg,
    gbox: drive.selectGBoxMode === "Auto" ? built.gbox : drive.gbox,
    hsCplg: drive.selectHSCplgMode === "Auto" ? built.hsCplg : drive.hsCplg,
    lsCplg: drive.selectLSCplgMode === "Auto" ? built.lsCplg : drive.lsCplg,
    holdback: drive.selectHoldBackMode === "Auto" ? built.holdback : drive.holdback,
    brake: drive.selectBrakeMode === "Auto" ? built.brake : drive.brake,
    starter: drive.selectStarterMode === "Auto" ? built.starter : drive.starter,
  };
}

function pulleyOn(pull: Pull, built: Pull | undefined): Pull {
  if (built === undefined) return pull;
  return {
    ...pull,
    shell: pull.selectShellMode === "Auto" ? built.shell : pull.shell,
    shaft: pull.selectShaftMode === "Auto" ? built.shaft : pull.shaft,
    width: pull.selectWidthMode === "Auto" ? built.width : pull.width,
  };
}
