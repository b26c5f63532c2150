/** A part of a whole, by where it begins and ends. */
export type Part = readonly [from: number, to: number];

/** What of the window a hand has taken. */
export type Grip = "start" | "end" | "whole";

/** The smallest part that can be looked at. */
const least = 0.005;

const within = (value: number) => Math.min(1, Math.max(0, value));

/** The window moved by a share of the whole, kept inside it and as wide as it is. */
export function shifted([from, to]: Part, by: number): Part {
  const width = to - from;
  const start = Math.min(1 - width, Math.max(0, from + by));
  return [start, start + width];
}

/** The window with one of its ends, or all of it, moved. */
export function gripped(part: Part, grip: Grip, by: number): Part {
  const [from, to] = part;
  if (grip === "whole") return shifted(part, by);
  if (grip === "start") return [Math.min(to - least, within(from + by)), to];
  return [from, Math.max(from + least, within(to + by))];
}

/** Wider or narrower about its middle. */
export function widened([from, to]: Part, factor: number): Part {
  const [middle, width] = [(from + to) / 2, Math.min(1, Math.max(least, (to - from) * factor))];
  return shifted([middle - width / 2, middle + width / 2], 0);
}

/** What a press at a share of the whole takes: an end where it is near one, the window, or nothing outside of it. */
export function gripAt([from, to]: Part, at: number, near: number): Grip | undefined {
  if (Math.abs(at - from) <= near) return "start";
  if (Math.abs(at - to) <= near) return "end";
  return at > from && at < to ? "whole" : undefined;
}
