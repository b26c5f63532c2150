/** Takes speed away without turning it round. */
export function soften(free: number, hold: number): number {
  return free > hold ? free - hold : free < -hold ? free + hold : 0;
}
