/** A repeatable stream of numbers in 0 … 1. */
export function numberStream(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const logarithmic = (next: () => number, low: number, high: number): number => low * (high / low) ** next();

export const pick = <Item>(next: () => number, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(next() * items.length)] ?? items[0];
