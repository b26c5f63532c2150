/** How long a deleted conveyor stays in the bin, from which it may come back. */
export const undeleteMilliseconds = 30 * 24 * 60 * 60 * 1000;
