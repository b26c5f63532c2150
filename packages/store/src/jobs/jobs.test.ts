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
import { dropOldResults, isOtherWaiting } from "./turns.ts";

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

  it("are taken in turns, and those without a subscription after the rest", async () => {
    for (const email of ["greedy@t.test", "modest@t.test", "free@t.test"]) {
      await createUser(db(), { email, passwordHash: "x", now });
    }
    const asked = { kind: "dynamics", request: "{}" };
    await addJob(db(), { ...asked, userName: "free@t.test", rank: 1, now: now - 5 });
    for (let at = 0; at < 3; at += 1) await addJob(db(), { ...asked, userName: "greedy@t.test", now: now + at });
    await addJob(db(), { ...asked, userName: "modest@t.test", now: now + 10 });
    const order: string[] = [];
    for (let at = now + 100; ; at += 5000) {
      const job = await take("w", at);
      if (job === undefined) break;
      order.push(job.userName);
      await keepJob(db(), { id: job.id, worker: "w", now: at + 1000, leaseMilliseconds: lease, progress: 0.5 });
      await endJob(db(), { id: job.id, worker: "w", state: "done", message: "", now: at + 1000 });
    }
    expect(order).toEqual(["greedy@t.test", "modest@t.test", "greedy@t.test", "greedy@t.test", "free@t.test"]);
  });

  it("give more time to who has a larger plan", async () => {
    const weights = { "large@t.test": 3, "small@t.test": 1 };
    for (const [email, weight] of Object.entries(weights)) {
      await createUser(db(), { email, passwordHash: "x", now });
      for (let at = 0; at < 4; at += 1) {
        await addJob(db(), { kind: "dynamics", request: "{}", userName: email, weight, now: now + at });
      }
    }
    const order: string[] = [];
    for (let at = now + 100; order.length < 4; at += 5000) {
      const job = await take("w", at);
      order.push(job?.userName ?? "");
      await keepJob(db(), { id: job?.id ?? "", worker: "w", now: at + 900, leaseMilliseconds: lease, progress: 0.5 });
      await endJob(db(), { id: job?.id ?? "", worker: "w", state: "done", message: "", now: at + 900 });
    }
    expect(order.filter((who) => who === "large@t.test")).toHaveLength(3);
    await db().deleteFrom("job").where("state", "=", "queued").execute();
  });

  it("keep results within the room of a person, the newest ones", async () => {
    const userName = people[9] ?? "";
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { id } = await add(9, now + at);
      await take("w", now + at);
      await endJob(db(), { id, worker: "w", state: "done", message: "", result: "x".repeat(100), now: now + at });
      ids.push(id);
    }
    await dropOldResults(db(), userName, 250);
    const left = await Promise.all(ids.map(async (id) => (await findJobResult(db(), id))?.length));
    expect(left).toEqual([undefined, 100, 100]);
  });

  it("tell whether someone else waits for a turn", async () => {
    const { userName } = await add(8);
    expect(await isOtherWaiting(db(), { userName, rank: 0 })).toBe(false);
    const other = await add(9);
    expect(await isOtherWaiting(db(), { userName, rank: 0 })).toBe(true);
    await cancelJob(db(), { id: other.id, now });
    for (const { id } of await listJobs(db(), userName)) await cancelJob(db(), { id, now });
  });

  it("of one person are limited", async () => {
    for (let at = 0; at < mostJobsAtOnce; at += 1) await add(7);
    expect(await addJob(db(), { kind: "dynamics", userName: people[7] ?? "", request: "{}", now })).toBe("too-many");
    expect(await listJobs(db(), people[7] ?? "")).toHaveLength(mostJobsAtOnce);
    expect(await addJob(db(), { kind: "dynamics", userName: people[8] ?? "", request: "{}", now })).not.toBe(
      "too-many",
    );
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
