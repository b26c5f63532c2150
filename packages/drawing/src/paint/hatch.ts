import type { Spot } from "../description/shape.ts";

/** No fill needs more lines than this to read as hatched. */
const mostLines = 400;

/** Lines at 45° inside a closed outline, `pitch` apart. Pixels. */
export function hatchLines(outline: readonly Spot[], pitch: number): readonly (readonly [Spot, Spot])[] {
  const along = outline.map(({ x, y }) => (x + y) / Math.SQRT2);
  const low = Math.min(...along);
  const high = Math.max(...along);
  const step = Math.max(pitch, (high - low) / mostLines);
  const lines: (readonly [Spot, Spot])[] = [];
  for (let level = low + step / 2; level < high; level += step) lines.push(...linesAt(outline, along, level));
  return lines;
}

/** Where x + y = √2·level crosses the outline, in pairs: in, out, in, out. */
function linesAt(
  outline: readonly Spot[],
  along: readonly number[],
  level: number,
): readonly (readonly [Spot, Spot])[] {
  const crossings: Spot[] = [];
  for (let at = 0; at < outline.length; at += 1) {
    const next = (at + 1) % outline.length;
    const [a, b, from, to] = [along[at] ?? 0, along[next] ?? 0, outline[at], outline[next]];
    if (from === undefined || to === undefined || a < level === b < level) continue;
    const share = (level - a) / (b - a);
    crossings.push({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
  }
  crossings.sort((a, b) => a.x - b.x);
  return pairs(crossings);
}

function pairs(spots: readonly Spot[]): readonly (readonly [Spot, Spot])[] {
  const found: (readonly [Spot, Spot])[] = [];
  for (let at = 0; at + 1 < spots.length; at += 2) {
    const [from, to] = [spots[at], spots[at + 1]];
    if (from !== undefined && to !== undefined) found.push([from, to]);
  }
  return found;
}
