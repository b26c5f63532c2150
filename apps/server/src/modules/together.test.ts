import { conveyorToFile } from "@beltwright/model";
import {
  addApiToken,
  addLink,
  approveRelease,
  checkRelease,
  findConveyorVersion,
  inviteMember,
  revokeLink,
  sendToReview,
  setUserGroup,
  type TokenScope,
} from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { callApp } from "../test-support/call.ts";
import { aConveyor, aDesign } from "../test-support/conveyors.ts";
import { databases } from "../test-support/databases.ts";
import { libraryApp } from "../test-support/library-suite.ts";
import { aPerson, nobody, type TestPerson } from "../test-support/people.ts";
import { contentDigest } from "./releases/content-digest.ts";

/**
 * The callers, in the order of the columns. Owner, checker, approver, member and onlooker are in one group, the approver as
 * its owner and the onlooker as a viewer; the design is shared by name with the proposer, to edit, and with the reader.
 */
const callers = [
  "owner",
  "proposer",
  "reader",
  "checker",
  "approver",
  "member",
  "onlooker",
  "outsider",
  "nobody",
  "link",
  "revoked link",
] as const;
type Caller = (typeof callers)[number];

const file = conveyorToFile(aDesign({ convNo: "C-1", category: "Plant", project: "Proposed" }));
const target = { kind: "field", title: "Belt width", anchor: "beltWidthInp" };
const decision = { revision: 1, proposalRevision: 1 };
const shows = { drawings: true, results: true, reports: false, downloads: false };

type Row = readonly [call: string, answers: string, payload?: object];

/**
 * Every call of people who work together: `+` is let through, `=` is let through to a state that stands against it, `-` is
 * refused, `?` is told that there is no such thing, `!` is told to sign in. What each changes is in the tests of its module.
 * A caller makes them in this order.
 */
const table: readonly Row[] = [
  ["GET /api/conveyors/ID/comments", "+++++++?!!!"],
  ["POST /api/conveyors/ID/comments", "+++++++?!!!", { target, text: "New" }],
  ["POST /api/conveyors/ID/comments/THREAD", "+++++++?!!!", { text: "Answer" }],
  ["PUT /api/conveyors/ID/comments/THREAD", "++-----?!!!", { isResolved: true }],
  ["PUT /api/conveyors/ID/comments/THREAD/COMMENT", "-+-----?!!!", { text: "Changed" }],
  ["DELETE /api/conveyors/ID/comments/THREAD/COMMENT", "-+-----?!!!"],
  ["POST /api/conveyors/ID/comments/THREAD/COMMENT/undelete", "-+-----?!!!"],

  ["GET /api/openProposals", "++++++++!!!"],
  ["GET /api/conveyors/ID/proposals", "+++++++?!!!"],
  ["GET /api/conveyors/ID/proposals/PROPOSAL", "++??????!!!"],
  ["GET /api/conveyors/ID/proposals/PROPOSAL/versions", "++??????!!!"],
  ["GET /api/conveyors/ID/proposals/PROPOSAL/versions/1", "++??????!!!"],
  ["POST /api/conveyors/ID/proposals?base=1", "-+-----?!!!", file],
  ["PUT /api/conveyors/ID/proposals/PROPOSAL/words", "-+??????!!!", { title: "Named", remark: "" }],
  ["POST /api/conveyors/ID/proposals/PROPOSAL/take", "+-??????!!!", { ...decision, take: "all" }],
  ["POST /api/conveyors/ID/proposals/PROPOSAL/decline", "=-??????!!!", { proposalRevision: 1, note: "No." }],
  ["POST /api/conveyors/ID/proposals/PROPOSAL/update", "-+??????!!!", { ...decision, keep: "all" }],
  ["PUT /api/conveyors/ID/proposals/PROPOSAL", "-+??????!!!", { ...file, revision: 2 }],
  ["POST /api/conveyors/ID/proposals/PROPOSAL/withdraw", "-+??????!!!"],

  ["GET /api/conveyors/ID/links", "+???????!!!"],
  ["POST /api/conveyors/ID/links", "+???????!!!", { name: "Client", shows }],
  ["PUT /api/conveyors/ID/links/LINK", "+???????!!!", { name: "Else", expiresAt: null }],
  ["POST /api/conveyors/ID/links/LINK/renew", "+???????!!!"],
  ["DELETE /api/conveyors/ID/links/LINK", "+???????!!!"],

  ["GET /api/reviews", "++++++++!!!"],
  ["GET /api/conveyors/ID/releases", "+++++++?!!!"],
  ["PUT /api/releases/REVIEWED/findings", "---++--?!!!", { key: "gap", reason: "Seen." }],
  ["POST /api/releases/REVIEWED/check", "---++--?!!!"],
  ["POST /api/releases/REVIEWED/approve", "----+--?!!!"],
  ["POST /api/releases/REVIEWED/return", "---+=--?!!!", { reason: "Sag." }],
  ["POST /api/conveyors/ID/releases", "=------?!!!", { revision: 1, label: "B" }],
  ["POST /api/releases/REVIEWED/withdraw", "+------?!!!", {}],
  ["GET /api/releases/RELEASED/file", "++-++++?!!!"],
  ["GET /api/releases/RELEASED/pdf?reports=cover", "+++++++?!!!"],
  ["GET /api/releases/verify/HASH", "+++++++++++"],

  ["GET /api/team", "++++++++!!!"],
  ["POST /api/team/invitations", "-??-+--?!!!", { address: "new@example.com" }],
  ["POST /api/team/invitations/INVITATION/accept", "=??====?!!!"],
  ["POST /api/team/invitations/INVITATION/decline", "????????!!!"],
  ["DELETE /api/team/invitations/INVITATION", "-??-+--?!!!"],
  ["PUT /api/team/members/SPARE", "-??-+--?!!!", { role: "checker" }],
  ["DELETE /api/team/members/SPARE", "-??-+--?!!!"],
  ["PUT /api/team/rules", "-??-+--?!!!", { checkRoles: ["checker"], approveRoles: ["owner"] }],
  ["PUT /api/groups/GROUP/owners/SPARE", "--------!!!"],
  ["POST /api/team/leave", "+??+=++?!!!"],
  ["POST /api/team", "++++=+++!!!", { name: "GROUP again" }],

  ["GET /api/links/SECRET", "+++++++++++"],
  ["GET /api/links/SECRET/report", "???????????"],
  ["GET /api/links/SECRET/download", "???????????"],
  ["GET /api/links/REVOKED", "???????????"],
];

const scopes: readonly TokenScope[] = ["read", "write", "calculate", "admin"];
/** Nobody is looked at who asks for these. */
const isPublic = (call: string) => call.startsWith("GET /api/links/");
/** Done in a browser alone: groups are changed by people. */
const isForPeople = (call: string) => !call.startsWith("GET") && /\/api\/(team|groups)\b/.test(call);

const signs: Readonly<Record<number, string>> = { 401: "!", 403: "-", 404: "?", 409: "=" };
const signOf = (status: number) => (status < 300 ? "+" : (signs[status] ?? String(status)));

let made = 0;

describe.each(databases)("people who work together on $name", (database) => {
  const suite = libraryApp(database);
  const test = it.skipIf(database.isSkipped);

  test.each(callers.map((caller, column) => ({ caller, column })))(
    "are answered as the table says: $caller",
    async ({ caller, column }) => {
      const { people, place } = await begun();
      const observed = await observe(people[caller], place);
      expect(observed).toEqual(table.map(([call, answers]) => `${answers[column]} ${call}`));
    },
  );

  test.each(scopes)("are answered by a token of the owner as its scope says: %s", async (scope) => {
    const { people, place } = await begun();
    const token = await tokenOf(people.owner, scope);
    const wanted = table.map(([call, answers]) => {
      const isInScope = scope === (call.startsWith("GET") ? "read" : "write") && !isForPeople(call);
      return `${isInScope || isPublic(call) ? answers[0] : "-"} ${call}`;
    });
    expect(await observe(token, place)).toEqual(wanted);
  });

  async function observe(who: TestPerson, place: Place): Promise<readonly string[]> {
    const filled = (text: string) => text.replaceAll(/\b[A-Z]{2,}\b/g, (word) => place[word] ?? word);
    const observed: string[] = [];
    for (const [call, , payload] of table) {
      const [method = "", url = ""] = call.split(" ");
      const { statusCode } = await callApp(suite.app(), {
        method: method as "GET",
        url: filled(url),
        headers: who.headers,
        ...(payload && { payload: JSON.parse(filled(JSON.stringify(payload))) }),
      });
      observed.push(`${signOf(statusCode)} ${call}`);
    }
    return observed;
  }

  /** What stands in the calls for ids of one design and its group. */
  type Place = Readonly<Record<string, string>>;

  async function begun() {
    made += 1;
    const now = Date.now();
    const store = suite.store();
    const { db } = store;
    const group = `Works ${made}`;
    const person = (name: string) => aPerson(store, { name: `${name}.${made}`, subscription: "current" });
    const [owner, proposer, reader] = [await person("owner"), await person("proposer"), await person("reader")];
    const [checker, approver, member] = [await person("checker"), await person("approver"), await person("member")];
    const [onlooker, spare] = [await person("onlooker"), await person("spare")];
    for (const { userName } of [owner, checker, approver, member, onlooker, spare])
      await setUserGroup(db, userName, group);
    const roles = [
      [approver, "owner"],
      [checker, "checker"],
      [onlooker, "viewer"],
    ] as const;
    for (const [{ accountId }, role] of roles) {
      const values = { group_name: group, account_id: accountId, role, joined_at: now };
      await db.insertInto("team_member").values(values).execute();
    }
    const shared = {
      conveyorGroup: group,
      docUsers: [
        { userName: proposer.userName, canEdit: true, canCopy: true },
        { userName: reader.userName, canEdit: false, canCopy: false },
      ],
    };
    const { id } = await aConveyor(db, owner.userName, shared);
    const links = await linked(id, owner);
    const people = {
      ...{ owner, proposer, reader, checker, approver, member, onlooker },
      outsider: await person("outsider"),
      nobody,
      link: bearer(links.SECRET),
      "revoked link": bearer(links.REVOKED),
    } satisfies Record<Caller, TestPerson>;
    const place: Place = {
      ID: id,
      GROUP: group,
      SPARE: spare.userName,
      INVITATION: await invitation(approver, group),
      ...links,
      ...(await commented(id, proposer)),
      REVIEWED: (await sent(id, owner)).id,
      ...(await released((await aConveyor(db, owner.userName, shared)).id, people)),
    };
    return { people, place };
  }

  async function linked(conveyorId: string, { userName }: TestPerson) {
    const now = Date.now();
    const of = { conveyorId, userName };
    const add = async () => {
      const added = await addLink(suite.db(), { ...of, name: "", revision: null, shows, expiresAt: null, now });
      if (added.kind !== "added") throw new Error(added.kind);
      return added;
    };
    const [kept, changed, revoked] = [await add(), await add(), await add()];
    await revokeLink(suite.db(), { ...of, id: revoked.link.id, now });
    return { SECRET: kept.secret, LINK: changed.link.id, REVOKED: revoked.secret };
  }

  async function commented(id: string, proposer: TestPerson) {
    const post = async (url: string, payload: object) => {
      const answer = await callApp(suite.app(), { method: "POST", url, headers: proposer.headers, payload });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json();
    };
    const thread = await post(`/api/conveyors/${id}/comments`, { target, text: "First" });
    const proposal = await post(`/api/conveyors/${id}/proposals?base=1`, file);
    return { THREAD: thread.id, COMMENT: thread.comments[0].id, PROPOSAL: proposal.id };
  }

  async function sent(conveyorId: string, { userName }: TestPerson) {
    const version = await findConveyorVersion(suite.db(), { id: conveyorId, userName, revision: 1 });
    const findings = [{ key: "gap", severity: "warning", finding: { code: "gap" } }];
    const terms = { revision: 1, label: "A", remark: "", document: JSON.stringify(version), findings };
    const outcome = await sendToReview(suite.db(), { ...terms, conveyorId, userName, now: Date.now() });
    if (outcome.kind !== "done") throw new Error(outcome.code);
    return outcome.release;
  }

  async function released(conveyorId: string, people: Readonly<Record<"owner" | "checker" | "approver", TestPerson>>) {
    const { id } = await sent(conveyorId, people.owner);
    const now = Date.now();
    await checkRelease(suite.db(), { id, userName: people.checker.userName, now });
    const by = { id, userName: people.approver.userName, now, digest: contentDigest };
    const outcome = await approveRelease(suite.db(), by);
    if (outcome.kind !== "done") throw new Error(outcome.code);
    return { RELEASED: id, HASH: outcome.release.contentHash ?? "" };
  }

  async function invitation({ userName }: TestPerson, group: string): Promise<string> {
    const db = suite.db();
    await inviteMember(db, { userName, address: "someone@example.org", role: "engineer", now: Date.now() });
    const invited = db.selectFrom("team_invitation").select("id").where("group_name", "=", group);
    return (await invited.executeTakeFirstOrThrow()).id;
  }

  async function tokenOf({ userName }: TestPerson, scope: TokenScope): Promise<TestPerson> {
    const now = Date.now();
    const added = await addApiToken(suite.db(), { userName, name: scope, scopes: [scope], expiresAt: now + 1e7, now });
    if (added.kind !== "added") throw new Error(added.kind);
    return bearer(added.secret);
  }
});

const bearer = (secret: string): TestPerson => ({ ...nobody, headers: { authorization: `Bearer ${secret}` } });

describe("the table of people who work together", () => {
  const suite = libraryApp();

  it("has every call there is", async () => {
    const { paths } = (await suite.app().inject({ url: "/api/docs/json" })).json();
    const calls = Object.entries<object>(paths)
      .filter(([path]) => /proposals|\/links|\/comments|\/team|\/owners|\/releases/i.test(path))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    const shapeOf = (call: string) => call.replace(/\?.*/, "").replaceAll(/[A-Z]{2,}(?=\/|$)|(?<=versions\/)1/g, "{}");
    const tried = new Set(table.map(([call]) => shapeOf(call)));
    expect(calls.length).toBeGreaterThan(40);
    expect(calls.filter((call) => !tried.has(call.replaceAll(/\{\w+\}/g, "{}")))).toEqual([]);
  });
});
