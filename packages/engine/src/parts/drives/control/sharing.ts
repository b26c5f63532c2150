/** A drive of a group that shares one command. Forces at the belt, N. */
export interface SharingDrive {
  /** What a command of 1 asks of it, pulling and holding back. */
  readonly pulling: number;
  readonly holding: number;
  /** Limits: at most, and at least where it holds back (0 or below). */
  readonly most: number;
  readonly least: number;
}

interface Shared {
  /** The command all drives carry, over full load of the leader. */
  readonly command: number;
  /** By drive. */
  readonly forces: readonly number[];
  /** What no drive can give any more, N; below 0 where they cannot hold back enough. */
  readonly short: number;
}

/**
 * Leader and followers (handbook 15.6 a): every drive gives its part of one command within its limits, and what a drive at
 * its limit leaves the others take. The sum rises with the command in straight pieces: they are walked in order.
 */
export function shareOut(drives: readonly SharingDrive[], need: number): Shared {
  const isPulling = need >= 0;
  const sign = isPulling ? 1 : -1;
  const slopes = drives.map(({ pulling, holding }) => (isPulling ? pulling : holding));
  const limits = drives.map(({ most, least }) => Math.max(0, isPulling ? most : -least));
  const commandAt = (at: number) => ((slopes[at] ?? 0) > 0 ? (limits[at] ?? 0) / (slopes[at] ?? 1) : 0);
  const order = drives.map((_, at) => at).sort((a, b) => commandAt(a) - commandAt(b));
  let slope = slopes.reduce((sum, one) => sum + one, 0);
  let [command, given] = [0, 0];
  for (const at of order) {
    const next = commandAt(at);
    const reached = given + slope * (next - command);
    if (reached >= Math.abs(need)) break;
    [command, given] = [next, reached];
    slope -= slopes[at] ?? 0;
  }
  const missing = Math.abs(need) - given;
  // What is left of a sum of slopes may be rounding alone once every drive is at its limit.
  const isSpent = order.every((at) => commandAt(at) <= command);
  if (!isSpent && slope > 0) command += missing / slope;
  return {
    command: sign * command,
    forces: drives.map((_, at) => sign * Math.min(limits[at] ?? 0, command * (slopes[at] ?? 0))),
    short: isSpent ? sign * missing : 0,
  };
}

/** A drive that finds its load by its own speed: direct on line, through a coupling, or with droop. */
export interface LineDrive {
  /** At full load, at the belt, N. */
  readonly nominalForce: number;
  /** Speed lost from no load to full load, as a share of the speed at no load. */
  readonly slip: number;
  /** Speed of its pulley surface at no load of a nominal drive over its own, times one and the strain of the belt there. */
  readonly slowness: number;
}

/** Drives on torque lines (handbook 15.6 b): one belt speed at which they give together what the belt takes. */
export function lineShares(
  drives: readonly LineDrive[],
  effectiveTension: number,
): { readonly speedShare: number; readonly forces: readonly number[] } {
  const steepness = drives.map(({ nominalForce, slip }) => nominalForce / slip);
  const sum = steepness.reduce((all, one) => all + one, 0);
  const slowed = drives.reduce((all, { slowness }, at) => all + (steepness[at] ?? 0) * slowness, 0);
  const speedShare = (sum - effectiveTension) / slowed;
  return { speedShare, forces: drives.map(({ slowness }, at) => (steepness[at] ?? 0) * (1 - slowness * speedShare)) };
}

/** A drive on its torque line on a belt that stretches, in the order in which the belt comes from the take-up to them. */
interface StretchedLine extends LineDrive {
  /** Force with which the strain in its slowness was found, N. */
  readonly given: number;
}

const mostLooks = 50;

/**
 * The same on a belt that stretches: what a drive gives more is missing in the tension that arrives at the next, which
 * turns slower for it and gives more itself. Exact in the forces, so that soft belts settle as fast as stiff ones.
 */
export function stretchedShares(drives: readonly StretchedLine[], need: number, stiffness: number): readonly number[] {
  const forcesAt = (speedShare: number) => {
    let shed = 0;
    return drives.map(({ nominalForce, slip, slowness, given }) => {
      const force = (nominalForce / slip) * (1 - (slowness - shed / stiffness) * speedShare);
      shed += force - given;
      return force;
    });
  };
  const beyond = (speedShare: number) => forcesAt(speedShare).reduce((sum, force) => sum + force, 0) - need;
  const steepness = drives.reduce((sum, { nominalForce, slip }) => sum + nominalForce / slip, 0);
  let [last, next] = [1, lineShares(drives, need).speedShare];
  let [atLast, atNext] = [beyond(last), beyond(next)];
  for (let look = 0; look < mostLooks && Math.abs(atNext) > 1e-12 * steepness && atNext !== atLast; look += 1) {
    const nearer = next - (atNext * (next - last)) / (atNext - atLast);
    [last, atLast, next, atNext] = [next, atNext, nearer, beyond(nearer)];
  }
  return forcesAt(next);
}

/**
 * Mixed trains (handbook 15.6 d): drives on torque lines give what the reference speed makes them give, those under control
 * the rest. Where these are at their limits the belt leaves the reference, and the lines take what is left.
 */
export function mixedShares(
  led: readonly SharingDrive[],
  lines: readonly LineDrive[],
  duty: { readonly need: number; readonly speedShare: number },
): { readonly led: readonly number[]; readonly lines: readonly number[] } {
  const { need, speedShare } = duty;
  const free = lines.map(({ nominalForce, slip, slowness }) => (nominalForce / slip) * (1 - slowness * speedShare));
  const rest = need - free.reduce((sum, one) => sum + one, 0);
  const shared = shareOut(led, rest);
  if (shared.short === 0) return { led: shared.forces, lines: free };
  const given = shared.forces.reduce((sum, one) => sum + one, 0);
  return { led: shared.forces, lines: lineShares(lines, need - given).forces };
}
