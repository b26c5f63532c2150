import { describe, expect, it } from "vitest";
import { latestWins } from "./latest-wins.ts";

/** Jobs that end when the test says so. */
function workshop() {
  const open = new Map<string, (answer: string) => void>();
  const started: string[] = [];
  const run = (job: string) => {
    started.push(job);
    return new Promise<string>((resolve) => open.set(job, resolve));
  };
  const finish = async (job: string) => {
    open.get(job)?.(`answer to ${job}`);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { run, finish, started };
}

function queueInWorkshop() {
  const { run, ...work } = workshop();
  const answered: string[] = [];
  const queue = latestWins(
    run,
    (job) => answered.push(job),
    () => undefined,
  );
  return { queue, answered, ...work };
}

describe("calculating at every edit", () => {
  it("runs only the newest of the edits that came meanwhile", async () => {
    const { queue, answered, finish, started } = queueInWorkshop();
    queue.submit("first");
    queue.submit("second");
    queue.submit("third");
    await finish("first");
    await finish("third");
    expect(started).toEqual(["first", "third"]);
    expect(answered).toEqual(["first", "third"]);
  });

  it("never lets an older answer follow a newer one", async () => {
    const { queue, answered, finish } = queueInWorkshop();
    for (const job of ["1", "2", "3", "4"]) {
      queue.submit(job);
      await finish("1");
    }
    await finish("3");
    await finish("2");
    await finish("4");
    expect(answered).toEqual(["1", "2", "4"]);
  });

  it("goes on after a calculation broke", async () => {
    const errors: unknown[] = [];
    const answered: string[] = [];
    const queue = latestWins<string, string>(
      (job) => (job === "bad" ? Promise.reject(new Error("broken")) : Promise.resolve(job)),
      (job) => answered.push(job),
      (error) => errors.push(error),
    );
    queue.submit("bad");
    queue.submit("good");
    await expect.poll(() => answered).toEqual(["good"]);
    expect(errors).toHaveLength(1);
  });

  it("says nothing more once it is stopped", async () => {
    const { queue, answered, finish } = queueInWorkshop();
    queue.submit("first");
    queue.stop();
    await finish("first");
    expect(answered).toEqual([]);
  });
});
