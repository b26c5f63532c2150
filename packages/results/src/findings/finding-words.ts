import {
  type DriveLimit,
  drivePartOf,
  type FindingCode,
  isDrivePartCode,
  type OfDrivePart,
  type PlainFindingCode,
  type SlotName,
} from "@beltwright/engine";
import type { OfficeLimit } from "@beltwright/model";

/** What findings say in one language. The compiler misses a code without a sentence, and a sentence without a code. */
export interface FindingWords {
  readonly sentences: Readonly<Record<PlainFindingCode, string>>;
  /** Parts of a drive, as a sentence begins. */
  readonly parts: Readonly<Record<SlotName, string>>;
  /** What a part misses. */
  readonly limits: Readonly<Record<DriveLimit, string>>;
  /** Sentences about `{part}` and its `{limit}`. */
  readonly ofParts: Readonly<Record<OfDrivePart["kind"], string>>;
  readonly preferences: PreferenceWords;
}

/** How it is said what an office leaves Auto. */
export interface PreferenceWords {
  /** Sentence about `{what}`. */
  readonly sentence: string;
  readonly limits: Readonly<Record<OfficeLimit["kind"], string>>;
  /** Of the idlers that a new design begins with. */
  readonly spacings: Readonly<Record<"carry" | "return", string>>;
  readonly beltKinds: Readonly<Record<"fabric" | "steel-cord", string>>;
}

export function sentenceOf(words: FindingWords, code: FindingCode): string {
  if (!isDrivePartCode(code)) return words.sentences[code];
  const { kind, part, limit } = drivePartOf(code);
  const missed = limit === undefined ? "" : words.limits[limit];
  return words.ofParts[kind].replace("{part}", words.parts[part]).replace("{limit}", missed);
}
