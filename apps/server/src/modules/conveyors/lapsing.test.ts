import { conveyorToFile, newConveyor } from "@beltwright/model";
import { addSubscription } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { callApp } from "../../test-support/call.ts";
import { aConveyor, aDesign } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";
import { aPerson, type TestPerson } from "../../test-support/people.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(databases)("a plan that lapses, on $name", (database) => {
  const { app, store, db } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  const as = ({ headers }: TestPerson) => ({
    get: (url: string) => callApp(app(), { url, headers }),
    put: (url: string, payload: object) => callApp(app(), { method: "PUT", url, headers, payload }),
  });
  const giveUntil = (userName: string, planID: string, subEndDate: number) =>
    addSubscription(db(), {
      userName,
      planID,
      planName: planID,
      status: "Active",
      price: 0,
      billingCycle: 1,
      subStartDate: Date.now() - 60 * day,
      subEndDate,
      now: Date.now(),
    });
  const endAll = (userName: string) =>
    db()
      .updateTable("subscription")
      .set({ end_date: Date.now() - 1 })
      .where("user_name", "=", userName)
      .execute();
  const familyOf = async (person: TestPerson) => (await as(person).get("/api/session")).json().user.planFamily;

  test("neither deletes nor hides a design; saving waits for the next plan", async () => {
    const me = await aPerson(store(), { name: "lapsing" });
    await giveUntil(me.userName, "TDynMonthly1001", Date.now() + day);
    const large = { ...aDesign(), convNo: "CV-LARGE", capacityInp: 8000 };
    const { id } = await aConveyor(db(), me.userName, large);
    const body = conveyorToFile(large);
    expect((await as(me).put(`/api/conveyors/${id}`, body)).statusCode).toBe(200);
    expect(await familyOf(me)).toBe("dynamic");
    const before = (await as(me).get(`/api/conveyors/${id}`)).json();

    await endAll(me.userName);
    expect(await familyOf(me)).toBeUndefined();
    expect((await as(me).get(`/api/conveyors/${id}`)).json()).toEqual(before);
    expect((await as(me).get("/api/conveyors")).json()).toMatchObject([{ convNo: "CV-LARGE" }]);
    expect((await as(me).put(`/api/conveyors/${id}`, body)).statusCode).toBe(403);
    expect((await as(me).get(`/api/conveyors/${id}`)).json()).toEqual(before);

    await giveUntil(me.userName, "TProMonthly1001", Date.now() + day);
    expect(await familyOf(me)).toBe("professional");
    expect((await as(me).put(`/api/conveyors/${id}`, body)).statusCode).toBe(200);
  });

  test("to a smaller one keeps what goes beyond it to look at, unchanged", async () => {
    const me = await aPerson(store(), { name: "smaller" });
    await giveUntil(me.userName, "TProMonthly1001", Date.now() + day);
    const { id } = await aConveyor(db(), me.userName, newConveyor());
    await endAll(me.userName);
    await giveUntil(me.userName, "TStdMonthly1001", Date.now() + day);
    expect(await familyOf(me)).toBe("standard");
    const seen = await as(me).get(`/api/conveyors/${id}`);
    expect(seen.json()).toMatchObject([{ capacityInp: 1800 }]);
    const refused = await as(me).put(`/api/conveyors/${id}`, conveyorToFile(newConveyor()));
    expect([refused.statusCode, refused.json().code]).toEqual([403, "beyond-plan"]);
    expect((await as(me).put(`/api/conveyors/${id}`, conveyorToFile(aDesign()))).statusCode).toBe(200);
  });
});
