import type { Design } from "../../design/design.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import { shareOfPull } from "../../rules/mechanics/loop-balance.ts";
import { forceFactor } from "../../rules/rigid-start/start.ts";
import { mechanics } from "../../standards/sources.ts";
import { isZero } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { LoadCaseName } from "../load-case.ts";
import type { Tensions } from "../solve.ts";
import { controlledOf } from "./control-group.ts";
import { sharedCases } from "./sharing-of.ts";
import { isSharedByMotors } from "./wanted-shares.ts";

/** What drives take of the pull, and what made it so. */
export interface DriveShares {
  readonly decidedBy: ShareDecision;
  /** Case by case, drive by drive, as solved. */
  readonly cases: readonly DriveInCase[];
}

/** As typed; nobody typed any: the same torque over full load for all under control, else as the motors settle. */
type ShareDecision = "alone" | "typed" | "torque" | "motors";

interface DriveInCase {
  readonly loadCase: LoadCaseName;
  readonly driveId: string;
  /** At the belt, N; below 0 it holds back. */
  readonly force: number;
  /** Absent where there is no pull to share. */
  readonly share?: number;
  /** Over full load; of steady cases only, where nothing of it accelerates the drive itself. */
  readonly torque?: number;
}

const drivesForce = defineSum({
  id: "start-stop/drives-force",
  source: mechanics("sum over the drives"),
  output: { symbol: "F_all", unit: "N" },
  term: "F",
});

interface SharePlace {
  readonly design: Design;
  readonly solution: Tensions;
  readonly trains: readonly DriveTrain[];
}

export function driveShares(trace: Trace, place: SharePlace): DriveShares {
  return { decidedBy: decisionOf(place), cases: sharedCases.flatMap((name) => drivesIn(trace, place, name)) };
}

function decisionOf({ design, trains }: SharePlace): ShareDecision {
  if (trains.length < 2) return "alone";
  const own = controlledOf(trains);
  const isLed = own.length === trains.length && own.every(({ control }) => control.role !== "droop");
  // Beside drives under control a motor gives what the speed of the belt makes it give, whatever is typed.
  if (own.length > 0 && !isLed) return "motors";
  if (!isSharedByMotors(design)) return "typed";
  return isLed ? "torque" : "motors";
}

function drivesIn(trace: Trace, { trains, solution }: SharePlace, loadCase: LoadCaseName): readonly DriveInCase[] {
  const { points, motion } = solution.cases[loadCase];
  const found = trains.flatMap((train) => {
    const force = points.find(({ pointId }) => pointId === train.pointId)?.driveForce;
    return force === undefined ? [] : [{ train, force }];
  });
  const steps = stepsOnly(trace);
  trace.place = { loadCase };
  const whole = drivesForce(
    steps,
    found.map(({ force }) => force),
  );
  return found.map(({ train: { driveId, control }, force }) => {
    trace.place = { loadCase, driveId };
    const nominalForce = force < 0 ? control.holding : control.pulling;
    const isSteady = motion === "running" && nominalForce > 0;
    return {
      loadCase,
      driveId,
      force,
      ...(isZero(whole) ? {} : { share: shareOfPull(trace, { force, whole }) }),
      ...(isSteady ? { torque: forceFactor(steps, { force, nominalForce }) } : {}),
    };
  });
}
