import { demoConveyors } from "@beltwright/catalogue";
import { addJob, findJob, findJobResult } from "@beltwright/store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "./app.ts";
import { aConfig } from "./test-support/config.ts";
import { databases, type TestDatabase } from "./test-support/databases.ts";
import { aPerson } from "./test-support/people.ts";
import { programs } from "./test-support/program.ts";

const postgres = databases.find(({ name }) => name === "PostgreSQL");
const short = { runTime: 2, interval: 0.1, elements: 60, scenario: { kind: "start", load: "full" } };
const { run, remove } = await programs();

describe.skipIf(postgres?.isSkipped)("a worker process", () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    if (postgres === undefined) throw new Error("There is no PostgreSQL");
    opened = await postgres.open();
  });
  afterAll(async () => {
    await remove();
    await opened?.remove();
  });

  it("does the calculations of servers that do none themselves, and ends when it is told to", async () => {
    const { store } = opened;
    if (store.target.kind !== "postgres") throw new Error("This is not PostgreSQL");
    const { userName } = await aPerson(store, { name: "dynamic" });
    const server = await buildApp({ store, config: aConfig({ JOB_THREADS: "0" }) });
    await server.ready();
    const [conveyor] = await demoConveyors();
    const request = JSON.stringify({ conveyor, ...short });
    const job = await addJob(store.db, { kind: "dynamics", userName, request, now: Date.now() });
    if (job === "too-many") throw new Error(job);
    const state = async () => (await findJob(store.db, job.id))?.state;
    const SESSION_SECRET = "k3Vf0sZp9QxL2mTn8RwYb5HcJd7GaEuX";
    const worker = run({ DATABASE_URL: store.target.url, SESSION_SECRET, HOST: "127.0.0.1" }, ["--worker"]);
    // No server takes it meanwhile: the worker needs longer to start than a server looks for work.
    expect(await state()).toBe("queued");
    await expect.poll(state, { timeout: 60_000, interval: 200 }).toBe("done");
    expect(JSON.parse((await findJobResult(store.db, job.id)) ?? "{}").time).toHaveLength(21);
    worker.child.kill("SIGTERM");
    const { code, out } = await worker.ended;
    expect([code, out]).toEqual([0, expect.stringContaining("Beltwright worker")]);
    await server.close();
  });

  it("has nothing to share with an embedded database, and says so", async () => {
    const { code, err } = await run({}, ["--worker"]).ended;
    expect([code, err]).toEqual([1, expect.stringContaining("DATABASE_URL")]);
  });
});
