import type { Design } from "../design/design.ts";
import type { DriveRows } from "../parts/drives/component-rows.ts";
import type { DriveTrain } from "../parts/drives/drive-train.ts";
import type { DriveDesign } from "../parts/drives/select/decide-drives.ts";
import type { MachineSolution } from "../solve/machine/machine.ts";
import { solveMachine } from "../solve/machine/solve-machine.ts";
import type { StartStop } from "../solve/start-stop/start-stop.ts";
import { workedConveyor } from "./worked-conveyor.ts";
import { workedMachine } from "./worked-machine.ts";

/** What a test looks at of a conveyor whose drives are decided. */
export interface SolvedDrives {
  /** With installed power, start factors, drive masses and brake forces of the components decided. */
  readonly design: Design;
  readonly solution: MachineSolution;
  readonly trains: readonly DriveTrain[];
  readonly startStop: StartStop;
  readonly findings: MachineSolution["findings"];
  readonly isSettled: boolean;
}

/** A conveyor solved with its drives by the loop the program runs; nothing else is chosen. */
export function solvedDrives(
  drives: DriveDesign,
  rows: DriveRows | undefined,
  { design = workedConveyor, isTraced = false }: { readonly design?: Design; readonly isTraced?: boolean } = {},
): SolvedDrives {
  const offered = rows === undefined ? {} : { drives: rows };
  const solution = solveMachine(design, { ...workedMachine, drives }, offered, { method: "ISO", isTraced });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
  const { machine, findings } = solution;
  if (machine.startStop === undefined) throw new Error(JSON.stringify(findings));
  return {
    design: machine.design,
    solution,
    trains: machine.drives,
    startStop: machine.startStop,
    findings,
    isSettled: findings.every(({ code }) => code !== "drives-not-settled"),
  };
}
