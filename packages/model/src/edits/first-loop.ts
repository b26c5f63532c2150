import type { Pull } from "../document/types/parts.ts";

interface Span {
  readonly length: number;
  readonly lift: number;
}

/** Radii of the pulleys, m, by their place in the loop of a new conveyor. */
type Radii = readonly number[];
type Place = (span: Span, radii: Radii) => { readonly x: number; readonly z: number };

const [head, snub, bend, takeUp] = [2, 3, 4, 5];

/** On the belt from tail to head, or so far below it square to the belt. */
const onLine = ({ length, lift }: Span, x: number, below = 0) => ({
  x: rounded(x),
  z: rounded((lift * x) / length - below * Math.hypot(1, lift / length)),
});

/** How far before the head the take-up hangs: close, for that is where the return belt is slackest. */
const takeUpBack = ({ length }: Span) => Math.min(0.4 * length, 40);

/** Between the middles of a bend and the take-up, across: the belt hangs straight down between them. */
const hangs = (radii: Radii) => (radii[bend] ?? 0) + (radii[takeUp] ?? 0) + 0.085;

/** From the carrying belt down to the return belt. */
const drop = (radii: Radii) => 0.55 + (radii[head] ?? 0);

const bendAt = (span: Span) => span.length - takeUpBack(span);

/** Levels of the belt at tail, loading, head drive, snub, and take-up between its two bends. */
const places: readonly Place[] = [
  () => ({ x: 0, z: 0 }),
  (span) => onLine(span, Math.min(4, 0.2 * span.length)),
  ({ length, lift }) => ({ x: length, z: lift }),
  snubAt,
  (span, radii) => onLine(span, bendAt(span), drop(radii)),
  (span, radii) => {
    const { x, z } = onLine(span, bendAt(span) - hangs(radii), drop(radii));
    return { x, z: rounded(z - 2.4 - 2 * (radii[bend] ?? 0) - 2 * (radii[takeUp] ?? 0)) };
  },
  (span, radii) => onLine(span, bendAt(span) - 2 * hangs(radii), drop(radii)),
];

/** Behind and under the head, turned with the slope, clear of it for any two diameters. */
function snubAt({ length, lift }: Span, radii: Radii) {
  const run = Math.hypot(length, lift);
  const [ofHead, ofSnub] = [radii[head] ?? 0, radii[snub] ?? 0];
  const apart = 1.46 * (ofHead + ofSnub);
  const [back, down] = [-0.954 * apart, -0.299 * apart];
  return {
    x: rounded(length + (back * length - down * lift) / run),
    z: rounded(lift - ofHead + (back * lift + down * length) / run + ofSnub),
  };
}

const rounded = (value: number) => Number(value.toFixed(3));

/** The loop of a new conveyor on the belt line over another length and lift, with room for the pulleys it has. */
export function firstLoop(pulls: readonly Pull[], span: Span): readonly Pull[] {
  const radii = pulls.map(({ shell }) => shell.shellDia / 2000);
  return pulls.map((pull, index) => {
    const place = places[index]?.(span, radii);
    return place ? { ...pull, ...place, screenX: place.x, screenZ: place.z } : pull;
  });
}
