import type { Pull } from "../document/types/parts.ts";

/** The two strands of a loop, points by their place in the list. */
export interface Strands {
  /** From the tail to the head, both counted. */
  readonly carry: readonly number[];
  /** Between head and tail, in the direction of travel. */
  readonly back: readonly number[];
}

/** Undefined where the sections do not make one carry strand and one return strand. */
export function findStrands(pulls: readonly Pick<Pull, "sectType">[]): Strands | undefined {
  const count = pulls.length;
  const isCarry = (index: number) => pulls[index % count]?.sectType === "Carry";
  const starts = pulls.flatMap((_, index) => (isCarry(index) && !isCarry(index + count - 1) ? [index] : []));
  const [tail] = starts;
  if (tail === undefined || starts.length > 1) return undefined;
  const round = pulls.map((_, step) => (tail + step) % count);
  const head = round.findIndex((index) => !isCarry(index));
  return { carry: round.slice(0, head + 1), back: round.slice(head + 1) };
}
