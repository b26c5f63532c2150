import type { Design } from "../../design/design.ts";
import type { Drive } from "../../parts/drives/drive-input.ts";
import { plain } from "../../trace/reference.ts";

/** Whether nobody typed how the drives share the pull. */
export function isSharedByMotors({ drives }: Design): boolean {
  return drives.length > 0 && drives.every(({ isShareAutomatic }) => isShareAutomatic === true);
}

/**
 * Shares wanted of the drives, of a sum of 1, plain numbers: as typed, else the same torque over full load for all (handbook
 * 15.1). Drives that find their loads by their speeds settle elsewhere.
 */
export function wantedShares(design: Design): ReadonlyMap<string, number> {
  const { drives } = design;
  const byForce = ({ installedPower, efficiency }: Drive) => plain(installedPower) * plain(efficiency);
  const isByForce = isSharedByMotors(design) && drives.every((drive) => byForce(drive) > 0);
  const wanted = drives.map((drive) => (isByForce ? byForce(drive) : plain(drive.loadShare)));
  const all = wanted.reduce((sum, one) => sum + one, 0);
  return new Map(drives.map(({ id }, at) => [id, all > 0 ? (wanted[at] ?? 0) / all : 0]));
}
