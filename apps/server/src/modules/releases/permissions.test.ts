import {
  addApiToken,
  approveRelease,
  checkRelease,
  type Db,
  findConveyorVersion,
  listReleases,
  sendToReview,
  setUserGroup,
  type TokenScope,
} from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { callApp } from "../../test-support/call.ts";
import { aConveyor } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";
import { aPerson, nobody, type TestPerson } from "../../test-support/people.ts";
import { contentDigest } from "./content-digest.ts";
import { type ReleaseCase, type Role, roles, type Start, table } from "./test-support/release-table.ts";

const group = "Quarry";

describe.each(databases)("releases on $name", (database) => {
  const suite = libraryApp(database);

  it.skipIf(database.isSkipped).each(roles.map((role, index) => ({ role, index })))(
    "answer the $role as the table says",
    async ({ role, index }) => {
      const people = await everyone(role);
      const observed = [];
      for (const row of table) observed.push(await observe(row, people, role));
      expect(observed).toEqual(
        table.map(({ route, answers }) => {
          const [status, state] = answers[index] ?? [];
          return { route, status, state };
        }),
      );
    },
  );

  async function observe({ route, start, call }: ReleaseCase, people: People, role: Role) {
    const db = suite.db();
    const { conveyorId, id, hash } = await begun(db, people, start);
    const request = call({ conveyorId, id, hash });
    const answer = await callApp(suite.app(), { ...request, headers: people[role].headers });
    const after = await listReleases(db, { conveyorId, userName: people.designer.userName });
    const [release] = after?.releases ?? [];
    const accepted = release?.findings.filter((one) => one.accepted).length ?? 0;
    const state = `${release?.state ?? "none"}${start === "in review" && accepted > 0 ? ", accepted" : ""}`;
    return { route, status: answer.statusCode, state };
  }

  /** A design whose only revision has come as far as this. */
  async function begun(db: Db, { designer, checker, approver, editor, viewer }: People, start: Start) {
    const docUsers = [
      { userName: editor.userName, canEdit: true, canCopy: true },
      { userName: viewer.userName, canEdit: false, canCopy: false },
    ];
    const { id: conveyorId } = await aConveyor(db, designer.userName, { conveyorGroup: group, docUsers });
    if (start === "none") return { conveyorId, id: "none", hash: "0".repeat(64) };
    const document = JSON.stringify(
      await findConveyorVersion(db, { id: conveyorId, userName: designer.userName, revision: 1 }),
    );
    const now = Date.now();
    const findings = [{ key: "gap", severity: "warning", finding: { code: "gap" } }];
    const terms = { conveyorId, revision: 1, label: "A", remark: "", document, findings };
    const sent = await sendToReview(db, { ...terms, userName: designer.userName, now });
    if (sent.kind !== "done") throw new Error(sent.code);
    const { id } = sent.release;
    let hash = "0".repeat(64);
    if (start !== "in review") await checkRelease(db, { id, userName: checker.userName, now });
    if (start === "released") {
      const done = await approveRelease(db, { id, userName: approver.userName, now, digest: contentDigest });
      hash = (done.kind === "done" && done.release.contentHash) || hash;
    }
    return { conveyorId, id, hash };
  }

  type People = Readonly<Record<Role, TestPerson>>;

  async function everyone(tested: Role): Promise<People> {
    const store = suite.store();
    const suffix = tested.replaceAll(" ", "-");
    const subscriber = (name: string) => aPerson(store, { name: `${name}.${suffix}`, subscription: "current" });
    const designer = await subscriber("designer");
    const checker = await subscriber("checker");
    const approver = await subscriber("approver");
    const member = await subscriber("member");
    const seen = await subscriber("group-viewer");
    for (const { userName } of [designer, checker, approver, member, seen])
      await setUserGroup(store.db, userName, group);
    await give(checker, "checker");
    await give(approver, "owner");
    await give(seen, "viewer");
    return {
      admin: suite.admin(),
      designer,
      checker,
      approver,
      member,
      "group viewer": seen,
      editor: await subscriber("editor"),
      viewer: await subscriber("viewer"),
      stranger: await subscriber("stranger"),
      "signed out": nobody,
      "designer by read token": await byToken(designer, ["read"]),
      "designer by write token": await byToken(designer, ["read", "write"]),
      "checker by write token": await byToken(checker, ["read", "write"]),
    };
  }

  async function give({ accountId }: TestPerson, role: string): Promise<void> {
    await suite
      .db()
      .insertInto("team_member")
      .values({ group_name: group, account_id: accountId, role, joined_at: 0 })
      .execute();
  }

  async function byToken(person: TestPerson, scopes: readonly TokenScope[]): Promise<TestPerson> {
    const now = Date.now();
    const added = await addApiToken(suite.db(), {
      userName: person.userName,
      name: scopes.join(),
      scopes,
      expiresAt: now + 1000 * 60 * 60,
      now,
    });
    if (added.kind !== "added") throw new Error(added.kind);
    return { ...person, headers: { authorization: `Bearer ${added.secret}` } };
  }
});

describe.each(databases)("a released revision on $name", (database) => {
  const suite = libraryApp(database);

  it.skipIf(database.isSkipped)("goes through the calls of the API, to a PDF whose seal is known", async () => {
    const me = await aPerson(suite.store(), { name: "alone", subscription: "current" });
    const { id: conveyorId } = await aConveyor(suite.db(), me.userName, { convNo: "CV/9" });
    const call = (method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
      callApp(suite.app(), { method, url, headers: me.headers, ...(payload && { payload }) });
    const sent = await call("POST", `/api/conveyors/${conveyorId}/releases`, {
      revision: 1,
      label: "A",
      remark: "First",
    });
    expect(sent.statusCode).toBe(201);
    const { id, findings } = sent.json();
    const errors = findings.filter(({ severity }: { severity: string }) => severity === "error");
    const early = await call("POST", `/api/releases/${id}/check`);
    expect([early.statusCode, early.json().code]).toEqual(
      errors.length > 0 ? [409, "release-findings-open"] : [200, undefined],
    );
    for (const { key } of findings)
      expect((await call("PUT", `/api/releases/${id}/findings`, { key, reason: "Seen." })).statusCode).toBe(200);
    expect((await call("POST", `/api/releases/${id}/check`)).json().state).toBe("checked");
    expect((await call("GET", `/api/releases/${id}/file`)).statusCode).toBe(404);
    const { contentHash } = (await call("POST", `/api/releases/${id}/approve`)).json();
    const file = await call("GET", `/api/releases/${id}/file`);
    expect(file.headers["content-disposition"]).toContain("CV_9 A.json");
    expect(file.json().release).toMatchObject({ contentHash, label: "A", accepted: findings.map(() => ({})) });
    const pdf = await call("GET", `/api/releases/${id}/pdf?reports=cover,findings`);
    expect(pdf.statusCode).toBe(200);
    const [, seal] = /%Beltwright SHA-256 ([0-9a-f]{64})/.exec(pdf.rawPayload.toString("latin1")) ?? [];
    const known = await callApp(suite.app(), { method: "GET", url: `/api/releases/verify/${seal}` });
    expect(known.json()).toMatchObject({ of: "print", label: "A", state: "released" });
    expect(Object.keys(known.json()).toSorted()).toEqual(["label", "of", "releasedAt", "state"]);
  });
});
