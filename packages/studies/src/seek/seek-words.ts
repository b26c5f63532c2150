import type { SeekAnswer, Side } from "./goal.ts";

/** How an answer is said. Names in braces stand for names and quantities. */
export interface SeekWords {
  readonly sentences: Readonly<Record<Exclude<SeekAnswer["kind"], "refused">, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly changes: string;
  readonly others: string;
  /** Where a result jumps and nothing that has a name has changed. */
  readonly noChanges: string;
}

export const seekWords: Readonly<Record<"en" | "de", SeekWords>> = {
  en: {
    sentences: {
      met: "{input} = {value} gives {result} = {gives}.",
      jump: "At {input} = {value}, {result} jumps from {gives} to {beyond}. This is the last value that keeps it {side} {goal}.",
      nearest:
        "No {input} between {least} and {most} gives {result} = {goal}. The nearest is {value}, which gives {gives}.",
      unmoved: "{input} does not change {result}: it is {gives} at every value between {least} and {most}.",
    },
    sides: { most: "at or below", least: "at or above" },
    changes: "What changes there: {changes}.",
    others: "{count} more",
    noChanges: "No part and no deciding case changes there.",
  },
  de: {
    sentences: {
      met: "{input} = {value} ergibt {result} = {gives}.",
      jump: "Bei {input} = {value} springt {result} von {gives} auf {beyond}. Dies ist der letzte Wert {side} {goal}.",
      nearest:
        "Kein Wert von {input} zwischen {least} und {most} ergibt {result} = {goal}. Am nächsten kommt {value} mit {gives}.",
      unmoved: "{input} ändert {result} nicht: zwischen {least} und {most} überall {gives}.",
    },
    sides: { most: "mit höchstens", least: "mit mindestens" },
    changes: "Dort ändert sich: {changes}.",
    others: "{count} weitere",
    noChanges: "Dort ändert sich weder ein Teil noch ein maßgebender Lastfall.",
  },
};
