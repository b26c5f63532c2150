import { conveyorToFile } from "@beltwright/model";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aConveyor, aDesign } from "../../test-support/conveyors.ts";

const roles = { designer: { subscription: "current" } } as const;
const marks = Array.from({ length: 8 }, (_, at) => `mark ${at + 2}`);

describeApp("a release while the design is saved", roles, ({ test, people, db, call }) => {
  test("fixes the version that was sent, whole, and no other, whatever is saved meanwhile", async () => {
    const { designer } = people;
    const { id } = await aConveyor(db(), designer.userName, { project: "mark 1", clientName: "mark 1" });
    const save = (mark: string) =>
      call(designer, "PUT", `/api/conveyors/${id}`, conveyorToFile(aDesign({ project: mark, clientName: mark })));
    const send = (revision: number, label: string) =>
      call(designer, "POST", `/api/conveyors/${id}/releases`, { revision, label });
    const saves = marks.map(save);
    // Sent from a screen that does not know yet that there is a newer one.
    await saves[0];
    const answers = await Promise.all(["A", "B", "C"].map((label) => send(1, label)));
    expect((await Promise.all(saves)).map(({ statusCode }) => statusCode)).toEqual(marks.map(() => 200));
    const sent = answers.filter(({ statusCode }) => statusCode === 201);
    expect(sent).toHaveLength(1);
    const { id: releaseId, findings } = sent[0]?.json() ?? {};
    for (const { key } of findings)
      await call(designer, "PUT", `/api/releases/${releaseId}/findings`, { key, reason: "Seen." });
    const step = (name: string) => call(designer, "POST", `/api/releases/${releaseId}/${name}`);
    const signed = await Promise.all([step("check"), save("late"), step("check")]);
    expect(signed.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409]);
    const released = await Promise.all([step("approve"), save("later"), step("approve")]);
    expect(released.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409]);

    const file = (await call(designer, "GET", `/api/releases/${releaseId}/file`)).json();
    expect(file).toMatchObject({ project: "mark 1", clientName: "mark 1", release: { revision: 1 } });
    const now = (await call(designer, "GET", `/api/conveyor/${id}`)).json();
    expect(now).toMatchObject({ project: "later", revision: marks.length + 3 });
  });
});
