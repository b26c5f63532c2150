import { demoConveyors } from "@beltwright/catalogue";
import { addConveyor } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { nobody, type TestPerson } from "../../test-support/people.ts";

const [demo] = await demoConveyors();
const roles = { owner: { subscription: "current" }, outsider: {} } as const;
const study = {
  choices: [{ name: "beltSpeed", values: [2, 2.5] }],
  objectives: [{ name: "capitalCost", aim: "least" }],
  conditions: [],
  loadLimits: [],
  seed: 1,
  generations: 5,
};
/** Hours of work: nobody sees its end. */
const endless = {
  ...study,
  choices: [
    { name: "beltSpeed", values: Array.from({ length: 100 }, (_, at) => 1 + at / 50) },
    { name: "carrySpacing", values: Array.from({ length: 100 }, (_, at) => 1 + at / 100) },
  ],
};

describeApp("trade studies on the server,", roles, ({ test, people, db, call, prepare }) => {
  let own = "";
  prepare(async () => {
    if (demo === undefined) throw new Error("There is no demo");
    const conveyor = { ...demo, category: "Mine", docUsers: [], conveyorGroup: "" };
    const design = { conveyor, results: {} };
    const added = await addConveyor(db(), { design, userName: people.owner.userName, now: Date.now() });
    if (added.kind !== "added") throw new Error(added.kind);
    own = added.conveyor.id;
  });
  const run = (who: TestPerson, asked: object = study) =>
    call(who, "POST", "/api/studies", { conveyorId: own, study: asked });
  const stateOf = async (id: string) => (await call(people.owner, "GET", `/api/jobs/${id}`)).json().state;

  test("solve every candidate and say what came of today's design", async () => {
    const asked = await run(people.owner);
    expect([asked.statusCode, asked.json().kind]).toEqual([202, "study"]);
    const { id } = asked.json();
    await expect.poll(() => stateOf(id), { interval: 200, timeout: 60_000 }).toMatch(/done|failed/);
    expect((await call(people.owner, "GET", `/api/jobs/${id}`)).json()).toMatchObject({
      message: "",
      state: "done",
      progress: 1,
    });
    const result = (await call(people.owner, "GET", `/api/jobs/${id}/result`)).json();
    expect(result.outcomes.map(({ candidate }: { candidate: number }) => candidate)).toEqual([0, 1]);
    expect(result).toMatchObject({ end: { kind: "every" }, today: { candidate: -1 } });
  });

  test("are for those who may open the conveyor, and seen by who asked", async () => {
    expect((await run(nobody)).statusCode).toBe(401);
    expect((await run(people.outsider)).statusCode).toBe(404);
    const { id } = (await run(people.owner)).json();
    expect((await call(people.outsider, "GET", `/api/jobs/${id}`)).statusCode).toBe(404);
    expect((await call(people.outsider, "DELETE", `/api/jobs/${id}`)).statusCode).toBe(404);
    await call(people.owner, "DELETE", `/api/jobs/${id}`);
  });

  test("are cancelled while their batches are solved", async () => {
    const { id } = (await run(people.owner, endless)).json();
    const progress = async () => (await call(people.owner, "GET", `/api/jobs/${id}`)).json().progress;
    await expect.poll(progress, { interval: 200, timeout: 90_000 }).toBeGreaterThan(0);
    expect(await stateOf(id)).toBe("running");
    expect((await call(people.owner, "DELETE", `/api/jobs/${id}`)).json().state).toBe("cancelled");
    expect(await stateOf(id)).toBe("cancelled");
  });

  test("refuse what is no study", async () => {
    expect((await run(people.owner, { ...study, choices: [] })).statusCode).toBe(400);
    expect((await run(people.owner, { ...study, loadLimits: ["beauty"] })).statusCode).toBe(400);
  });
});
