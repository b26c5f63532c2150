/** Most power of one motor, W, where a layout may have more motors, and of the largest that are made. */
export const usualMotor = 1e6;
const largestMotor = 2.5e6;
/** Beyond it one pulley is not asked for all, W. */
const largestPulley = 1.5e6;
const counts = [1, 2, 3, 4, 6];
/** One motor at each end of a shaft. */
const motorsOnPulley = 2;

export interface DriveCount {
  readonly motors: number;
  readonly pulleys: number;
}

/** How many motors and pulleys such a power asks for (handbook 15.19), W. */
export function driveCount(power: number, least: DriveCount = { motors: 1, pulleys: 1 }): DriveCount {
  const few = counts.find((count) => power / count <= usualMotor);
  // Beyond six motors fewer and larger ones are taken, which catalogues have.
  const needed = few ?? Math.max(6, 2 * Math.ceil(power / largestMotor / 2));
  const pulleys = Math.max(least.pulleys, Math.ceil(needed / motorsOnPulley), power > largestPulley ? 2 : 1);
  return { motors: Math.max(needed, pulleys, least.motors), pulleys };
}

/** Motors on each of so many pulleys, those in front first. */
export function motorsByPulley({ motors, pulleys }: DriveCount): readonly number[] {
  const each = Math.floor(motors / pulleys);
  return Array.from({ length: pulleys }, (_, at) => each + (at < motors % pulleys ? 1 : 0));
}
