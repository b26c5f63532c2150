import {
  type CurveCheckName,
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
  /** What happens to the belt where the radius of a curve does not do, after a colon. */
  readonly curves: Readonly<Record<CurveCheckName, string>>;
  /** Which limit no row of a library keeps, by the subject of the finding. */
  readonly unmet: Readonly<Record<string, string>>;
}

/** What a finding says; its subject tells which limit no row of a library keeps, and what a radius is not enough for. */
export function sentenceOf(words: FindingWords, code: FindingCode, subject = ""): string {
  if (code === "curve-no-radius-suffices" || code === "curve-radius-too-small") {
    return ofCurve(words, words.sentences[code], subject);
  }
  if (!isDrivePartCode(code)) return words.unmet[subject] ?? words.sentences[code];
  const { kind, part, limit } = drivePartOf(code);
  const missed = limit === undefined ? "" : words.limits[limit];
  return words.ofParts[kind].replace("{part}", words.parts[part]).replace("{limit}", missed);
}

function ofCurve({ curves }: FindingWords, sentence: string, subject: string): string {
  const what = new Map<string, string>(Object.entries(curves)).get(subject.slice(subject.lastIndexOf("/") + 1));
  return what === undefined ? sentence : `${sentence.replace(/\.$/, "")}: ${what}.`;
}
