import type { DriveAction } from "../dynamics/belt-loop.ts";

/** Half a wave of the cosine up to full speed. */
export function smoothStart(time: number): DriveAction {
  const x = Array.from({ length: 801 }, (_, n) => (time * n) / 800);
  return { kind: "speed-time", curve: { x, y: x.map((t) => (1 - Math.cos((Math.PI * t) / time)) / 2) } };
}
