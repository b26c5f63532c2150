import type { StreamBelt, TensionLine } from "@beltwright/results";

/** Room round the picture, px. */
const margin = { left: 52, right: 16, top: 22, bottom: 22, gap: 26 };

/** How much of the height the belt takes; the tensions have the rest. */
const beltShare = 0.45;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where things stand on the picture, px. */
export interface StreamScale {
  readonly x: (along: number) => number;
  /** How far along the belt a way on the picture is, m. */
  readonly way: (pixels: number) => number;
  readonly belt: (height: number) => number;
  readonly tension: (kilonewtons: number) => number;
  /** Height of the belt above some distance along it, m. */
  readonly heightAt: (along: number) => number;
  readonly end: number;
  readonly tensions: readonly [least: number, most: number];
  readonly bottom: number;
}

export function scaleOf({ places, full, empty }: StreamBelt, line: TensionLine, { width, height }: Size): StreamScale {
  const end = places.at(-1)?.along ?? 1;
  const heights = places.map((place) => place.height);
  const all = [...full, ...empty, ...line].map(({ tension }) => tension);
  const tensions = [Math.min(0, ...all), Math.max(1, ...all)] as const;
  const inner = Math.max(1, width - margin.left - margin.right);
  const split = margin.top + beltShare * (height - margin.top - margin.bottom);
  const bottom = height - margin.bottom;
  return {
    x: (along) => margin.left + (along / end) * inner,
    way: (pixels) => (pixels / inner) * end,
    belt: between([Math.min(...heights), Math.max(...heights)], [split - 4, margin.top + 14]),
    tension: between(tensions, [bottom, split + margin.gap]),
    heightAt: (along) => heightAt(places, along),
    end,
    tensions,
    bottom,
  };
}

/** Values on a line of pixels; in its middle where all are equal. */
function between([least, most]: readonly [number, number], [low, high]: readonly [number, number]) {
  return (value: number) => (most > least ? low + ((value - least) / (most - least)) * (high - low) : (low + high) / 2);
}

function heightAt(places: StreamBelt["places"], along: number): number {
  const after = places.findIndex((place) => place.along >= along);
  const [one, other] = [places[after - 1], places[after]];
  if (other === undefined) return places.at(-1)?.height ?? 0;
  if (one === undefined || !(other.along > one.along)) return other.height;
  return one.height + ((along - one.along) / (other.along - one.along)) * (other.height - one.height);
}

/** Corners of the belt from one distance to another, ends included. */
export function beltBetween({ places }: StreamBelt, scale: StreamScale, from: number, to: number): readonly Corner[] {
  const inner = places.filter(({ along }) => along > from && along < to);
  const spots = [{ along: from, height: scale.heightAt(from) }, ...inner, { along: to, height: scale.heightAt(to) }];
  return spots.map(({ along, height }) => ({ x: scale.x(along), y: scale.belt(height) }));
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

export const pathOf = (corners: readonly Corner[]) =>
  corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
