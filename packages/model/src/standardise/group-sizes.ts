/** A type that gives what a group of parts needs, and the cost of one piece of it. */
export interface Fit<Type> {
  readonly type: Type;
  readonly cost: number;
}

interface Members<Type> {
  /** What each member needs of every measure: a type fits where it gives as much of all. */
  readonly needs: readonly (readonly number[])[];
  /** The cheapest type that gives this much; undefined where there is none. */
  readonly fit: (need: readonly number[]) => Fit<Type> | undefined;
}

/** The members split into so many groups, each of one type. */
interface Grouping<Type> {
  readonly groups: number;
  readonly cost: number;
  /** Of each member, in the order they were given. */
  readonly types: readonly Type[];
}

interface Best<Type> {
  readonly cost: number;
  /** The members that come before the last group, which takes this type. */
  readonly before: number;
  readonly type: Type;
}

/**
 * The cheapest split of the members, in the order of what they need, into one group, two, and so on up to one for each
 * (handbook 15.32). Splits that no types fit are left out.
 */
export function groupSizes<Type>({ needs, fit }: Members<Type>): readonly Grouping<Type>[] {
  const order = needs.map((_, at) => at).sort((one, other) => compareNeeds(needs[one] ?? [], needs[other] ?? []));
  const fits = fitsOfRuns(
    order.map((at) => needs[at] ?? []),
    fit,
  );
  const rounds: (readonly (Best<Type> | undefined)[])[] = [];
  for (let groups = 1; groups <= needs.length; groups += 1) rounds.push(bestSplits(fits, rounds.at(-1)));
  return rounds.flatMap((_, at) => {
    const types = typesOf(rounds.slice(0, at + 1), order);
    const cost = rounds[at]?.[order.length]?.cost;
    return types === undefined || cost === undefined ? [] : [{ groups: at + 1, cost, types }];
  });
}

/**
 * The split that is cheapest with what every further type costs, its drawing and its spare; of equals the fewest. It has
 * at most so many groups, or as few as there can be.
 */
export function fewSizes<Type>(
  groupings: readonly Grouping<Type>[],
  costOfType: number,
  mostGroups = Number.POSITIVE_INFINITY,
): Grouping<Type> | undefined {
  const whole = ({ cost, groups }: Grouping<Type>) => cost + groups * costOfType;
  const allowed = groupings.filter(({ groups }) => groups <= mostGroups);
  return (allowed.length > 0 ? allowed : groupings.slice(0, 1)).reduce<Grouping<Type> | undefined>(
    (best, one) => (best === undefined || whole(one) < whole(best) * (1 - 1e-12) ? one : best),
    undefined,
  );
}

function compareNeeds(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((need, measure) => need !== other[measure]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** What fits the members from one place up to another, which is not among them. */
type Fits<Type> = readonly (readonly (Fit<Type> | undefined)[])[];

function fitsOfRuns<Type>(needs: Members<Type>["needs"], fit: Members<Type>["fit"]): Fits<Type> {
  return needs.map((_, from) => {
    let most: readonly number[] = [];
    return [
      ...Array.from({ length: from + 1 }, () => undefined),
      ...needs.slice(from).map((need) => {
        most = need.map((one, measure) => Math.max(one, most[measure] ?? one));
        return fit(most);
      }),
    ];
  });
}

/** The best of one group more than the round before, for the first members up to each place. */
function bestSplits<Type>(
  fits: Fits<Type>,
  last: readonly (Best<Type> | undefined)[] | undefined,
): readonly (Best<Type> | undefined)[] {
  const places = Array.from({ length: fits.length + 1 }, (_, to) => to);
  return places.map((to) =>
    places.slice(0, to).reduce<Best<Type> | undefined>((best, before) => {
      const found = fits[before]?.[to];
      const earlier = last === undefined ? (before === 0 ? 0 : undefined) : last[before]?.cost;
      if (found === undefined || earlier === undefined) return best;
      const cost = earlier + (to - before) * found.cost;
      return best === undefined || cost < best.cost ? { cost, before, type: found.type } : best;
    }, undefined),
  );
}

function typesOf<Type>(
  rounds: readonly (readonly (Best<Type> | undefined)[])[],
  order: readonly number[],
): readonly Type[] | undefined {
  const types: Type[] = [];
  let to = order.length;
  for (const round of rounds.toReversed()) {
    const group = round[to];
    if (group === undefined) return undefined;
    for (let at = group.before; at < to; at += 1) types[order[at] ?? 0] = group.type;
    to = group.before;
  }
  return types;
}
