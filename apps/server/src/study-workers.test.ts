import { shippedComponents } from "@beltwright/catalogue";
import { firstDesign } from "@beltwright/model";
import { addJob, findJob, findJobResult } from "@beltwright/store";
import { type CandidateOutcome, solveBatch, studyBase, usualStudy } from "@beltwright/studies";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "./app.ts";
import { readComponentRows } from "./modules/conveyors/component-rows.ts";
import { aConfig } from "./test-support/config.ts";
import { databases, type TestDatabase } from "./test-support/databases.ts";
import { aPerson } from "./test-support/people.ts";
import { programs } from "./test-support/program.ts";

const postgres = databases.find(({ name }) => name === "PostgreSQL");
const { run, remove } = await programs();

describe.skipIf(postgres?.isSkipped)("a trade study on two servers", () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    if (postgres === undefined) throw new Error("There is no PostgreSQL");
    opened = await postgres.open();
  });
  afterAll(async () => {
    await remove();
    await opened?.remove();
  });

  it("loses nothing and counts nothing twice when one is killed in the middle", { timeout: 300_000 }, async () => {
    const { store } = opened;
    if (store.target.kind !== "postgres") throw new Error("This is not PostgreSQL");
    const { userName } = await aPerson(store, { name: "engineer" });
    const server = await buildApp({ store, config: aConfig({ JOB_THREADS: "0" }) });
    await server.ready();
    const conveyor = firstDesign({ capacity: 1200, length: 600, lift: 45, width: 1200 }, await shippedComponents());
    const study = {
      ...usualStudy(conveyor),
      choices: [
        { name: "beltSpeed", values: [2, 2.5, 3.15] },
        { name: "carrySpacing", values: Array.from({ length: 10 }, (_, at) => 0.9 + at / 10) },
        { name: "returnSpacing", values: [2.4, 2.7, 3, 3.3, 3.6] },
      ],
    };
    const request = JSON.stringify({ conveyor, study });
    const job = await addJob(store.db, { kind: "study", userName, request, now: Date.now() });
    if (job === "too-many") throw new Error(job);
    const environment = {
      DATABASE_URL: store.target.url,
      SESSION_SECRET: "k3Vf0sZp9QxL2mTn8RwYb5HcJd7GaEuX",
      HOST: "127.0.0.1",
    };
    const workers = [run(environment, ["--worker"]), run(environment, ["--worker"])];
    const batches = () => store.db.selectFrom("job_batch").select(["batch", "state", "worker"]).execute();
    const atWork = async () =>
      new Set((await batches()).flatMap(({ state, worker }) => (state === "running" ? [worker] : []))).size;
    await expect.poll(atWork, { timeout: 120_000, interval: 50 }).toBe(2);
    workers[0]?.child.kill("SIGKILL");
    await workers[0]?.ended;
    const left = (await batches()).filter(({ state }) => state !== "done");
    expect(left.length).toBeGreaterThan(0);
    const state = async () => (await findJob(store.db, job.id))?.state;
    await expect.poll(state, { timeout: 180_000, interval: 500 }).toBe("done");

    const result = JSON.parse((await findJobResult(store.db, job.id)) ?? "{}");
    const outcomes: readonly CandidateOutcome[] = result.outcomes;
    expect(outcomes.map(({ candidate }) => candidate)).toEqual(Array.from({ length: 150 }, (_, at) => at));
    const done = await batches();
    expect(done.every((one) => one.state === "done")).toBe(true);
    expect(done).toHaveLength(6);
    // As one process alone has them.
    const base = studyBase(conveyor, await readComponentRows(store.db, userName));
    for (const at of [0, 77, 149]) expect(solveBatch(base, study, [at])).toEqual([outcomes[at]]);
    workers[1]?.child.kill("SIGTERM");
    expect((await workers[1]?.ended)?.code).toBe(0);
    await server.close();
  });
});
