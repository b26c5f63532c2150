import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";

const module = new URL("thread-priorities.ts", import.meta.url).href;

/** Runs in a process of its own and answers how each of its threads stands: the 19th word of its state, of which the second is the name. */
function standings(work: string): readonly { readonly name: string; readonly place: number }[] {
  const program = `
    import { readdirSync, readFileSync } from "node:fs";
    import { Worker } from "node:worker_threads";
    import * as priorities from ${JSON.stringify(module)};
    ${work}
    const states = readdirSync("/proc/self/task").map((id) => readFileSync("/proc/self/task/" + id + "/stat", "utf8"));
    console.log(JSON.stringify(states.map((state) => {
      const [, name, rest] = /^\\d+ \\((.*)\\) (.*)$/s.exec(state);
      return { name, place: Number(rest.split(" ")[16]) };
    })));
    process.exit(0);`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }));
}

describe.runIf(process.platform === "linux")("threads of the server", () => {
  it("that sweep for others stand behind the one that answers", () => {
    const threads = standings("priorities.keepSweepingApart();");
    const helpers = threads.filter(({ name }) => name === "V8Worker");
    const [answering] = threads;
    expect(helpers.length).toBeGreaterThan(0);
    for (const { place } of helpers) expect(place - (answering?.place ?? 0)).toBeGreaterThan(0);
  });

  it("that work long stand behind alone: the one that answers keeps its place", () => {
    const source = `
      import { parentPort } from "node:worker_threads";
      import { behind, standBehind } from ${JSON.stringify(module)};
      standBehind(behind.longWork);
      parentPort.on("message", () => {}).postMessage("ready");`;
    const threads = standings(`
      const worker = new Worker(${JSON.stringify(source)}, { eval: true });
      await new Promise((ready) => worker.once("message", ready));`);
    const before = standings("");
    expect(threads[0]?.place).toBe(before[0]?.place);
    expect(threads.filter(({ place }) => place === 19)).toHaveLength(1);
  });
});
