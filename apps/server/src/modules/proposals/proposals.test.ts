import { join } from "node:path";
import { type Conveyor, conveyorToFile } from "@beltwright/model";
import { expect, vi } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aConveyor, aDesign, resultsOf } from "../../test-support/conveyors.ts";
import type { TestPerson } from "../../test-support/people.ts";
import { listOutbox } from "../mail/outbox.ts";

const roles = { owner: { subscription: "current" }, proposer: {} } as const;

describeApp("proposals", roles, ({ test, people, db, call, folder }) => {
  const began = aDesign({ convNo: "C-1", category: "Plant", project: "North", capacityInp: 800 });
  const propose = (id: string, values: Partial<Conveyor>, base = 1) =>
    call(
      people.proposer,
      "POST",
      `/api/conveyors/${id}/proposals?base=${base}`,
      conveyorToFile({ ...began, ...values }),
    );
  const decide = (of: { readonly id: string; readonly proposalId: string }, how: string, payload: object) =>
    call(people.owner, "POST", `/api/conveyors/${of.id}/proposals/${of.proposalId}/${how}`, payload);
  const load = async (id: string, who: TestPerson = people.owner) =>
    (await call(who, "GET", `/api/conveyors/${id}`)).json()[0];

  async function aShared() {
    const docUsers = [{ userName: people.proposer.userName, canEdit: true, canCopy: false }];
    return aConveyor(db(), people.owner.userName, { ...began, docUsers });
  }

  test("say how many inputs differ and what comes of them, with results the server calculated", async () => {
    const { id } = await aShared();
    const values = { capacityInp: 950, project: "South" };
    const answer = await propose(id, values);
    expect(answer.statusCode).toBe(201);
    const { te, absorbedPower } = resultsOf({ ...began, ...values });
    expect(answer.json()).toMatchObject({ changes: 2, state: "open", baseRevision: 1, results: { te, absorbedPower } });
    const { id: proposalId } = answer.json();
    const version = await call(people.owner, "GET", `/api/conveyors/${id}/proposals/${proposalId}/versions/1`);
    expect(version.json()).toMatchObject({ id, revision: 1, ...values });
    expect(await load(id)).toMatchObject({ revision: 1, project: "North", capacityInp: 800 });
  });

  test("are merged by field with what the owner saved since, and calculated anew", async () => {
    const { id } = await aShared();
    const { id: proposalId } = (await propose(id, { capacityInp: 950, project: "South" })).json();
    await call(people.owner, "PUT", `/api/conveyors/${id}`, {
      ...(await load(id)),
      project: "West",
      clientName: "Mine",
    });
    const stale = await decide({ id, proposalId }, "take", { revision: 1, proposalRevision: 1, take: "all" });
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: "changed-elsewhere", revision: 2 }]);
    const taken = await decide({ id, proposalId }, "take", { revision: 2, proposalRevision: 1, take: ["capacityInp"] });
    expect(taken.json().proposal).toMatchObject({ state: "partly taken", taken: ["capacityInp"], takenRevision: 3 });
    const { te } = resultsOf({ ...began, project: "West", clientName: "Mine", capacityInp: 950 });
    const merged = { revision: 3, capacityInp: 950, project: "West", clientName: "Mine", te };
    expect(await load(id)).toMatchObject({ ...merged, userName: people.owner.userName });
    expect((await load(id, people.proposer)).docUsers).toHaveLength(1);
    const [newest] = (await call(people.owner, "GET", `/api/conveyors/${id}/versions`)).json();
    expect(newest).toMatchObject({ revision: 3, action: "taken", proposal: { by: people.proposer.userName } });
  });

  test("are brought up to date by who made them: what the owner saved comes in, and what both changed is decided", async () => {
    const { id } = await aShared();
    const { id: proposalId } = (await propose(id, { capacityInp: 950, project: "South", beltSpeedInp: 3.1 })).json();
    const design = await load(id);
    const owners = { project: "West", clientName: "Mine", beltSpeedInp: 3.3 };
    await call(people.owner, "PUT", `/api/conveyors/${id}`, { ...design, ...owners });
    const update = (payload: object) =>
      call(people.proposer, "POST", `/api/conveyors/${id}/proposals/${proposalId}/update`, payload);
    const keep = ["project", "capacityInp"];
    expect((await update({ revision: 2, proposalRevision: 1, keep: ["clientName"] })).statusCode).toBe(400);
    expect((await update({ revision: 9, proposalRevision: 1, keep })).json()).toMatchObject({
      code: "proposal-base-missing",
    });
    const updated = await update({ revision: 2, proposalRevision: 1, keep });
    const merged = { ...began, ...owners, capacityInp: 950, project: "South" };
    const { te } = resultsOf(merged);
    expect(updated.json()).toMatchObject({ state: "open", revision: 2, baseRevision: 2, changes: 2, results: { te } });
    expect((await update({ revision: 2, proposalRevision: 1, keep })).json()).toMatchObject({
      code: "proposal-changed",
      revision: 2,
    });
    const version = async (revision: number) =>
      (await call(people.owner, "GET", `/api/conveyors/${id}/proposals/${proposalId}/versions/${revision}`)).json();
    expect(await version(1)).toMatchObject({ project: "South", beltSpeedInp: 3.1, clientName: began.clientName });
    expect(await version(2)).toMatchObject({ ...owners, project: "South", capacityInp: 950 });
    const taken = await decide({ id, proposalId }, "take", { revision: 2, proposalRevision: 2, take: "all" });
    expect(taken.json().proposal).toMatchObject({ state: "taken", taken: keep, takenRevision: 3 });
    expect(await load(id)).toMatchObject({ ...owners, project: "South", capacityInp: 950 });
  });

  test("of which nothing, or something that is not proposed, is chosen are not taken", async () => {
    const { id } = await aShared();
    const { id: proposalId } = (await propose(id, { project: "South" })).json();
    const looked = { revision: 1, proposalRevision: 1 };
    for (const take of [[], ["capacityInp"], ["project", "docUsers"], "some"]) {
      expect((await decide({ id, proposalId }, "take", { ...looked, take })).statusCode).toBe(400);
    }
    expect((await decide({ id, proposalId }, "decline", { proposalRevision: 1, note: " " })).statusCode).toBe(400);
    expect(await load(id)).toMatchObject({ revision: 1 });
  });

  test("that are no conveyor, or begin from no version, are refused", async () => {
    const { id } = await aShared();
    const post = (query: string, payload: object) =>
      call(people.proposer, "POST", `/api/conveyors/${id}/proposals${query}`, payload);
    expect((await post("?base=1", { capacityInp: "much" })).statusCode).toBe(400);
    expect((await post("?base=7", conveyorToFile(began))).json()).toMatchObject({ code: "proposal-base-missing" });
    expect((await post("", conveyorToFile(began))).statusCode).toBe(400);
  });

  test("are told of by mail: the owner of a new one, the proposer of what became of it", async () => {
    const { id } = await aShared();
    const mailsTo = async ({ userName }: TestPerson) =>
      (await listOutbox(join(folder(), "outbox"))).filter(({ to, text }) => to === userName && text.includes(id));
    const { id: proposalId } = (await propose(id, { project: "South" })).json();
    await vi.waitFor(async () => expect(await mailsTo(people.owner)).toHaveLength(1));
    expect((await mailsTo(people.owner))[0]?.text).toContain(`${people.proposer.userName} proposes changes`);
    await decide({ id, proposalId }, "decline", { proposalRevision: 1, note: "Too slow for the hopper." });
    await vi.waitFor(async () => expect(await mailsTo(people.proposer)).toHaveLength(1));
    expect((await mailsTo(people.proposer))[0]?.text).toContain(`${people.owner.userName} has declined`);
    const [seen] = (await call(people.proposer, "GET", `/api/conveyors/${id}/proposals`)).json();
    expect(seen).toMatchObject({ id: proposalId, state: "declined", note: "Too slow for the hopper." });
  });
});
