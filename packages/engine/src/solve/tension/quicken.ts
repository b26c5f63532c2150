import { type NumberList, overwrite, type TensionState } from "./tension-state.ts";

export type Ends = Pick<TensionState, "arriving" | "leaving">;

/** One calculation of the inner loop: the tensions it began from and those it came to. */
export interface Round {
  readonly from: Ends;
  readonly to: Ends;
}

function copyOf({ arriving, leaving }: Ends): Ends {
  return { arriving: arriving.slice(), leaving: leaving.slice() };
}

/** Room for one calculation. */
export function roomFor(state: Ends): Round {
  return { from: copyOf(state), to: copyOf(state) };
}

/** Takes over the tensions of a state. */
export function keep(ends: Ends, { arriving, leaving }: Ends): void {
  overwrite(ends.arriving, arriving);
  overwrite(ends.leaving, leaving);
}

/** How far a step may reach back behind, and out beyond, the last two rounds. */
const furthestBack = 0.9;
const furthestOut = -4;

/**
 * Tensions that swing or creep: the next round begins where the line through the last two would repeat itself (the secant
 * of Anderson's mixing). Tensions that do not settle even so go only `share` of the way.
 */
export function quicken(state: Ends, last: Round, before: Round, share: number): void {
  const back = reachBack(last, before);
  mix(state.arriving, last, before, "arriving", { back, share });
  mix(state.leaving, last, before, "leaving", { back, share });
}

/** The share of the round before with which what is left to change is least. */
function reachBack(last: Round, before: Round): number {
  let product = 0;
  let square = 0;
  for (const side of ["arriving", "leaving"] as const) {
    const { [side]: from } = last.from;
    for (let i = 0; i < from.length; i += 1) {
      const change = (last.to[side][i] ?? 0) - (from[i] ?? 0);
      const difference = change - ((before.to[side][i] ?? 0) - (before.from[side][i] ?? 0));
      product += change * difference;
      square += difference * difference;
    }
  }
  if (!(square > 0)) return 0;
  return Math.min(furthestBack, Math.max(furthestOut, product / square));
}

function mix(
  tensions: NumberList,
  last: Round,
  before: Round,
  side: keyof Ends,
  { back, share }: { readonly back: number; readonly share: number },
): void {
  for (let i = 0; i < tensions.length; i += 1) {
    const from = between(last.from[side][i] ?? 0, before.from[side][i] ?? 0, back);
    const to = between(last.to[side][i] ?? 0, before.to[side][i] ?? 0, back);
    tensions[i] = from + share * (to - from);
  }
}

const between = (one: number, other: number, share: number): number => one - share * (one - other);
