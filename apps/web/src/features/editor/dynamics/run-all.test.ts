import { calculate, firstDesign, scenarioNames } from "@beltwright/model";
import { scenarioKey } from "@beltwright/results";
import { describe, expect, it } from "vitest";
import type { DynamicAnswer } from "./dynamics-calls.ts";
import { createDynamicsCalls } from "./dynamics-calls.ts";
import { createReplays } from "./replays.ts";
import { createAllRunner, shareDone } from "./run-all.ts";
import type { RunBasis } from "./run-in-worker.ts";

const conveyor = {
  ...firstDesign({ capacity: 800, length: 120, lift: 8, width: 1000 }),
  dynRunTime: 1,
  dynNumNodes: 50,
};
const calculated = calculate(conveyor);
if (calculated.kind === "refused") throw new Error("the sample cannot be calculated");
const basis = { conveyor, calculated };

/** Runs in this thread; `most` counts how many were under way at the same time. */
function inThread() {
  const counts = { now: 0, most: 0, cancelled: 0 };
  const start = (one: RunBasis, onShare: (share: number) => void) => {
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    const calls = createDynamicsCalls(
      () => new Promise<void>((resolve) => setTimeout(resolve)),
      () => performance.now(),
    );
    const answer = calls
      .run(one, ({ progress }) => onShare(progress))
      .finally(() => {
        counts.now -= 1;
      });
    const cancel = () => {
      counts.cancelled += 1;
      calls.cancel();
    };
    return { answer, cancel };
  };
  return { counts, start };
}

describe("all scenarios in one go", () => {
  it("are run a few at a time, each told when it ends", async () => {
    const { counts, start } = inThread();
    const ran: string[] = [];
    const all = createAllRunner(start, ({ scenario }) => ran.push(scenarioKey(scenario)), 3);
    const done = all.start(basis);
    expect(all.store.getState().isRunning).toBe(true);
    await done;
    expect(new Set(ran).size).toBe(scenarioNames.length);
    expect(counts.most).toBe(3);
    expect(all.store.getState().isRunning).toBe(false);
    expect(shareDone(all.store.getState())).toBe(1);
  });

  it("are cancelled together, and none of those broken off is told", async () => {
    const { counts, start } = inThread();
    const ran: string[] = [];
    const all = createAllRunner(start, ({ scenario }) => ran.push(scenarioKey(scenario)), 2);
    const done = all.start(basis);
    all.cancel();
    await done;
    expect(counts.cancelled).toBe(2);
    expect(ran).toEqual([]);
    expect(shareDone(all.store.getState())).toBe(0);
  });

  it("are done once they have answered, whatever words come later", async () => {
    const late: (() => void)[] = [];
    const { start } = inThread();
    const all = createAllRunner(
      (one, onShare) => {
        late.push(() => onShare(0.5));
        return start(one, onShare);
      },
      () => {},
      4,
    );
    await all.start(basis);
    for (const speak of late) speak();
    expect(shareDone(all.store.getState())).toBe(1);
  });

  it("go on where one is refused or breaks off, and say which", async () => {
    const refused: DynamicAnswer = {
      kind: "refused",
      reasons: [{ code: "dynamic-not-held-at-rest", input: "brakes" }],
    };
    const start = ({ scenario }: RunBasis) => ({
      answer: scenario.load === "full" ? Promise.resolve(refused) : Promise.reject(new Error("out of memory")),
      cancel: () => {},
    });
    const all = createAllRunner(start, () => {}, 1);
    await all.start(basis);
    const { progress } = all.store.getState();
    expect(progress["start full"]).toEqual({ kind: "refused", code: "dynamic-not-held-at-rest" });
    expect(progress["start empty"]).toEqual({ kind: "failed" });
    expect(Object.keys(progress)).toHaveLength(scenarioNames.length);
  });
});

describe("replays", () => {
  it("are kept while there is room, and the oldest is let go first", async () => {
    const { start } = inThread();
    const scenarios = [
      { kind: "start", load: "full" },
      { kind: "start", load: "empty" },
    ] as const;
    const replays = createReplays(1);
    for (const scenario of scenarios) {
      const answer = await start({ ...basis, scenario }, () => {}).answer;
      if (answer.kind !== "ran") throw new Error("the sample runs");
      replays.keep({ basis: { ...basis, scenario }, answer });
    }
    expect(replays.find(scenarioKey(scenarios[0]))).toBeUndefined();
    expect(replays.find(scenarioKey(scenarios[1]))?.basis.scenario).toBe(scenarios[1]);
  });
});
