import { type Random, randomFrom } from "../../random/random.ts";
import type { Point } from "../pareto.ts";
import { better, ranked, type Standing, spread } from "./ranking.ts";
import { crossed, type Gene, mutated } from "./variation.ts";

/** Which value of each choice a candidate has. */
export type Genes = readonly number[];

/** What a search must know of a candidate. */
export interface Judged {
  /** Each as small as possible. */
  readonly objectives: Point;
  /** How many conditions it does not meet, and by how much in all. */
  readonly violations: number;
  readonly excess: number;
}

interface SearchOptions {
  readonly seed: number;
  readonly generations: number;
  readonly population?: number;
  readonly crossover?: number;
}

/** The candidates of a generation that go on, with what came of them. */
interface Individual extends Judged {
  readonly genes: Genes;
}

/** As adopted by the handbook, 11.5. */
const [usualPopulation, usualCrossover] = [100, 0.9];

/**
 * NSGA-II with whole-number genes (Deb et al. 2002): yields the candidates of each generation, is told what came of them,
 * and ends with those that went on last. The same seed asks the same questions.
 */
export function* evolution(
  genes: readonly Gene[],
  { seed, generations, population = usualPopulation, crossover = usualCrossover }: SearchOptions,
): Generator<readonly Genes[], readonly Individual[], readonly Judged[]> {
  const random = randomFrom(seed);
  const first = Array.from({ length: population }, () => genes.map(({ size }) => random.below(size)));
  let parents = standing(first, yield first);
  for (let generation = 1; generation < generations; generation++) {
    const children: Genes[] = [];
    while (children.length < population) {
      const [one, other] = [tournament(random, parents), tournament(random, parents)];
      const pair = random.next() < crossover ? crossed(random, genes, one, other) : [one, other];
      children.push(...pair.map((child) => mutated(random, genes, child)));
    }
    const brood = children.slice(0, population);
    parents = survivors([...parents, ...standing(brood, yield brood)], population);
  }
  return parents;
}

type Ranked = Individual & Standing;

function standing(genes: readonly Genes[], judged: readonly Judged[]): readonly Ranked[] {
  return ranked(
    genes.map((own, at) => {
      const { objectives = [], violations = Number.POSITIVE_INFINITY, excess = 0 } = judged[at] ?? {};
      return { genes: own, objectives, violations, excess };
    }),
  );
}

/** The better of two, by rank and then by the room around it. */
function tournament(random: Random, parents: readonly Ranked[]): Genes {
  const [one, other] = [parents[random.below(parents.length)], parents[random.below(parents.length)]];
  if (one === undefined || other === undefined) return [];
  return better(other, one) ? other.genes : one.genes;
}

/** Whole fronts as long as they fit, and of the first that does not as many as do. */
function survivors(all: readonly Individual[], count: number): readonly Ranked[] {
  const order = ranked(all).toSorted((one, other) => one.rank - other.rank);
  const last = order[count - 1]?.rank ?? 0;
  const whole = order.filter(({ rank }) => rank < last);
  const front = order.filter(({ rank }) => rank === last);
  return [...whole, ...spread(front, count - whole.length)];
}
