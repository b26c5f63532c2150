import { type Conveyor, newConveyor, scenarioNames } from "@beltwright/model";
import { addConveyor, createUser, deleteGroup, deleteUser, openSession, setUserGroup } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aDesign } from "../../test-support/conveyors.ts";
import { nobody, type TestPerson } from "../../test-support/people.ts";

const subscription = "current";
const roles = {
  owner: { subscription },
  colleague: {},
  stranger: { subscription },
  lapsed: { subscription: "ended" },
  admin: { userIsAdmin: true },
} as const;

describeApp("reports", roles, ({ test, people, db, call, prepare }) => {
  let id: string;
  const add = async (conveyor: Conveyor) => {
    const by = { userName: people.owner.userName, now: Date.now() };
    const added = await addConveyor(db(), { design: { conveyor, results: {} }, ...by });
    if (added.kind !== "added") throw new Error(added.kind);
    return added.conveyor.id;
  };

  prepare(async () => {
    for (const { userName } of [people.owner, people.colleague, people.lapsed])
      await setUserGroup(db(), userName, "Ore");
    id = await add({ ...aDesign(), convNo: "CV/7", conveyorGroup: "Ore" });
  });
  const write = (who: TestPerson, body: object) => call(who, "POST", `/api/conveyors/${id}/reports`, body);

  test("are listed by name in each language", async () => {
    const [english, german] = await Promise.all(
      ["en", "de"].map(async (language) =>
        (await call(people.owner, "GET", `/api/reports?language=${language}`)).json(),
      ),
    );
    expect(english.length).toBe(german.length);
    expect(english[0].title).not.toBe(german[0].title);
  });

  test.each([
    ["pdf", "application/pdf", "%PDF-"],
    ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "PK"],
    ["csv", "text/csv; charset=utf-8", "Design summary"],
    ["html", "text/plain; charset=utf-8", "<!doctype html>"],
  ])("are written as %s", async (format, type, begin) => {
    const answer = await write(people.owner, { reports: ["design-summary"], format });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, type]);
    expect(answer.headers["content-disposition"]).toContain(`CV_7.${format}`);
    expect(answer.rawPayload.subarray(0, begin.length).toString("latin1")).toBe(begin);
  });

  test("set other conveyors and earlier versions beside the conveyor, for those who may see them", async () => {
    const other = await add({ ...aDesign(), convNo: "Other" });
    const wanted = { reports: ["design-comparison", "version-inputs", "revision-history"], format: "csv" };
    await call(people.owner, "PUT", `/api/conveyors/${id}/versions/1`, { name: "Issued" });
    const company = { compareWith: [other], sinceVersions: [1] };
    const { payload } = await write(people.owner, { ...wanted, ...company });
    expect(payload).toMatch(/Comparison of designs[\s\S]*CV\/7,Other[\s\S]*ersion 1[\s\S]*Issued/);
    expect((await write(people.owner, { ...wanted, compareWith: ["somebody's"] })).statusCode).toBe(404);
    for (const scenarios of [["start-full"], scenarioNames]) {
      expect((await write(people.owner, { ...wanted, scenarios })).json().code).toBe("dynamic-plan-needed");
    }
  });

  test("are for people who may see the conveyor and have a subscription", async () => {
    const statuses = [];
    for (const who of [nobody, people.stranger, people.colleague, people.lapsed]) {
      const answer = await write(who, { reports: ["design-summary"], format: "csv" });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([401, 404, 403, 403]);
  });

  test("of what goes beyond the plan wait for a wider one, and say what it is", async () => {
    const url = `/api/conveyors/${await add(newConveyor())}/reports`;
    const answer = await call(people.owner, "POST", url, { reports: ["design-summary"], format: "csv" });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: "report-beyond-plan",
      issues: [{ field: "capacityInp", message: "The plan is limited to 1000 t/h." }, {}],
    });
  });

  test("are chosen from templates of one's own and of one's group", async () => {
    const body = { name: "Short", reports: ["design-summary"], isForGroup: true };
    const made = (await call(people.owner, "POST", "/api/reportTemplates", body)).json();
    const own = await call(people.owner, "POST", "/api/reportTemplates", { ...body, name: "Mine", isForGroup: false });
    expect(own.statusCode).toBe(201);
    const names = async (who: TestPerson) =>
      (await call(who, "GET", "/api/reportTemplates")).json().map(({ name }: { name: string }) => name);
    expect([await names(people.owner), await names(people.colleague), await names(people.stranger)]).toEqual([
      ["Mine", "Short"],
      ["Short"],
      [],
    ]);
    expect((await call(people.colleague, "PUT", `/api/reportTemplates/${made.id}`, body)).statusCode).toBe(404);
    expect((await call(people.colleague, "DELETE", `/api/reportTemplates/${made.id}`)).statusCode).toBe(404);
    const changed = await call(people.owner, "PUT", `/api/reportTemplates/${made.id}`, { ...body, name: "Shorter" });
    expect(changed.json().name).toBe("Shorter");
    expect((await call(people.owner, "DELETE", `/api/reportTemplates/${made.id}`)).statusCode).toBe(200);
  });

  const namesFor = async (who: TestPerson) =>
    (await call(who, "GET", "/api/reportTemplates")).json().map(({ name }: { name: string }) => name);
  const template = (name: string, isForGroup: boolean) => ({ name, reports: ["design-summary"], isForGroup });

  test("of a group are changed and deleted by administrators too, others' own are not", async () => {
    const make = async (one: object) => (await call(people.owner, "POST", "/api/reportTemplates", one)).json().id;
    const [shared, own] = [await make(template("Shared", true)), await make(template("Own", false))];
    const url = (id: string) => `/api/reportTemplates/${id}`;
    const renamed = await call(people.admin, "PUT", url(shared), template("Renamed", true));
    // It stays with its maker and with the group, which is not the administrator's.
    expect(renamed.json()).toMatchObject({ name: "Renamed", userName: people.owner.userName, userGroup: "Ore" });
    expect(await namesFor(people.colleague)).toContain("Renamed");
    expect((await call(people.admin, "PUT", url(own), template("Taken", false))).statusCode).toBe(404);
    expect((await call(people.admin, "DELETE", url(own))).statusCode).toBe(404);
    expect((await call(people.admin, "DELETE", url(shared))).statusCode).toBe(200);
    expect(await namesFor(people.colleague)).not.toContain("Renamed");
    expect(await namesFor(people.owner)).toContain("Own");
  });

  test("are kept for another group by administrators alone", async () => {
    const forOre = { ...template("Back", true), userGroup: "Ore" };
    const made = (await call(people.admin, "POST", "/api/reportTemplates", forOre)).json();
    expect(await namesFor(people.colleague)).toContain("Back");
    await call(people.admin, "DELETE", `/api/reportTemplates/${made.id}`);
    const tried = await call(people.stranger, "POST", "/api/reportTemplates", forOre);
    expect(tried.json()).toMatchObject({ userGroup: "", isForGroup: false });
    expect(await namesFor(people.colleague)).not.toContain("Back");
  });

  test("of a group outlast the account of their maker, and end up as the administrator's", async () => {
    const userName = "leaver@example.com";
    const now = Date.now();
    await createUser(db(), { email: userName, passwordHash: "not used here", emailConfirmed: true, now });
    await setUserGroup(db(), userName, "Ore");
    const session = await openSession(db(), { userName, now });
    if (session.kind !== "opened") throw new Error(session.kind);
    const leaver = { userName, accountId: "not used here", headers: { cookie: `beltwright_session=${session.token}` } };
    const left = (await call(leaver, "POST", "/api/reportTemplates", template("Left", true))).json();
    await call(leaver, "POST", "/api/reportTemplates", template("Private", false));
    await deleteUser(db(), { admin: people.admin.userName, userName, now });
    expect(await namesFor(people.colleague)).toContain("Left");
    expect(await namesFor(people.admin)).toEqual(["Left"]);
    expect((await call(people.admin, "DELETE", `/api/reportTemplates/${left.id}`)).statusCode).toBe(200);
    expect(await namesFor(people.colleague)).not.toContain("Left");
  });

  test("of a group that is ended are their makers' alone", async () => {
    const group = "Passing";
    await setUserGroup(db(), people.stranger.userName, group);
    await call(people.stranger, "POST", "/api/reportTemplates", template("Ours", true));
    await deleteGroup(db(), { name: group, admin: people.admin.userName, now: Date.now() });
    const [ours] = (await call(people.stranger, "GET", "/api/reportTemplates"))
      .json()
      .filter(({ name }: { name: string }) => name === "Ours");
    expect(ours).toMatchObject({ userName: people.stranger.userName, userGroup: "", isForGroup: false });
  });

  test("with an empty or endless choice are refused", async () => {
    expect((await write(people.owner, { reports: [] })).statusCode).toBe(400);
    expect((await write(people.owner, { format: "docx" })).statusCode).toBe(400);
  });

  test("by names there are not are refused, each by its name", async () => {
    const wanted = { reports: ["design-summary", "horoscope"], language: "fr", scenarios: ["earthquake"] };
    const answer = await write(people.owner, { ...wanted, format: "csv" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([
      { field: "reports", message: "There is no report horoscope." },
      { field: "language", message: "There is no language fr." },
      { field: "scenarios", message: "There is no scenario earthquake." },
    ]);
  });
});
