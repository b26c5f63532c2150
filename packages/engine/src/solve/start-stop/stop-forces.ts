import type { Design } from "../../design/design.ts";
import { shareOut } from "../../parts/drives/control/sharing.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import { plain } from "../../trace/reference.ts";
import { controlledOf, sharingDrives } from "./control-group.ts";
import type { RampDown } from "./start-stop.ts";
import { wantedShares } from "./wanted-shares.ts";

/** Who slows a belt down along its ramp, at the times of its series, N at the belt; brakes below 0. */
interface StopForces {
  readonly drives: readonly { readonly driveId: string; readonly force: readonly number[] }[];
  readonly brakes: readonly number[];
}

/** Drives hold back as far as they may by their shares, brakes the rest: as the stop itself was followed. */
export function rampDownForces(design: Design, trains: readonly DriveTrain[], stop: RampDown): StopForces {
  const own = controlledOf(trains);
  const sharing = sharingDrives(own, wantedShares(design), stop.load);
  const least = own.reduce((sum, { control }) => sum + plain(control[stop.load].least), 0);
  const { force } = stop.series;
  const shared = force.map((one) => shareOut(sharing, Math.max(least, one)).forces);
  return {
    drives: own.map(({ driveId }, at) => ({ driveId, force: shared.map((forces) => forces[at] ?? 0) })),
    brakes: force.map((one) => Math.min(0, one - least)),
  };
}
