import { serialize } from "node:v8";
import { demoConveyors } from "@beltwright/catalogue";
import { calculate, dynamicJson, newConveyor, prepareConveyor } from "@beltwright/model";
import { addConveyor, addJob, addSubscription, findJob, keepJob, takeJob } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { nobody, type TestPerson } from "../../test-support/people.ts";
import { readComponentRows } from "../conveyors/component-rows.ts";

const day = 86_400_000;
const short = { runTime: 2, interval: 0.1, elements: 60, scenario: { kind: "start", load: "full" } } as const;
/** Hours of work: nobody sees its end. */
const endless = { ...short, runTime: 3600, interval: 60, elements: 20_000 } as const;
const [demo] = await demoConveyors();

const roles = {
  admin: { userIsAdmin: true },
  dynamic: {},
  standard: { subscription: "current" },
  outsider: {},
} as const;

describeApp("dynamic analyses on the server,", roles, ({ test, people, db, call, prepare, start, stop }) => {
  let ids: { demo: string; own: string };
  const run = (who: TestPerson, conveyorId: string, more: object = short) =>
    call(who, "POST", "/api/dynamics", { conveyorId, ...more });
  const add = async (userName: string, category: string) => {
    if (demo === undefined) throw new Error("There is no demo");
    const conveyor = { ...demo, category, docUsers: [], conveyorGroup: "" };
    const added = await addConveyor(db(), { design: { conveyor, results: {} }, userName, now: Date.now() });
    if (added.kind !== "added") throw new Error(added.kind);
    return added.conveyor.id;
  };

  prepare(async () => {
    const now = Date.now();
    const terms = { planID: "TDynYearly1001", planName: "Dynamic", status: "Active", price: 900, billingCycle: 12 };
    const span = { subStartDate: now - day, subEndDate: now + day, now };
    await addSubscription(db(), { userName: people.dynamic.userName, ...terms, ...span });
    ids = {
      demo: await add(people.admin.userName, "Demo Conveyor"),
      own: await add(people.dynamic.userName, "Mine"),
    };
  });

  const untilEnded = async (who: TestPerson, id: string) => {
    await expect
      .poll(async () => (await call(who, "GET", `/api/jobs/${id}`)).json().state, { interval: 200 })
      .toMatch(/done|failed|cancelled/);
    return (await call(who, "GET", `/api/jobs/${id}`)).json();
  };

  test("run to their end and give every frame", async () => {
    const asked = await run(people.dynamic, ids.own);
    expect([asked.statusCode, asked.json().kind]).toEqual([202, "dynamics"]);
    const { id } = asked.json();
    expect(await untilEnded(people.dynamic, id)).toMatchObject({ state: "done", progress: 1, message: "" });
    const result = (await call(people.dynamic, "GET", `/api/jobs/${id}/result`)).json();
    // 2 s at 0.1 s: 21 frames with the begin.
    expect(result.time).toHaveLength(21);
    expect(result.frames.tension[0]).toHaveLength(result.positions.length);
    expect(result.largest.tension).toBeGreaterThan(result.smallest.tension);
    expect((await call(people.dynamic, "GET", "/api/jobs")).json()[0].id).toBe(id);
  });

  test("are for the Dynamic plan and administrators, on demo conveyors for everyone", async () => {
    expect((await run(nobody, ids.demo)).statusCode).toBe(401);
    expect((await run(people.outsider, ids.demo)).statusCode).toBe(202);
    expect((await run(people.admin, ids.own)).statusCode).toBe(202);
    expect((await run(people.standard, ids.own)).statusCode).toBe(404);
    const theirs = await addConveyor(db(), {
      design: { conveyor: { ...newConveyor(), category: "Mine" }, results: {} },
      userName: people.standard.userName,
      now: Date.now(),
    });
    if (theirs.kind !== "added") throw new Error(theirs.kind);
    const refused = await run(people.standard, theirs.conveyor.id);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "dynamic-plan-needed"]);
  });

  test("of others cannot be seen, read or cancelled", async () => {
    const { id } = (await run(people.dynamic, ids.own, endless)).json();
    expect((await call(people.standard, "GET", `/api/jobs/${id}`)).statusCode).toBe(404);
    expect((await call(people.standard, "GET", `/api/jobs/${id}/result`)).statusCode).toBe(404);
    expect((await call(people.standard, "DELETE", `/api/jobs/${id}`)).statusCode).toBe(404);
    expect((await call(people.dynamic, "DELETE", `/api/jobs/${id}`)).json().state).toBe("cancelled");
    expect((await call(people.dynamic, "GET", `/api/jobs/${id}/result`)).statusCode).toBe(404);
  });

  test("go on from their checkpoint after the server that ran them is gone", async () => {
    await stop();
    // What the tests before have asked for may still wait, on a busy machine.
    await db().updateTable("job").set({ state: "cancelled" }).where("state", "in", ["queued", "running"]).execute();
    if (demo === undefined) throw new Error("There is no demo");
    const calculated = calculate(demo, { rows: await readComponentRows(db(), people.admin.userName) });
    if (calculated.kind === "refused") throw new Error("The demo cannot be calculated");
    const { scenario, ...settings } = short;
    const prepared = prepareConveyor({ conveyor: demo, calculated, scenario }, { ...settings, isTraced: true });
    if (prepared.kind === "refused") throw new Error("The demo cannot be run");
    prepared.run.advance(1);
    const checkpoint = serialize(prepared.run.state).toString("base64");
    prepared.run.advance(2);
    const uninterrupted = JSON.parse(dynamicJson(prepared.run.result()));
    const request = JSON.stringify({ conveyor: demo, ...short });
    const before = Date.now() - 3_600_000;
    const queued = await addJob(db(), { kind: "dynamics", userName: people.admin.userName, request, now: before });
    if (queued === "too-many") throw new Error(queued);
    const taken = await takeJob(db(), { worker: "gone", now: before, leaseMilliseconds: 1 });
    expect(taken?.id).toBe(queued.id);
    await keepJob(db(), {
      id: queued.id,
      worker: "gone",
      now: before,
      leaseMilliseconds: 1,
      progress: 0.5,
      checkpoint,
    });
    await start();
    expect(await untilEnded(people.admin, queued.id)).toMatchObject({ state: "done", message: "" });
    const result = (await call(people.admin, "GET", `/api/jobs/${queued.id}/result`)).json();
    expect(result.frames).toEqual(uninterrupted.frames);
    expect((await findJob(db(), queued.id))?.checkpoint).toBe("");
  });

  test("that would keep more than fits are refused, whether the call or the document asks for it", async () => {
    const answer = await run(people.dynamic, ids.own, { ...short, runTime: 60, interval: 0.001, elements: 200 });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "dynamic-run-too-large"]);
  });

  test("with a scenario nobody knows are refused before they start", async () => {
    const answer = await run(people.dynamic, ids.own, { ...short, scenario: { kind: "fly", load: "full" } });
    expect(answer.statusCode).toBe(400);
  });
});
