interface Asked {
  readonly promise: Promise<unknown>;
  /** Once it has come. */
  found?: unknown;
}

/** What was asked of each answer of the worker, by question; forgotten with the answer. */
const askedOf = new WeakMap<object, Map<unknown, Asked>>();

/** What a question about an answer gives, asked only the first time: a view that is opened again need not wait for it. */
export function askOnce<Found>(answer: object, question: unknown, ask: () => Promise<Found>): Promise<Found> {
  const questions = askedOf.get(answer) ?? new Map<unknown, Asked>();
  askedOf.set(answer, questions);
  const known = questions.get(question);
  // Kept under the question it answers.
  if (known !== undefined) return known.promise as Promise<Found>;
  const asked: Asked = {
    promise: ask().then((found) => {
      asked.found = found;
      return found;
    }),
  };
  questions.set(question, asked);
  return asked.promise as Promise<Found>;
}

/** What has come of a question already. */
export function told<Found>(answer: object, question: unknown): Found | undefined {
  return askedOf.get(answer)?.get(question)?.found as Found | undefined;
}
