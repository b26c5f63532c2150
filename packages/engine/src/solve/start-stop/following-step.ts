/** Longest step of a motion that follows a ramp, s. */
export const longestStep = 0.01;
/** Fewest steps of a ramp. */
export const fewestSteps = 2000;
/** A motion this short is over in one look, s. */
const shortestMotion = 0.02;

/**
 * The next step of a motion that has lasted `time`, s. What lasts twice as long as its ramp goes on in longer steps, so
 * that a ramp of a millisecond, or of none, does not set the pace of the minutes behind it.
 */
export function followingStep(ofRamp: number, time: number): number {
  return Math.max(ofRamp, Math.min(longestStep, Math.max(time, shortestMotion) / (2 * fewestSteps)));
}
