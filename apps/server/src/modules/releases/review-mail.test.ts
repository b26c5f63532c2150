import { join } from "node:path";
import { setUserGroup } from "@beltwright/store";
import { expect, vi } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aConveyor } from "../../test-support/conveyors.ts";
import type { TestPerson } from "../../test-support/people.ts";
import { listOutbox } from "../mail/outbox.ts";

const group = "Quarry";
const subscription = "current";
/** By the rules a group begins with, checkers and owners check and owners approve. */
const roles = {
  designer: { subscription },
  checker: { subscription },
  approver: { subscription },
  member: { subscription },
  viewer: { subscription },
} as const;

describeApp("mails of a review", roles, ({ test, people, db, call, folder, prepare }) => {
  prepare(async () => {
    for (const { userName } of Object.values(people)) await setUserGroup(db(), userName, group);
    const given = [
      [people.checker, "checker"],
      [people.approver, "owner"],
      [people.viewer, "viewer"],
    ] as const;
    for (const [{ accountId }, role] of given) {
      await db()
        .insertInto("team_member")
        .values({ group_name: group, account_id: accountId, role, joined_at: 0 })
        .execute();
    }
  });

  /** Who was told what about a design. */
  async function told(conveyorId: string) {
    const nameOf = (userName: string) => Object.entries(people).find(([, one]) => one.userName === userName)?.[0];
    const mails = (await listOutbox(join(folder(), "outbox"))).filter(({ text }) => text.includes(conveyorId));
    return mails
      .map(({ to, text }) => `${nameOf(to)}: ${/conveyor design (.*?)\. The last step/.exec(text)?.[1]}`)
      .toSorted();
  }

  const hears = (conveyorId: string, lines: readonly string[]) =>
    vi.waitFor(async () => expect(await told(conveyorId)).toEqual(lines.toSorted()), { timeout: 5000 });

  async function inReview() {
    const { id: conveyorId } = await aConveyor(db(), people.designer.userName, { conveyorGroup: group });
    const step = (who: TestPerson, id: string, name: string, payload: object = {}) =>
      call(who, "POST", `/api/releases/${id}/${name}`, payload);
    const sent = await call(people.designer, "POST", `/api/conveyors/${conveyorId}/releases`, {
      revision: 1,
      label: "A",
    });
    expect(sent.statusCode).toBe(201);
    return { conveyorId, id: String(sent.json().id), findings: sent.json().findings, step };
  }

  const waiting = ["approver: waits for your check", "checker: waits for your check"];

  test("go to those who have the next step, and to the designer once it is released", async () => {
    const { conveyorId, id, findings, step } = await inReview();
    await hears(conveyorId, waiting);
    for (const { key } of findings) {
      await call(people.checker, "PUT", `/api/releases/${id}/findings`, { key, reason: "Seen." });
    }
    expect((await step(people.checker, id, "check")).statusCode).toBe(200);
    // Findings that are ticked off are no news; the next mail is about the check.
    const checked = [...waiting, "approver: is checked and waits for your approval"];
    await hears(conveyorId, checked);
    expect((await step(people.approver, id, "approve")).statusCode).toBe(200);
    await hears(conveyorId, [...checked, "designer: is released"]);
  });

  test("tell the designer of what is sent back, and nobody of what the designer takes back", async () => {
    const returned = await inReview();
    await hears(returned.conveyorId, waiting);
    await returned.step(people.checker, returned.id, "return", { reason: "Sag too large." });
    await hears(returned.conveyorId, [...waiting, "designer: was sent back"]);
    const [mail] = (await listOutbox(join(folder(), "outbox"))).filter(({ text }) => text.includes("was sent back"));
    expect(mail?.text).not.toContain("Sag too large.");

    const withdrawn = await inReview();
    await hears(withdrawn.conveyorId, waiting);
    expect((await withdrawn.step(people.designer, withdrawn.id, "withdraw")).statusCode).toBe(200);
    // A mail of a later step would come after one of this.
    const next = await inReview();
    await hears(next.conveyorId, waiting);
    expect(await told(withdrawn.conveyorId)).toEqual(waiting);
  });

  test("are not sent for steps that were refused", async () => {
    const { conveyorId, id, step } = await inReview();
    await hears(conveyorId, waiting);
    for (const who of [people.viewer, people.member, people.designer]) {
      for (const name of ["check", "approve"]) expect((await step(who, id, name)).statusCode).toBe(403);
      expect((await step(who, id, "return", { reason: "No." })).statusCode).toBe(403);
    }
    const next = await inReview();
    await hears(next.conveyorId, waiting);
    expect(await told(conveyorId)).toEqual(waiting);
  });
});
