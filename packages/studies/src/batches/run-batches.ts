/** Somebody who answers one batch at a time: a worker of the browser, a thread, or a function. */
export interface BatchWorker<Batch, Answer> {
  readonly answer: (batch: Batch) => Promise<Answer>;
  readonly end: () => void;
}

export interface BatchRun<Batch, Answer> {
  readonly batches: readonly Batch[];
  readonly startWorker: () => BatchWorker<Batch, Answer>;
  readonly workers: number;
  /** Told of each answer in the order of the batches. `"enough"` asks for no more of them. */
  readonly onAnswer?: (answer: Answer, place: number) => "enough" | undefined;
  /** Resolves when nobody wants the answers any more. */
  readonly cancelled?: Promise<void>;
}

export interface BatchAnswers<Answer> {
  /** Why there are no more of them. */
  readonly end: "answered" | "enough" | "cancelled";
  /** Answers to the first batches, in their order, without a gap. */
  readonly answers: readonly Answer[];
}

/**
 * Hands batches to workers, and their answers on in the order of the batches, so that nothing depends on who was quicker.
 * A worker that fails is replaced and its batch asked once more; what fails twice fails the whole.
 */
export async function runBatches<Batch, Answer>(run: BatchRun<Batch, Answer>): Promise<BatchAnswers<Answer>> {
  const waiting = run.batches.entries();
  const ordered = inOrder(run.onAnswer);
  const started = new Set<BatchWorker<Batch, Answer>>();
  let isOver = false;
  const start = () => {
    const worker = run.startWorker();
    started.add(worker);
    return worker;
  };
  const work = async (): Promise<void> => {
    let worker = start();
    for (const [place, batch] of waiting) {
      const answer = await worker.answer(batch).catch((cause: unknown) => {
        if (isOver) throw cause;
        worker.end();
        worker = start();
        return worker.answer(batch);
      });
      if (isOver) return;
      ordered.keep(place, answer);
    }
  };
  const lanes = Array.from({ length: Math.min(run.workers, run.batches.length) }, work);
  const all = Promise.all(lanes).then(() => "answered" as const);
  const never = new Promise<never>(() => {});
  const cancelled = run.cancelled?.then(() => "cancelled" as const);
  try {
    const end = await Promise.race([cancelled ?? never, ordered.enough, all]);
    return { end, answers: [...ordered.answers] };
  } finally {
    isOver = true;
    for (const worker of started) worker.end();
  }
}

/** Keeps answers that come early until those before them are there. */
function inOrder<Answer>(onAnswer: BatchRun<unknown, Answer>["onAnswer"]) {
  const answers: Answer[] = [];
  const early = new Map<number, Answer>();
  const { promise: enough, resolve } = Promise.withResolvers<"enough">();
  let hasEnough = false;
  const keep = (place: number, answer: Answer): void => {
    early.set(place, answer);
    for (let next = answers.length; early.has(next) && !hasEnough; next++) {
      const due = early.get(next) as Answer;
      early.delete(next);
      answers.push(due);
      hasEnough = onAnswer?.(due, next) === "enough";
    }
    if (hasEnough) resolve("enough");
  };
  return { answers, keep, enough };
}
