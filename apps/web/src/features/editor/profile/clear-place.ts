import type { Spot } from "@beltwright/drawing";

/** A box on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a sign of this size may stand about its point: below, above, then further and further round it. */
function shiftsFor(width: number, height: number): readonly Spot[] {
  const [side, gap] = [width / 2 + 8, height / 2 + 8];
  return [1, 2, 3].flatMap((far) => [
    { x: 0, y: far * gap },
    { x: 0, y: -far * gap },
    { x: far * side, y: gap },
    { x: -far * side, y: gap },
    { x: far * side, y: -gap },
    { x: -far * side, y: -gap },
  ]);
}

/** The middle of the first such place that covers nothing; below its point where every one does. */
export function clearPlace(at: Spot, size: { readonly width: number; readonly height: number }, taken: readonly Box[]) {
  const shifts = shiftsFor(size.width, size.height);
  const places = shifts.map(({ x, y }): Spot => ({ x: at.x + x, y: at.y + y }));
  const clear = places.find((place) => !taken.some((box) => isCovering(boxAround(place, size), box)));
  return clear ?? places[0] ?? at;
}

export function boxAround({ x, y }: Spot, { width, height }: { readonly width: number; readonly height: number }): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function isCovering(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
