import { createHash } from "node:crypto";

const mostLetters = 16_000_000;

interface KeptAnswers {
  readonly find: (question: string) => string | undefined;
  readonly keep: (question: string, answer: string) => void;
}

/** Answers for as long as there is room, those asked for last: scripts ask the same again and again. */
export function createKeptAnswers(most = mostLetters): KeptAnswers {
  const kept = new Map<string, string>();
  let letters = 0;
  const drop = (question: string) => {
    letters -= kept.get(question)?.length ?? 0;
    kept.delete(question);
  };
  const keep = (question: string, answer: string) => {
    drop(question);
    kept.set(question, answer);
    letters += answer.length;
    for (const oldest of kept.keys()) {
      if (letters <= most) return;
      drop(oldest);
    }
  };
  return {
    keep,
    find: (question) => {
      const answer = kept.get(question);
      if (answer !== undefined) keep(question, answer);
      return answer;
    },
  };
}

/** One name for all that an answer depends on. */
export function questionOf(bytes: Uint8Array, ...more: readonly unknown[]): string {
  return `${createHash("sha256").update(bytes).digest("base64")} ${JSON.stringify(more)}`;
}
