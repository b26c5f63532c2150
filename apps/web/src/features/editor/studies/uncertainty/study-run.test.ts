import { firstDesign, usualInputs } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { answerTask } from "./study-calls.ts";
import { createStudyRunner } from "./study-run.ts";

const plant = firstDesign({ capacity: 800, length: 120, lift: 8, width: 1000 });
const inputs = usualInputs(plant).slice(0, 2);
const conveyor = { ...plant, uncertainInputs: [...inputs], studySamples: 20, studyPrecision: 0 };

/** Tasks answered in this thread, as the worker does. */
const inThread: Parameters<typeof createStudyRunner>[0] = {
  workers: () => 2,
  now: () => 0,
  prepare: async (design, rows) => {
    const answer = answerTask({ kind: "prepare", conveyor: design, rows });
    return answer.kind === "preparation" ? answer.preparation : undefined;
  },
  startWorker: (sampled) => ({
    answer: async (batch) => {
      const answer = answerTask({ kind: "samples", sampled, batch });
      if (answer.kind !== "samples") throw new Error("no samples");
      return answer.batch;
    },
    end: () => {},
  }),
};

describe("the study of the open conveyor", () => {
  it("shows samples while it runs, and what they say when it is over", async () => {
    const runner = createStudyRunner(inThread);
    const kinds = new Set<string>();
    runner.store.subscribe(({ kind }) => kinds.add(kind));
    await runner.start(conveyor, {});
    expect([...kinds]).toEqual(["preparing", "running", "done"]);
    const state = runner.store.getState();
    if (state.kind !== "done") throw new Error(state.kind);
    expect(state.outcome.samples).toBe(20);
    expect(state.end).toBe("answered");
  });

  it("finds first and total shares of a study that is over", async () => {
    const runner = createStudyRunner(inThread);
    await runner.start(conveyor, {});
    await runner.findShares("absorbedPower");
    const state = runner.store.getState();
    if (state.kind !== "done" || state.shares?.kind !== "found") throw new Error(JSON.stringify(state.kind));
    expect(state.shares.found.total).toHaveLength(2);
    for (const share of state.shares.found.total) expect(share).toBeGreaterThanOrEqual(0);
  });

  it("cancelled while it prepares is as if nobody had asked", async () => {
    const runner = createStudyRunner({
      ...inThread,
      prepare: async (_design, _rows, cancelled) => void (await cancelled),
    });
    const run = runner.start(conveyor, {});
    runner.cancel();
    await run;
    expect(runner.store.getState()).toEqual({ kind: "idle" });
  });

  it("says why a conveyor cannot be calculated, and that a study broke", async () => {
    const runner = createStudyRunner(inThread);
    await runner.start({ ...conveyor, beltSpeedInp: 0 }, {});
    expect(runner.store.getState().kind).toBe("refused");
    const broken = createStudyRunner({ ...inThread, prepare: () => Promise.reject(new Error("gone")) });
    await broken.start(conveyor, {});
    expect(broken.store.getState()).toEqual({ kind: "failed" });
  });
});
