import type { FieldValue, LibraryValues } from "@beltwright/model";
import { differingFields, sameValue } from "./same-value.ts";

export type Side = "mine" | "theirs";

/** A field in which two people's versions of a row differ. */
export interface Difference {
  readonly name: string;
  readonly mine: FieldValue | undefined;
  readonly theirs: FieldValue | undefined;
  /** Both changed it: only a person can say which is right. */
  readonly isContested: boolean;
  /** What to take unless someone says otherwise: the side that changed it. */
  readonly suggested: Side;
}

interface Versions {
  readonly base: LibraryValues;
  readonly mine: LibraryValues;
  readonly theirs: LibraryValues;
}

export function findDifferences({ base, mine, theirs }: Versions): readonly Difference[] {
  return differingFields(mine, theirs).map((name) => {
    const changedByMe = !sameValue(base[name], mine[name]);
    const changedByThem = !sameValue(base[name], theirs[name]);
    return {
      name,
      mine: mine[name],
      theirs: theirs[name],
      isContested: changedByMe && changedByThem,
      suggested: changedByMe ? "mine" : "theirs",
    };
  });
}

export function mergeRows(
  { mine, theirs }: Pick<Versions, "mine" | "theirs">,
  differences: readonly Difference[],
  choices: Readonly<Record<string, Side>>,
): LibraryValues {
  const kept = differences
    .filter(({ name, suggested }) => (choices[name] ?? suggested) === "mine")
    .map(({ name }) => [name, mine[name]] as const)
    .filter((entry): entry is readonly [string, FieldValue] => entry[1] !== undefined);
  return { ...theirs, ...Object.fromEntries(kept) };
}
