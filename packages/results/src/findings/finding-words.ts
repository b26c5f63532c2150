import {
  type DriveLimit,
  drivePartOf,
  type FindingCode,
  isDrivePartCode,
  type OfDrivePart,
  type PlainFindingCode,
  type SlotName,
} from "@beltwright/engine";

/** What findings say in one language. The compiler misses a code without a sentence, and a sentence without a code. */
export interface FindingWords {
  readonly sentences: Readonly<Record<PlainFindingCode, string>>;
  /** Parts of a drive, as a sentence begins. */
  readonly parts: Readonly<Record<SlotName, string>>;
  /** What a part misses. */
  readonly limits: Readonly<Record<DriveLimit, string>>;
  /** Sentences about `{part}` and its `{limit}`. */
  readonly ofParts: Readonly<Record<OfDrivePart["kind"], string>>;
  /** Which limit no row of a library keeps, by the subject of the finding. */
  readonly unmet: Readonly<Record<string, string>>;
}

/** What a finding says; where no row of a library will do, its subject tells by which limit. */
export function sentenceOf(words: FindingWords, code: FindingCode, subject = ""): string {
  if (!isDrivePartCode(code)) return words.unmet[subject] ?? words.sentences[code];
  const { kind, part, limit } = drivePartOf(code);
  const missed = limit === undefined ? "" : words.limits[limit];
  return words.ofParts[kind].replace("{part}", words.parts[part]).replace("{limit}", missed);
}
