import { conveyorToFile } from "@beltwright/model";
import { addApiToken, type Db, deleteConveyor, setUserGroup, type TokenScope } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aConveyor, aDesign } from "../../test-support/conveyors.ts";
import { nobody, type TestPerson } from "../../test-support/people.ts";

const group = "Quarry";
const sent = { convNo: "C-1", category: "Plant", project: "Proposed" };
const file = conveyorToFile(aDesign(sent));
const decision = { revision: 1, proposalRevision: 1 };

/** The callers, in the order of the columns below; the last five are API tokens of the owner and of the proposer. */
const callers = [
  "admin",
  "owner",
  "proposer",
  "editor",
  "copier",
  "viewer",
  "member",
  "stranger",
  "signed out",
  "owner, read",
  "owner, write",
  "owner, calculate",
  "proposer, read",
  "proposer, write",
] as const;
type Caller = (typeof callers)[number];

interface Case {
  readonly route: string;
  readonly call: readonly [method: "GET" | "POST" | "PUT", path: string, payload?: object];
  /** Status, and what is done where it is a success. */
  readonly answers: readonly number[];
  readonly does: string;
}

/** Who may read what everyone with an interest in it sees: owner, admins, proposer and others who may edit. */
const seen = [200, 200, 200, 200, 404, 404, 404, 404, 401, 200, 403, 403, 200, 403];
/** Who may do what the proposer alone may. */
const proposers = (done: number) => [403, 403, done, 403, 404, 404, 404, 404, 401, 403, 403, 403, 403, done];
/** Who may do what the owner and admins may. */
const owners = [200, 200, 403, 403, 404, 404, 404, 404, 401, 403, 200, 403, 403, 403];

const table: readonly Case[] = [
  {
    route: "count of open ones",
    call: ["GET", "openProposals"],
    answers: [200, 200, 200, 200, 200, 200, 200, 200, 401, 200, 403, 403, 200, 403],
    does: "nothing",
  },
  {
    route: "list",
    call: ["GET", "conveyors/ID/proposals"],
    answers: [200, 200, 200, 200, 200, 200, 200, 404, 401, 200, 403, 403, 200, 403],
    does: "nothing",
  },
  { route: "load", call: ["GET", "conveyors/ID/proposals/PROPOSAL"], answers: seen, does: "nothing" },
  { route: "versions", call: ["GET", "conveyors/ID/proposals/PROPOSAL/versions"], answers: seen, does: "nothing" },
  { route: "version", call: ["GET", "conveyors/ID/proposals/PROPOSAL/versions/1"], answers: seen, does: "nothing" },
  {
    route: "propose",
    call: ["POST", "conveyors/ID/proposals?base=1", file],
    answers: [403, 403, 201, 201, 403, 403, 403, 404, 401, 403, 403, 403, 403, 201],
    does: "2 proposals",
  },
  {
    route: "save again",
    call: ["PUT", "conveyors/ID/proposals/PROPOSAL", { ...file, revision: 1 }],
    answers: proposers(200),
    does: "open, revision 2",
  },
  {
    route: "bring up to date",
    call: ["POST", "conveyors/ID/proposals/PROPOSAL/update", { revision: 1, proposalRevision: 1, keep: "all" }],
    answers: proposers(200),
    does: "open, revision 2",
  },
  {
    route: "name",
    call: ["PUT", "conveyors/ID/proposals/PROPOSAL/words", { title: "Named", remark: "" }],
    answers: proposers(200),
    does: "Named",
  },
  {
    route: "withdraw",
    call: ["POST", "conveyors/ID/proposals/PROPOSAL/withdraw"],
    answers: proposers(200),
    does: "withdrawn",
  },
  {
    route: "take all",
    call: ["POST", "conveyors/ID/proposals/PROPOSAL/take", { ...decision, take: "all" }],
    answers: owners,
    does: "taken, design at 2",
  },
  {
    route: "take some",
    call: ["POST", "conveyors/ID/proposals/PROPOSAL/take", { ...decision, take: ["project"] }],
    answers: owners,
    does: "partly taken, design at 2",
  },
  {
    route: "decline",
    call: ["POST", "conveyors/ID/proposals/PROPOSAL/decline", { proposalRevision: 1, note: "No." }],
    answers: owners,
    does: "declined",
  },
  {
    route: "save the design itself",
    call: ["PUT", "conveyors/ID", file],
    answers: [200, 200, 403, 403, 403, 403, 403, 404, 401, 403, 200, 403, 403, 403],
    does: "design at 2",
  },
];

const current = { subscription: "current" } as const;
const roles = {
  admin: { userIsAdmin: true },
  owner: current,
  proposer: {},
  editor: current,
  copier: current,
  viewer: current,
  member: current,
  stranger: current,
};

describeApp("permissions of proposals", roles, ({ test, people, db, call, prepare }) => {
  const tokens = new Map<Caller, TestPerson>();
  prepare(async () => {
    for (const { userName } of [people.owner, people.member]) await setUserGroup(db(), userName, group);
    for (const caller of callers) {
      const [name, scope] = caller.split(", ");
      if (scope !== undefined)
        tokens.set(caller, await tokenOf(db(), name === "owner" ? people.owner : people.proposer, scope));
    }
  });

  const personOf = (caller: Caller): TestPerson =>
    tokens.get(caller) ?? Object.entries(people).find(([name]) => name === caller)?.[1] ?? nobody;

  test.each(callers.map((caller, index) => ({ caller, index })))(
    "of $caller are as the table says",
    async ({ caller, index }) => {
      const observed = [];
      for (const { route, call: asked } of table) observed.push({ route, ...(await observe(asked, caller)) });
      const wanted = table.map(({ route, answers, does }) => {
        const status = answers[index] ?? 0;
        return { route, status, does: status < 300 ? does : "nothing" };
      });
      expect(observed).toEqual(wanted);
    },
  );

  async function observe([method, path, payload]: Case["call"], caller: Caller) {
    const { id, proposalId } = await aProposal();
    const url = `/api/${path.replace("ID", id).replace("PROPOSAL", proposalId)}`;
    const before = await look(db(), id);
    const { statusCode } = await call(personOf(caller), method, url, payload);
    const after = await look(db(), id);
    await deleteConveyor(db(), { id, userName: people.owner.userName, now: Date.now() });
    const changes = [...after].filter((line) => !before.includes(line));
    return { status: statusCode, does: changes.length === 0 ? "nothing" : changes.join(", ") };
  }

  /** A design shared in every way, with one open proposal of two changes. */
  async function aProposal() {
    const docUsers = [
      { userName: people.proposer.userName, canEdit: true, canCopy: false },
      { userName: people.editor.userName, canEdit: true, canCopy: false },
      { userName: people.copier.userName, canEdit: false, canCopy: true },
      { userName: people.viewer.userName, canEdit: false, canCopy: false },
    ];
    const shared = { ...sent, project: "As it was", conveyorGroup: group, docUsers };
    const { id } = await aConveyor(db(), people.owner.userName, shared);
    const proposed = { ...file, clientName: "New client" };
    const { id: proposalId } = (
      await call(people.proposer, "POST", `/api/conveyors/${id}/proposals?base=1`, proposed)
    ).json();
    return { id, proposalId };
  }
});

/** What is stored of a design and its proposals, in lines of which a call changes some. */
async function look(db: Db, id: string): Promise<readonly string[]> {
  const design = await db.selectFrom("conveyor").select("revision").where("id", "=", id).executeTakeFirstOrThrow();
  const rows = await db.selectFrom("proposal").selectAll().where("conveyor_id", "=", id).orderBy("id").execute();
  const [first] = rows;
  return [
    ...(rows.length === 1 ? [] : [`${rows.length} proposals`]),
    first?.state === "open" ? `open, revision ${first.revision}` : (first?.state ?? ""),
    ...(first?.title ? [first.title] : []),
    `design at ${design.revision}`,
  ];
}

async function tokenOf(db: Db, { userName, accountId }: TestPerson, scope: string): Promise<TestPerson> {
  const now = Date.now();
  const scopes = [scope as TokenScope];
  const added = await addApiToken(db, { userName, name: scope, scopes, expiresAt: now + 60_000_000, now });
  if (added.kind !== "added") throw new Error(added.kind);
  return { userName, accountId, headers: { authorization: `Bearer ${added.secret}` } };
}
