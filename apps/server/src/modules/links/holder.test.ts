import { calculate, getLibrary, newRow, openConveyorRecord } from "@beltwright/model";
import {
  addLibraryRow,
  addLink,
  deleteConveyor,
  type LinkShows,
  listLinks,
  renewLink,
  revokeLink,
  saveProfile,
  setUserGroup,
} from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aConveyor, aDesign } from "../../test-support/conveyors.ts";
import { nobody, type TestPerson } from "../../test-support/people.ts";

const subscription = "current";
const all: LinkShows = { drawings: true, results: true, reports: true, downloads: true };
const none: LinkShows = { drawings: false, results: false, reports: false, downloads: false };
const day = 24 * 60 * 60 * 1000;

/** Strings of the owner and of others that stand nowhere else. */
const marks = {
  firstName: "Qfirstname",
  lastName: "Qlastname",
  companyName: "Qcompany",
  address1: "Qstreet",
  address2: "Qfloor",
  city: "Qcity",
  state: "Qstate",
  postCode: "Qpostcode",
  country: "Qcountry",
};
const secretWords = [
  ...Object.values(marks),
  "Qgroup",
  "Qdesigner",
  "Qcategory",
  "Qextra",
  "Qother",
  "Qrow",
  "Qversion",
  "qowner",
  "qfriend",
  "@example",
];

describeApp("holders of a link", { qowner: { subscription }, qfriend: { subscription } }, (suite) => {
  const { test, people, call, db, prepare } = suite;
  const open = (secret: string, rest = "") => call(nobody, "GET", `/api/links/${secret}${rest}`);

  prepare(async () => {
    const { userName } = people.qowner;
    await saveProfile(db(), { userName, profile: marks });
    await setUserGroup(db(), userName, "Qgroup");
    const values = { ...newRow(getLibrary("brakes")), category: "Qrow", description: "Qrow brake" };
    await addLibraryRow(db(), { library: "brakes", values, userName, now: Date.now() });
  });

  async function aLinked(shows: Partial<LinkShows>, more: { revision?: number; expiresAt?: number } = {}) {
    const { userName } = people.qowner;
    await aConveyor(db(), userName, { convNo: "Qother" });
    const { id: conveyorId } = await aConveyor(db(), userName, {
      convNo: "LINKED-1",
      category: "Qcategory",
      conveyorGroup: "Qgroup",
      designedBy: "Qdesigner",
      docUsers: [{ userName: people.qfriend.userName, canEdit: true, canCopy: true }],
      extras: { madeBy: "Qextra" },
    });
    await db()
      .updateTable("conveyor_version")
      .set({ name: "Qversion" })
      .where("conveyor_id", "=", conveyorId)
      .execute();
    const of = { conveyorId, userName };
    const made = await addLink(db(), {
      ...of,
      name: "Qversion",
      revision: more.revision ?? null,
      shows: { ...none, ...shows },
      expiresAt: more.expiresAt ?? null,
      now: Date.now(),
    });
    if (made.kind !== "added") throw new Error(made.kind);
    return { of: { ...of, id: made.link.id }, secret: made.secret };
  }

  const leaks = (text: string, of: { conveyorId: string; id: string }) =>
    [...secretWords, of.conveyorId, of.id, people.qowner.accountId].filter((word) =>
      text.toLowerCase().includes(word.toLowerCase()),
    );

  test("open the whole design where drawings and results are shown, which calculates as the owner's does", async () => {
    const { secret } = await aLinked({ drawings: true, results: true });
    const answer = await open(secret);
    expect(answer.statusCode).toBe(200);
    const { convNo, document, shows, drawings, results } = answer.json();
    expect([convNo, drawings, results]).toEqual(["LINKED-1", undefined, undefined]);
    expect(shows).toEqual({ ...none, drawings: true, results: true });
    const opened = openConveyorRecord(document);
    if (opened.kind !== "opened") throw new Error(opened.kind);
    const [theirs, ours] = [calculate(opened.conveyor), calculate(aDesign({ convNo: "LINKED-1" }))];
    if (theirs.kind === "refused" || ours.kind === "refused") throw new Error("refused");
    expect(theirs.results).toEqual(ours.results);
  });

  test.each([
    { shows: { drawings: true }, keys: ["drawings", "scene"] },
    { shows: { results: true }, keys: ["results"] },
    { shows: { reports: true }, keys: [] },
    { shows: { downloads: true }, keys: [] },
    { shows: { drawings: true, reports: true, downloads: true }, keys: ["drawings", "scene"] },
  ])("get nothing but what is shown: $shows", async ({ shows, keys }) => {
    const { secret } = await aLinked(shows);
    const answer = await open(secret);
    const head = ["convNo", "project", "metric", "shows", "expiresAt"];
    expect(Object.keys(answer.json())).toEqual([...head, ...keys]);
    const status = async (rest: string) => (await open(secret, rest)).statusCode;
    expect(await status("/report?reports=design-summary&format=csv")).toBe("reports" in shows ? 200 : 404);
    expect(await status("/download")).toBe("downloads" in shows ? 200 : 404);
  });

  test("find no result in drawings, and no input in results", async () => {
    const found = calculate(aDesign());
    if (found.kind === "refused") throw new Error("refused");
    const { drawings, scene } = (await open((await aLinked({ drawings: true })).secret)).json();
    expect(scene.nodes.length).toBeGreaterThan(20);
    // What the belt carries and its tensions are results.
    expect(scene.legend).toBeUndefined();
    expect(drawings.length).toBeGreaterThan(5);
    for (const { svg } of drawings) expect(svg).toMatch(/^<svg /);
    const { results } = (await open((await aLinked({ results: true })).secret)).json();
    expect(results.values.te).toBe(found.results.te);
    expect(results.findings.length).toBeGreaterThan(0);
    expect(Object.keys(results.values)).not.toContain("beltWidthInp");
  });

  test("learn nothing of people, groups, versions, other designs or rows, in any answer", async () => {
    const { secret, of } = await aLinked(all);
    const answers = [
      await open(secret),
      await open(secret, "/download"),
      await open(secret, "/download?format=xml"),
      await open(secret, "/report?format=csv"),
      await open(secret, "/report?format=html&reports=all"),
      await open((await aLinked({ drawings: true })).secret),
      await open((await aLinked({ results: true })).secret),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toBe("");
      expect(leaks(JSON.stringify(answer.headers) + answer.body, of)).toEqual([]);
    }
    // Its pages are drawn of the same book as the texts above; this is about its title and author.
    const pdf = await open(secret, "/report?format=pdf");
    expect(leaks(pdf.rawPayload.toString("latin1").replaceAll("\0", ""), of)).toEqual([]);
  });

  test("get the same answer of a link that is unknown, revoked, out of date or binned", async () => {
    const revoked = await aLinked(all);
    await revokeLink(db(), { ...revoked.of, now: Date.now() });
    const renewed = await aLinked(all);
    await renewLink(db(), renewed.of);
    const expired = await aLinked(all, { expiresAt: Date.now() - 1 });
    const binned = await aLinked(all);
    await deleteConveyor(db(), { id: binned.of.conveyorId, userName: binned.of.userName, now: Date.now() });
    const secrets = ["bwl_unknown", "1", revoked.secret, renewed.secret, expired.secret, binned.secret];
    for (const rest of ["", "/report", "/download"]) {
      const answers = await Promise.all(secrets.map((secret) => open(secret, rest)));
      for (const { statusCode, json } of answers) expect([statusCode, json().code]).toEqual([404, "link-closed"]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    }
  });

  test("get no files once the plan of the owner has ended", async () => {
    const { secret, of } = await aLinked(all);
    const end = (end_date: number) =>
      db().updateTable("subscription").set({ end_date }).where("user_name", "=", of.userName).execute();
    await end(1);
    expect((await open(secret)).json().shows).toEqual({ ...all, reports: false, downloads: false });
    expect([(await open(secret, "/report")).statusCode, (await open(secret, "/download")).statusCode]).toEqual([
      404, 404,
    ]);
    await end(Date.now() + day);
    expect((await open(secret, "/download")).statusCode).toBe(200);
  });

  test("get the same whoever else they are: signed in, with a session or a token that is worth nothing", async () => {
    const { secret } = await aLinked({ drawings: true, results: true });
    const wanted = (await open(secret)).body;
    const others: readonly TestPerson[] = [
      people.qowner,
      people.qfriend,
      { ...nobody, headers: { authorization: "Bearer bw_nothing" } },
      { ...nobody, headers: { cookie: "beltwright_session=nothing" } },
    ];
    for (const other of others) {
      const answer = await call(other, "GET", `/api/links/${secret}`);
      expect([answer.statusCode, answer.body]).toEqual([200, wanted]);
    }
    for (const method of ["POST", "PUT", "DELETE"] as const) {
      for (const rest of ["", "/report", "/download"]) {
        expect((await call(people.qowner, method, `/api/links/${secret}${rest}`)).statusCode).toBe(404);
      }
    }
  });

  test("see a save at once, and a fixed version for ever", async () => {
    const newest = await aLinked({ results: true });
    const fixed = await aLinked({ results: true }, { revision: 1 });
    for (const { of } of [newest, fixed]) {
      const url = `/api/conveyors/${of.conveyorId}`;
      const [document] = (await call(people.qowner, "GET", url)).json();
      const saved = await call(people.qowner, "PUT", url, { ...document, convNo: "LINKED-2" });
      expect(saved.statusCode).toBe(200);
    }
    const numbers = [newest, fixed].map(async ({ secret }) => (await open(secret)).json().convNo);
    expect(await Promise.all(numbers)).toEqual(["LINKED-2", "LINKED-1"]);
  });

  test("get a whole answer or none while the link is revoked, the design saved and deleted at once", async () => {
    const { secret, of } = await aLinked({ results: true });
    const { conveyorId: id, userName } = of;
    const openings = Array.from({ length: 12 }, () => open(secret));
    const ends = [
      revokeLink(db(), { ...of, now: Date.now() }),
      deleteConveyor(db(), { id, userName, now: Date.now() }),
    ];
    const [answers] = await Promise.all([Promise.all(openings), ...ends]);
    for (const { statusCode, json } of answers) {
      expect(statusCode === 200 ? Object.keys(json().results.values).length > 10 : json().code === "link-closed").toBe(
        true,
      );
    }
    expect((await open(secret)).statusCode).toBe(404);
    const { opened_times } = await db()
      .selectFrom("conveyor_link")
      .select("opened_times")
      .where("id", "=", of.id)
      .executeTakeFirstOrThrow();
    expect(opened_times).toBeLessThanOrEqual(answers.filter(({ statusCode }) => statusCode === 200).length);
  });

  test("are counted once for each opening and not for reports and files", async () => {
    const { secret, of } = await aLinked(all);
    for (const rest of ["", "", "/download", "/report?reports=design-summary&format=csv"]) await open(secret, rest);
    expect(await listLinks(db(), of)).toMatchObject([{ openedTimes: 2 }]);
  });

  test("are answered in a way that nothing keeps, lists or passes on", async () => {
    const { secret } = await aLinked(all);
    for (const rest of ["", "/download", "/report?reports=design-summary&format=csv"]) {
      expect((await open(secret, rest)).headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow, noarchive",
      });
    }
  });

  test("reach nothing else with the secret, as session, token or in any place of an address", async () => {
    const { secret, of } = await aLinked(all);
    const { paths } = (await call(nobody, "GET", "/api/docs/json")).json();
    const operations = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase() as "GET", path })),
    );
    const holders: readonly TestPerson[] = [
      { ...nobody, headers: { cookie: `beltwright_session=${secret}` } },
      { ...nobody, headers: { authorization: `Bearer ${secret}` } },
    ];
    const told: string[] = [];
    for (const { method, path } of operations) {
      if (path.startsWith("/api/links/")) continue;
      for (const [at, holder] of holders.entries()) {
        // Once with the secret in every place, once with the conveyor itself.
        const url = path.replaceAll(/\{\w+\}/g, at === 0 ? secret : of.conveyorId);
        const answer = await call(holder, method, url);
        const isSilent = leaks(answer.body, of).length === 0 && !answer.body.includes("LINKED-1");
        if (!isSilent) told.push(`${method} ${path} ${answer.statusCode}`);
        if (
          /conveyor|job|report|version|link/i.test(path) &&
          !isOpenToAll(path) &&
          ![401, 404].includes(answer.statusCode)
        ) {
          told.push(`${method} ${path} answered ${answer.statusCode}`);
        }
      }
    }
    expect(operations.length).toBeGreaterThan(200);
    expect(told).toEqual([]);
  }, 120_000);
});

const isOpenToAll = (path: string) => path.startsWith("/api/try/") || path === "/api/docs/json";
