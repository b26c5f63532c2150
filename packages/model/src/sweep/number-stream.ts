/** A repeatable stream of numbers in 0 … 1. */
export type NumberStream = () => number;

export function numberStream(seed: number): NumberStream {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const logarithmic = (next: NumberStream, low: number, high: number): number => low * (high / low) ** next();

export const pick = <Item>(next: NumberStream, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(next() * items.length)] ?? items[0];

/** A whole number from 0 up to, but not including, the count. */
export const below = (next: NumberStream, count: number): number => Math.floor(next() * count);
