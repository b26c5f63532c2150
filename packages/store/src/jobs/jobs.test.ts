import { beforeAll, expect, it } from "vitest";
import { createUser } from "../accounts/users.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import {
  addJob,
  cancelJob,
  endJob,
  findJob,
  findJobResult,
  keepJob,
  listJobs,
  mostJobsAtOnce,
  purgeJobs,
  releaseJob,
  takeJob,
} from "./jobs.ts";

const now = 1_000_000;
const lease = 30_000;

onEachDatabase("jobs", ({ store }) => {
  const db = () => store().db;
  const people = Array.from({ length: 10 }, (_, at) => `p${at}@example.com`);
  beforeAll(async () => {
    for (const email of people) await createUser(db(), { email, passwordHash: "x", now });
  });
  const add = async (who: number, at = now) => {
    const job = await addJob(db(), { kind: "dynamics", userName: people[who] ?? "", request: "{}", now: at });
    if (job === "too-many") throw new Error("too many");
    return job;
  };
  const take = (worker: string, at = now) => takeJob(db(), { worker, now: at, leaseMilliseconds: lease });

  it("are taken by one worker each, the oldest first", async () => {
    const added = [await add(0, now), await add(1, now + 1), await add(2, now + 2)];
    const taken = await Promise.all(["a", "b", "c", "d", "e"].map((worker) => take(worker, now + 3)));
    const ids = taken.flatMap((job) => (job === undefined ? [] : [job.id]));
    expect(ids.sort()).toEqual(added.map(({ id }) => id).sort());
    for (const { id } of added) await cancelJob(db(), { id, now });
  });

  it("of a worker nobody hears of any more go on from their checkpoint elsewhere", async () => {
    const { id } = await add(3);
    await take("dead");
    const beat = { id, worker: "dead", now, leaseMilliseconds: lease, progress: 0.4, checkpoint: "half way" };
    expect(await keepJob(db(), beat)).toBe(true);
    expect(await take("alive", now + lease)).toBeUndefined();
    expect(await take("alive", now + lease + 1)).toMatchObject({ id, checkpoint: "half way", progress: 0.4 });
    expect(await keepJob(db(), { ...beat, now: now + lease + 2 })).toBe(false);
    expect(await endJob(db(), { id, worker: "dead", state: "done", message: "", result: "late", now })).toBe(false);
    expect(await endJob(db(), { id, worker: "alive", state: "done", message: "", result: "right", now })).toBe(true);
    expect(await findJobResult(db(), id)).toBe("right");
    expect(await findJob(db(), id)).toMatchObject({ state: "done", progress: 1, checkpoint: "" });
  });

  it("stop when cancelled, and are not taken again", async () => {
    const { id } = await add(4);
    await take("w");
    expect(await cancelJob(db(), { id, now })).toBe(true);
    expect(await keepJob(db(), { id, worker: "w", now, leaseMilliseconds: lease, progress: 0.5 })).toBe(false);
    expect(await cancelJob(db(), { id, now })).toBe(false);
    expect(await take("v", now + 10 * lease)).toBeUndefined();
  });

  it("that end every worker are given up", async () => {
    const { id } = await add(5);
    for (let at = 0; at < 3; at += 1) expect(await take(`w${at}`, now + at * (lease + 1))).toMatchObject({ id });
    expect(await take("w4", now + 4 * (lease + 1))).toBeUndefined();
    expect(await findJob(db(), id)).toMatchObject({ state: "failed" });
  });

  it("of a server that shuts down wait for the next", async () => {
    const { id } = await add(6);
    await take("leaving");
    await releaseJob(db(), { id, worker: "leaving", now });
    expect(await take("next")).toMatchObject({ id });
    await cancelJob(db(), { id, now });
  });

  it("of one person are limited", async () => {
    for (let at = 0; at < mostJobsAtOnce; at += 1) await add(7);
    expect(await addJob(db(), { kind: "dynamics", userName: people[7] ?? "", request: "{}", now })).toBe("too-many");
    expect(await listJobs(db(), people[7] ?? "")).toHaveLength(mostJobsAtOnce);
    expect(await listJobs(db(), people[8] ?? "")).toEqual([]);
  });

  it("of one person are limited exactly, also when they are asked for at once", async () => {
    const asking = Array.from({ length: 20 }, () =>
      addJob(db(), { kind: "dynamics", userName: people[9] ?? "", request: "{}", now }),
    );
    const refused = (await Promise.all(asking)).filter((one) => one === "too-many");
    expect(refused).toHaveLength(20 - mostJobsAtOnce);
    for (const { id } of await listJobs(db(), people[9] ?? "")) await cancelJob(db(), { id, now });
  });

  it("are cleared away once they are old, unless they still wait", async () => {
    expect(await purgeJobs(db(), now * 1000)).toBeGreaterThan(3);
    expect(await listJobs(db(), people[7] ?? "")).toHaveLength(mostJobsAtOnce);
  });
});
