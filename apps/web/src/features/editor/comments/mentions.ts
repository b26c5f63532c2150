import type { Comments } from "@beltwright/contract";

/** The people of a design: all of them are marked where they are mentioned, one's own name is not offered. */
export interface KnownPeople {
  readonly all: readonly string[];
  readonly offered: readonly string[];
}

export function knownPeople({ people, self }: Pick<Comments, "people" | "self">): KnownPeople {
  return { all: people, offered: people.filter((name) => name !== self) };
}

/** A name that is being typed after an `@`, and where its `@` stands. */
interface Typed {
  readonly at: number;
  readonly begun: string;
}

const longestBegun = 60;

/** What stands between the last `@` and the caret, as long as a name offered could still become of it. */
export function typedMention(text: string, caret: number): Typed | undefined {
  const at = text.lastIndexOf("@", caret - 1);
  // An `@` inside a word is that of an address.
  if (at < 0 || /[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return undefined;
  const begun = text.slice(at + 1, caret);
  return begun.length > longestBegun || begun.includes("\n") ? undefined : { at, begun };
}

const mostOffered = 8;

/** The people whose name, or a word of it, begins like that. */
export function offeredPeople(people: readonly string[], begun: string): readonly string[] {
  const wanted = begun.toLowerCase();
  const fits = (name: string) =>
    name.toLowerCase().startsWith(wanted) ||
    name
      .toLowerCase()
      .split(" ")
      .some((word) => word.startsWith(wanted));
  const offered = people.filter(fits).slice(0, mostOffered);
  // A name that is there already is no offer.
  return offered.length === 1 && offered[0]?.toLowerCase() === wanted ? [] : offered;
}

interface TextPart {
  readonly text: string;
  readonly isMention: boolean;
  /** Where it begins. */
  readonly at: number;
}

/** A text cut at the names it mentions. */
export function mentionParts(text: string, people: readonly string[]): readonly TextPart[] {
  const names = people
    .toSorted((one, other) => other.length - one.length)
    .map((name) => `@${name}`.replace(/[.*+?^${}()|[\]\\-]/g, "\\$&"));
  if (names.length === 0) return [{ text, isMention: false, at: 0 }];
  const pattern = new RegExp(`(${names.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: mention, index } of text.matchAll(pattern)) {
    if (index > from) parts.push({ text: text.slice(from, index), isMention: false, at: from });
    parts.push({ text: mention, isMention: true, at: index });
    from = index + mention.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMention: false, at: from });
  return parts;
}
