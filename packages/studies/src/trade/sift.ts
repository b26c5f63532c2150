import { findLoad } from "@beltwright/model";
import { type Chosen, candidateAt, candidateCount, chosenIn, placesOf } from "./candidates.ts";
import { makeCandidate, rowsFor, type StudyBase } from "./make-candidate.ts";
import { leavesLoad } from "./named-choices.ts";
import type { LoadLimit, TradeStudy } from "./study.ts";

/** Limits of the load that a candidate exceeds, known without tensions; `refused` where it cannot be made. */
export function siftOne(base: StudyBase, study: TradeStudy, chosen: readonly Chosen[]): readonly string[] {
  const made = makeCandidate(base, chosen);
  if (made.kind === "refused") return ["refused"];
  const load = findLoad(made.conveyor, rowsFor(base, chosen));
  const codes = new Set<string>(load?.findings.map(({ code }) => code));
  return study.loadLimits.filter((code: LoadLimit) => codes.has(code));
}

/** What is left of a study before anything is solved. */
export interface Sifted {
  /** Candidates by number, in order. */
  readonly left: readonly number[];
  /** How many went by which limit; a candidate may miss several. */
  readonly gone: Readonly<Record<string, number>>;
}

/** Candidates that are solved one and all; beyond, a search goes through them. */
export const mostEnumerated = 20_000;
/** Combinations that are sifted at most. */
const mostSifted = 200_000;

/**
 * Sifts all candidates by how the load lies on the belt. Choices that leave the load alone are not gone through: what holds
 * for one holds for all of them. Undefined where more are left than may be solved.
 */
export function sift(base: StudyBase, study: TradeStudy): Sifted | undefined {
  const { choices } = study;
  const loading = choices.filter(({ name }) => !leavesLoad(name));
  const kinds = candidateCount(loading);
  const each = candidateCount(choices) / kinds;
  if (!(kinds <= mostSifted) || !Number.isFinite(each)) return undefined;
  const gone: Record<string, number> = {};
  const passed = new Set<number>();
  for (let kind = 0; kind < kinds; kind++) {
    const failures = siftOne(base, study, chosenIn(loading, kind));
    if (failures.length === 0) passed.add(kind);
    for (const code of failures) gone[code] = (gone[code] ?? 0) + each;
    if (passed.size * each > mostEnumerated) return undefined;
  }
  return { left: candidatesOf(study, passed), gone };
}

/** Whether more are left than may be solved one and all. */
export const isSearched = (base: StudyBase, study: TradeStudy): boolean => sift(base, study) === undefined;

function candidatesOf({ choices }: TradeStudy, passed: ReadonlySet<number>): readonly number[] {
  const loading = choices.filter(({ name }) => !leavesLoad(name));
  const others = choices.filter(({ name }) => leavesLoad(name));
  const rest = candidateCount(others);
  const left = [...passed].flatMap((kind) =>
    Array.from({ length: rest }, (_, other) => {
      const places = [placesOf(loading, kind), placesOf(others, other)].map((list) => list.values());
      const inTurn = choices.map(({ name }) => places[leavesLoad(name) ? 1 : 0]?.next().value ?? 0);
      return candidateAt(choices, inTurn);
    }),
  );
  return left.toSorted((one, other) => one - other);
}
