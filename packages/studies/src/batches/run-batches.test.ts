import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BatchWorker, runBatches } from "./run-batches.ts";

const squares = (batch: number): number => batch * batch;

/** Waits as many turns of the event loop's queue; for ever where they are infinite. */
async function pause(turns: number): Promise<void> {
  if (turns === Number.POSITIVE_INFINITY) await new Promise<never>(() => {});
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}

/** Workers that take as long as `delay` says; counts how many were started and still live. */
function workersOf(delay: (batch: number) => number, fails: (batch: number, asked: number) => boolean = () => false) {
  const counts = { started: 0, alive: 0, asked: new Map<number, number>() };
  const startWorker = (): BatchWorker<number, number> => {
    counts.started += 1;
    counts.alive += 1;
    let ended = false;
    return {
      answer: async (batch) => {
        const asked = (counts.asked.get(batch) ?? 0) + 1;
        counts.asked.set(batch, asked);
        await pause(delay(batch));
        if (fails(batch, asked)) throw new Error(`batch ${batch} failed`);
        return squares(batch);
      },
      end: () => {
        if (!ended) counts.alive -= 1;
        ended = true;
      },
    };
  };
  return { counts, startWorker };
}

describe("batches handed to workers", () => {
  it("are answered in their order, whatever the workers and whoever is quicker", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        async (delays, workers) => {
          const batches = delays.map((_, place) => place);
          const told: number[] = [];
          const { counts, startWorker } = workersOf((batch) => delays[batch] ?? 0);
          const onAnswer = (answer: number): undefined => void told.push(answer);
          const { end, answers } = await runBatches({ batches, startWorker, workers, onAnswer });
          expect(end).toBe("answered");
          expect(answers).toEqual(batches.map(squares));
          expect(told).toEqual(answers);
          expect(counts.alive).toBe(0);
          expect(counts.started).toBe(Math.min(workers, batches.length));
        },
      ),
      { numRuns: 30 },
    );
  });

  it("stop where enough is known, at the same batch for any number of workers", async () => {
    for (const workers of [1, 2, 4]) {
      const { counts, startWorker } = workersOf((batch) => (batch === 0 ? 10 : 0));
      const onAnswer = (_: number, place: number) => (place === 2 ? ("enough" as const) : undefined);
      const { end, answers } = await runBatches({ batches: [0, 1, 2, 3, 4, 5, 6], startWorker, workers, onAnswer });
      expect({ end, answers }).toEqual({ end: "enough", answers: [0, 1, 4] });
      expect(counts.alive).toBe(0);
    }
  });

  it("end at once when cancelled, with the answers there are", async () => {
    const { counts, startWorker } = workersOf((batch) => (batch < 2 ? 0 : Number.POSITIVE_INFINITY));
    const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>();
    const onAnswer = (_: number, place: number): undefined => {
      if (place === 1) cancel();
    };
    const run = { batches: [0, 1, 2, 3], startWorker, workers: 2, onAnswer, cancelled };
    expect(await runBatches(run)).toEqual({ end: "cancelled", answers: [0, 1] });
    expect(counts.alive).toBe(0);
  });

  it("survive the failure of one worker", async () => {
    const { counts, startWorker } = workersOf(
      () => 0,
      (batch, asked) => batch === 2 && asked === 1,
    );
    const { answers } = await runBatches({ batches: [0, 1, 2, 3], startWorker, workers: 2 });
    expect(answers).toEqual([0, 1, 4, 9]);
    expect(counts.alive).toBe(0);
  });

  it("fail with the reason of a batch that fails twice", async () => {
    const { counts, startWorker } = workersOf(
      () => 0,
      (batch) => batch === 2,
    );
    const run = runBatches({ batches: [0, 1, 2, 3], startWorker, workers: 2 });
    await expect(run).rejects.toThrow("batch 2 failed");
    expect(counts.alive).toBe(0);
  });
});
