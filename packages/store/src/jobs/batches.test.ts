import { beforeAll, expect, it } from "vitest";
import { createUser } from "../accounts/users.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { addBatches, batchOutcomes, endBatch, keepBatch, releaseBatch, takeBatch } from "./batches.ts";
import { addJob, cancelJob, findJob, takeJob } from "./jobs.ts";

const now = 1_000_000;
const lease = 30_000;

onEachDatabase("batches of a job", ({ store }) => {
  const db = () => store().db;
  const person = "studies@example.com";
  beforeAll(async () => {
    await createUser(db(), { email: person, passwordHash: "x", now });
  });
  const claim = (worker: string, at = now) => ({ worker, now: at, leaseMilliseconds: lease });
  const cut = async (work: readonly string[]) => {
    const job = await addJob(db(), { kind: "study", userName: person, request: "{}", now });
    if (job === "too-many") throw new Error("too many");
    await takeJob(db(), claim("lead"));
    expect(await addBatches(db(), { id: job.id, worker: "lead", now, work, share: 1 })).toBe(true);
    return job.id;
  };
  const end = (jobId: string, batch: number, worker: string) =>
    endBatch(db(), { jobId, batch, worker, outcome: `by ${worker}`, usedMilliseconds: 100, now });

  it("are taken by one worker each, whoever asks, and wait for whoever says how the job goes on", async () => {
    const id = await cut(["a", "b", "c", "d"]);
    const taken = await Promise.all(["s1", "s2", "s3", "s4", "s5", "s6"].map((one) => takeBatch(db(), claim(one))));
    const numbers = taken.flatMap((one) => one?.batch ?? []);
    expect(numbers.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
    const ended = await Promise.all(
      taken.map((one, at) => (one ? end(id, one.batch, `s${at + 1}`) : Promise.resolve(true))),
    );
    expect(ended).toEqual(taken.map(() => true));
    expect(await batchOutcomes(db(), id)).toHaveLength(4);
    expect(await findJob(db(), id)).toMatchObject({ state: "queued", progress: 1, usedMilliseconds: 400 });
    await cancelJob(db(), { id, now });
  });

  it("of a server nobody hears of are done by another, and count once", async () => {
    const id = await cut(["a"]);
    expect(await takeBatch(db(), claim("dead"))).toMatchObject({ jobId: id, batch: 0, work: "a" });
    expect(await takeBatch(db(), claim("alive", now + lease))).toBeUndefined();
    expect(await takeBatch(db(), claim("alive", now + lease + 1))).toMatchObject({ jobId: id, batch: 0 });
    expect(await end(id, 0, "dead")).toBe(false);
    expect(await end(id, 0, "alive")).toBe(true);
    expect(await end(id, 0, "alive")).toBe(false);
    expect(await batchOutcomes(db(), id)).toEqual(["by alive"]);
    await cancelJob(db(), { id, now });
  });

  it("are given back, and stop with a job that is cancelled", async () => {
    const id = await cut(["a", "b"]);
    await takeBatch(db(), claim("s1"));
    await releaseBatch(db(), { jobId: id, batch: 0, worker: "s1" });
    expect(await takeBatch(db(), claim("s2"))).toMatchObject({ batch: 0 });
    expect(await keepBatch(db(), { jobId: id, batch: 0, ...claim("s2") })).toBe(true);
    expect(await cancelJob(db(), { id, now })).toBe(true);
    expect(await keepBatch(db(), { jobId: id, batch: 0, ...claim("s2") })).toBe(false);
    expect(await end(id, 0, "s2")).toBe(false);
    expect(await takeBatch(db(), claim("s3"))).toBeUndefined();
  });

  it("are numbered on where a job is cut again, and only by who holds it", async () => {
    const id = await cut(["a"]);
    expect(await addBatches(db(), { id, worker: "lead", now, work: ["x"], share: 1 })).toBe(false);
    await takeBatch(db(), claim("s1"));
    await end(id, 0, "s1");
    expect(await takeJob(db(), claim("next"))).toMatchObject({ id });
    expect(await addBatches(db(), { id, worker: "next", now, work: ["b"], share: 0 })).toBe(true);
    expect(await takeBatch(db(), claim("s1"))).toMatchObject({ batch: 1, work: "b" });
    await cancelJob(db(), { id, now });
  });

  it("that bring down every server they run on are given up with their job", async () => {
    const id = await cut(["a"]);
    for (const at of [0, 1, 2]) await takeBatch(db(), claim(`s${at}`, now + at * (lease + 1)));
    expect(await takeBatch(db(), claim("s3", now + 3 * (lease + 1)))).toBeUndefined();
    expect(await findJob(db(), id)).toMatchObject({ state: "failed" });
  });
});
