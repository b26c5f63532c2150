import { type Design, type Frames, wantedShares } from "@beltwright/engine";

/** A drive as the frames of a run list it: in the order in which the belt meets the pulleys. */
export interface RunDrive {
  readonly driveId: string;
  readonly pointId: string;
  /** m */
  readonly pulleyRadius: number;
  /** All its motors at full load, at the belt, N. */
  readonly fullLoadForce: number;
  /** Of the pull, as wanted; all drives together give 1. */
  readonly share: number;
}

export function runDrives(design: Design): readonly RunDrive[] {
  const { points, drives, beltSpeed } = design;
  const shares = wantedShares(design);
  return points.flatMap((point): readonly RunDrive[] => {
    const drive = point.kind === "drive" ? drives.find(({ id }) => id === point.driveId) : undefined;
    if (drive === undefined || point.kind !== "drive") return [];
    return [
      {
        driveId: drive.id,
        pointId: point.id,
        pulleyRadius: point.pulley.diameter / 2,
        fullLoadForce: (drive.installedPower * drive.efficiency) / beltSpeed,
        share: shares.get(drive.id) ?? 0,
      },
    ];
  });
}

/** Force of one drive at the belt in a frame, N. */
export function driveForceAt({ driveTorque }: Frames, drives: readonly RunDrive[], frame: number, at: number): number {
  return (driveTorque[frame * drives.length + at] ?? 0) / (drives[at]?.pulleyRadius ?? 1);
}

/**
 * How far drives part from the shares wanted of them at the worst moment of a run, over full load: the drive furthest above its
 * share less the one furthest below, as statics tell it of a case. Nothing for a single drive.
 */
export function sharesApart(frames: Frames, drives: readonly RunDrive[]): number | undefined {
  if (drives.length < 2) return undefined;
  let apart = 0;
  for (let frame = 0; frame < frames.count; frame += 1) {
    const forces = drives.map((_, at) => driveForceAt(frames, drives, frame, at));
    const need = forces.reduce((sum, force) => sum + force, 0);
    const beyond = drives.map(({ share, fullLoadForce }, at) =>
      fullLoadForce > 0 ? ((forces[at] ?? 0) - share * need) / fullLoadForce : 0,
    );
    apart = Math.max(apart, Math.max(...beyond) - Math.min(...beyond));
  }
  return apart;
}
