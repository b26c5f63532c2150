import { at, type NumberList, overwrite, type TensionState } from "./tension-state.ts";

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
  const sides = [sideOf(state, last, before, "arriving"), sideOf(state, last, before, "leaving")];
  const back = reachBack(sides);
  for (const side of sides) mix(side, back, share);
}

/** The tensions of one side of the points: now, and in the last two rounds. */
interface Side {
  readonly tensions: NumberList;
  readonly from: NumberList;
  readonly to: NumberList;
  readonly fromBefore: NumberList;
  readonly toBefore: NumberList;
}

function sideOf(state: Ends, last: Round, before: Round, side: keyof Ends): Side {
  return {
    tensions: state[side],
    from: last.from[side],
    to: last.to[side],
    fromBefore: before.from[side],
    toBefore: before.to[side],
  };
}

/** The share of the round before with which what is left to change is least. */
function reachBack(sides: readonly Side[]): number {
  let product = 0;
  let square = 0;
  for (const { from, to, fromBefore, toBefore } of sides) {
    for (let i = 0; i < from.length; i += 1) {
      const change = at(to, i) - at(from, i);
      const difference = change - (at(toBefore, i) - at(fromBefore, i));
      product += change * difference;
      square += difference * difference;
    }
  }
  if (!(square > 0)) return 0;
  return Math.min(furthestBack, Math.max(furthestOut, product / square));
}

function mix({ tensions, from, to, fromBefore, toBefore }: Side, back: number, share: number): void {
  for (let i = 0; i < tensions.length; i += 1) {
    const start = between(at(from, i), at(fromBefore, i), back);
    const end = between(at(to, i), at(toBefore, i), back);
    tensions[i] = start + share * (end - start);
  }
}

const between = (one: number, other: number, share: number): number => one - share * (one - other);
