import { expect, it } from "vitest";
import { placeLabels, type Taken, tieEnd } from "./labels.ts";

const label = { at: { x: 0, y: 0 }, texts: ["Take-up bend"], size: 10, clear: 4 };
/** A belt so thick that nothing fits beside the sign: the label needs a line to it. */
const belt = Array.from({ length: 41 }, (_, at) => [-14, -7, 0, 7, 14].map((y) => ({ x: 5 * at - 100, y }))).flat();

function placed(taken: Taken) {
  const [place] = placeLabels([label], taken);
  if (place === undefined) throw new Error("No place");
  return place;
}

it("the line from a sign to its text crosses the belt, but no lettering beside it", () => {
  const { shift, isFar } = placed({ lines: belt });
  expect(isFar).toBe(true);
  expect(shift.x).toBe(0);
  const written = Array.from({ length: 9 }, (_, at) => ({ x: 4 * at - 16, y: Math.sign(shift.y) * 16 }));
  const moved = placed({ lines: belt, lettering: written });
  const end = tieEnd(moved.shift);
  const along = Array.from({ length: 101 }, (_, at) => ({ x: (end.x * at) / 100, y: (end.y * at) / 100 }));
  const nearest = Math.min(...along.flatMap((on) => written.map((of) => Math.hypot(on.x - of.x, on.y - of.y))));
  expect(nearest).toBeGreaterThan(3);
});

it("no text lies on the sign of another point", () => {
  const [high, beside] = [
    { ...label, at: { x: 0, y: 0 } },
    { ...label, at: { x: 30, y: 13 }, texts: ["Hopper"] },
  ];
  const [place] = placeLabels([high, beside], { lines: [] });
  if (place === undefined) throw new Error("No place");
  // Above it the text, twelve letters of ten pixels, would reach over the sign 30 px to the right and 13 px up.
  expect(place.shift.y > 0 && place.anchor !== "end").toBe(false);
});

/** Spots six pixels apart, as a drawn line is told. */
const strand = (y: number) => Array.from({ length: 101 }, (_, at) => ({ x: 6 * at - 300, y }));

it("the line to the text of a return point goes through no point of the carrying strand over it", () => {
  // A written neighbour takes the room below the return point on the left, and the one above it is 12 px over it.
  const carrying = { ...label, at: { x: 0, y: 12 }, texts: ["3 Concave curve"] };
  const below = { ...label, at: { x: 0, y: 0 }, texts: ["6 Return"] };
  const lettering = Array.from({ length: 30 }, (_, at) => ({ x: 4 * at - 90, y: -14 }));
  const [, place] = placeLabels([carrying, below], { lines: [...strand(12), ...strand(0)], lettering });
  if (place === undefined) throw new Error("No place");
  const end = tieEnd(place.shift);
  const along = Array.from({ length: 101 }, (_, at) => ({ x: (end.x * at) / 100, y: (end.y * at) / 100 }));
  expect(Math.min(...along.map(({ x, y }) => Math.hypot(x, y - 12)))).toBeGreaterThan(4);
});

it("the line to a text goes across the belt rather than along it, though it is longer", () => {
  // The belt rises one in two and ends 20 px from the point; the paper ends left of the point and below it.
  const rising = Array.from({ length: 41 }, (_, at) => ({ x: 3 * at - 102, y: 1.5 * at - 51 }));
  const paper = { x: [2, 80], y: [2, 60] } as const;
  const [place] = placeLabels([{ ...label, texts: ["8"] }], { lines: [...rising, { x: 6, y: 23 }] }, paper);
  if (place === undefined) throw new Error("No place");
  expect(place.isFar).toBe(true);
  expect(place.shift.y / place.shift.x).toBeGreaterThan(1);
});

it("a sign far larger than the paper leaves no room for the texts it covers, and no more is made of it", () => {
  const huge = { ...label, clear: 1e7 };
  const within = { ...label, at: { x: 500, y: 80 }, texts: ["Hopper"] };
  const outside = { ...label, at: { x: 3e7, y: 0 }, texts: ["Tail"] };
  const [, covered, clear] = placeLabels([huge, within, outside], { lines: [] });
  expect(covered).toBeUndefined();
  expect(clear).toBeDefined();
});
