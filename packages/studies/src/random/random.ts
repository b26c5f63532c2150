/** A stream of random numbers that depends on its seed alone. */
export interface Random {
  /** The next 32 bits, 0 to 4294967295. */
  readonly bits: () => number;
  /** The next number strictly between 0 and 1. */
  readonly next: () => number;
  /** The next whole number from 0 to `count` - 1, each equally likely. */
  readonly below: (count: number) => number;
  /** The whole numbers 0 to `count` - 1 in random order. */
  readonly permutation: (count: number) => number[];
}

type RandomState = readonly [number, number, number, number];

const WORD = 2 ** 32;
const GOLDEN_RATIO = 0x9e3779b9;

/** Words of splitmix32 (a Weyl sequence through the finaliser of MurmurHash3). */
export function splitmix32(seed: number): () => number {
  let counter = seed | 0;
  return () => {
    counter = (counter + GOLDEN_RATIO) | 0;
    let word = counter;
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return (word ^ (word >>> 16)) >>> 0;
  };
}

const rotateLeft = (word: number, places: number): number => (word << places) | (word >>> (32 - places));

/** Words of xoshiro128** 1.1 (Blackman and Vigna, https://prng.di.unimi.it/xoshiro128starstar.c). */
export function xoshiro128StarStar(state: RandomState): () => number {
  let [first, second, third, fourth] = state;
  return () => {
    const word = Math.imul(rotateLeft(Math.imul(second, 5), 7), 9) >>> 0;
    const shifted = second << 9;
    third ^= first;
    fourth ^= second;
    second ^= third;
    first ^= fourth;
    third ^= shifted;
    fourth = rotateLeft(fourth, 11);
    return word;
  };
}

/** xoshiro128** with its state filled by splitmix32: the one generator of every study. */
export function randomFrom(seed: number): Random {
  const seeds = splitmix32(seed);
  const bits = xoshiro128StarStar([seeds(), seeds(), seeds(), seeds()]);
  const below = (count: number): number => {
    // Words beyond the last whole multiple would make small numbers likelier.
    const usable = WORD - (WORD % count);
    let word = bits();
    while (word >= usable) word = bits();
    return word % count;
  };
  return { bits, next: () => (bits() + 0.5) / WORD, below, permutation: (count) => permutation(below, count) };
}

/** Fisher and Yates: every order equally likely. */
function permutation(below: (count: number) => number, count: number): number[] {
  const order: number[] = [];
  for (let place = 0; place < count; place++) {
    const other = below(place + 1);
    order.push(order[other] ?? place);
    if (other < place) order[other] = place;
  }
  return order;
}
