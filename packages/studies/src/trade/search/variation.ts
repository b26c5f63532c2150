import type { Random } from "../../random/random.ts";

/** A choice as a search sees it. */
export interface Gene {
  /** How many values it has. */
  readonly size: number;
  /** Whether neighbours are alike: widths are, belt types are not. */
  readonly isOrdered: boolean;
}

type Genes = readonly number[];

/** How near children stay to their parents, and how near a mutation stays (Deb et al. 2002). */
const [crossoverIndex, mutationIndex] = [20, 20];

/** Two children: simulated binary crossover of ordered genes, a swap of the others. */
export function crossed(random: Random, genes: readonly Gene[], one: Genes, other: Genes): readonly [Genes, Genes] {
  const pairs = genes.map(({ size, isOrdered }, at): readonly [number, number] => {
    const [low = 0, high = 0] = [one[at], other[at]];
    if (low === high || random.next() < 0.5) return [low, high];
    const [first, second] = isOrdered ? between(random, size - 1, low, high) : [high, low];
    return random.next() < 0.5 ? [first, second] : [second, first];
  });
  return [pairs.map(([child]) => child), pairs.map(([, child]) => child)];
}

function between(random: Random, last: number, one: number, other: number): readonly [number, number] {
  const [low, high] = one < other ? [one, other] : [other, one];
  const draw = random.next();
  const spread = (room: number) => {
    const beta = 1 + (2 * room) / (high - low);
    const alpha = 2 - beta ** -(crossoverIndex + 1);
    const base = draw <= 1 / alpha ? draw * alpha : 1 / (2 - draw * alpha);
    return base ** (1 / (crossoverIndex + 1));
  };
  const middle = (low + high) / 2;
  const first = middle - (spread(low) * (high - low)) / 2;
  const second = middle + (spread(last - high) * (high - low)) / 2;
  return [whole(first, last), whole(second, last)];
}

/** Each gene with a chance of one in their number: an ordered one to a near value, any other to a different one. */
export function mutated(random: Random, genes: readonly Gene[], given: Genes): Genes {
  return genes.map(({ size, isOrdered }, at) => {
    const value = given[at] ?? 0;
    if (size < 2 || random.next() >= 1 / genes.length) return value;
    if (!isOrdered) return (value + 1 + random.below(size - 1)) % size;
    const moved = near(random, size - 1, value);
    return moved === value ? step(random, size - 1, value) : moved;
  });
}

/** Polynomial mutation. */
function near(random: Random, last: number, value: number): number {
  const draw = random.next();
  const room = draw < 0.5 ? value / last : (last - value) / last;
  const power = mutationIndex + 1;
  const inner = (1 - room) ** power;
  const share =
    draw < 0.5
      ? (2 * draw + (1 - 2 * draw) * inner) ** (1 / power) - 1
      : 1 - (2 * (1 - draw) + (2 * draw - 1) * inner) ** (1 / power);
  return whole(value + share * last, last);
}

/** Short lists have no nearer value than the next. */
function step(random: Random, last: number, value: number): number {
  if (value === 0) return 1;
  if (value === last) return last - 1;
  return random.next() < 0.5 ? value - 1 : value + 1;
}

const whole = (value: number, last: number) => Math.min(last, Math.max(0, Math.round(value)));
