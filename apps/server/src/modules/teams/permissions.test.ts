import { addApiToken, answerInvitation, type Db, findTeam, inviteMember, makeTeam } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { callApp } from "../../test-support/call.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";
import { aPerson, nobody, type TestPerson } from "../../test-support/people.ts";

const roles = ["owner", "engineer", "invited", "admin", "stranger", "signed out", "owner by write token"] as const;
type Role = (typeof roles)[number];
type Statuses = readonly [number, number, number, number, number, number, number];

interface Place {
  readonly member: string;
  readonly invitation: string;
  readonly group: string;
}

interface TeamCase {
  readonly route: string;
  readonly call: (place: Place) => {
    readonly method: "GET" | "POST" | "PUT" | "DELETE";
    url: string;
    payload?: object;
  };
  /** In the order of `roles`. */
  readonly statuses: Statuses;
}

const rules = { checkRoles: ["engineer"], approveRoles: ["checker"] };

/** What else is changed is asserted below: only a status under 400 changes the group. */
const table: readonly TeamCase[] = [
  { route: "see", call: () => ({ method: "GET", url: "/api/team" }), statuses: [200, 200, 200, 200, 200, 401, 200] },
  {
    route: "make",
    call: ({ group }) => ({ method: "POST", url: "/api/team", payload: { name: `Another ${group}` } }),
    statuses: [409, 409, 200, 200, 200, 401, 403],
  },
  {
    route: "make one that exists",
    call: ({ group }) => ({ method: "POST", url: "/api/team", payload: { name: group } }),
    statuses: [409, 409, 409, 409, 409, 401, 403],
  },
  {
    route: "invite",
    call: () => ({ method: "POST", url: "/api/team/invitations", payload: { address: "new@example.com" } }),
    statuses: [200, 403, 404, 404, 404, 401, 403],
  },
  {
    route: "withdraw invitation",
    call: ({ invitation }) => ({ method: "DELETE", url: `/api/team/invitations/${invitation}` }),
    statuses: [200, 403, 404, 404, 404, 401, 403],
  },
  {
    route: "accept",
    call: ({ invitation }) => ({ method: "POST", url: `/api/team/invitations/${invitation}/accept` }),
    statuses: [409, 409, 200, 404, 404, 401, 403],
  },
  {
    route: "decline",
    call: ({ invitation }) => ({ method: "POST", url: `/api/team/invitations/${invitation}/decline` }),
    statuses: [404, 404, 200, 404, 404, 401, 403],
  },
  {
    route: "give a role",
    call: ({ member }) => ({ method: "PUT", url: `/api/team/members/${member}`, payload: { role: "checker" } }),
    statuses: [200, 403, 404, 404, 404, 401, 403],
  },
  {
    route: "remove",
    call: ({ member }) => ({ method: "DELETE", url: `/api/team/members/${member}` }),
    statuses: [200, 403, 404, 404, 404, 401, 403],
  },
  {
    route: "set rules",
    call: () => ({ method: "PUT", url: "/api/team/rules", payload: rules }),
    statuses: [200, 403, 404, 404, 404, 401, 403],
  },
  {
    route: "leave",
    call: () => ({ method: "POST", url: "/api/team/leave" }),
    statuses: [409, 200, 404, 404, 404, 401, 403],
  },
  {
    route: "name an owner",
    call: ({ group, member }) => ({
      method: "PUT",
      url: `/api/groups/${encodeURIComponent(group)}/owners/${member}`,
    }),
    statuses: [403, 403, 403, 200, 403, 401, 403],
  },
];

let made = 0;

describe.each(databases)("groups that users run on $name", (database) => {
  const suite = libraryApp(database);

  it.skipIf(database.isSkipped).each(roles.map((role, index) => ({ role, index })))(
    "answer the $role as the table says, and change nothing for who is refused",
    async ({ role, index }) => {
      const observed = [];
      for (const { route, call } of table) observed.push({ route, status: await tried(call, role) });
      expect(observed).toEqual(table.map(({ route, statuses }) => ({ route, status: statuses[index] })));
    },
  );

  async function tried(call: TeamCase["call"], role: Role): Promise<number> {
    const db = suite.db();
    const { people, place } = await begun();
    const before = await look(db, people);
    const answer = await callApp(suite.app(), { ...call(place), headers: people[role].headers });
    if (answer.statusCode >= 400) expect(await look(db, people)).toEqual(before);
    return answer.statusCode;
  }

  async function begun() {
    made += 1;
    const store = suite.store();
    const { db } = store;
    const now = Date.now();
    const person = (name: string, more = {}) => aPerson(store, { name: `${name}.${made}`, ...more });
    const [owner, engineer, invited] = [await person("owner"), await person("engineer"), await person("invited")];
    const group = `Works ${made}`;
    await makeTeam(db, { name: group, userName: owner.userName, now });
    const asked = async ({ userName }: TestPerson) => {
      await inviteMember(db, { userName: owner.userName, address: userName, role: "engineer", now });
      const found = await db
        .selectFrom("team_invitation")
        .select("id")
        .where("user_name", "=", userName)
        .executeTakeFirstOrThrow();
      return found.id;
    };
    await answerInvitation(db, { userName: engineer.userName, id: await asked(engineer), isAccepted: true, now });
    const invitation = await asked(invited);
    const token = await addApiToken(db, {
      userName: owner.userName,
      name: "script",
      scopes: ["read", "write"],
      expiresAt: now + 60_000,
      now,
    });
    if (token.kind !== "added") throw new Error(token.kind);
    const people: Readonly<Record<Role, TestPerson>> = {
      owner,
      engineer,
      invited,
      admin: await person("admin", { userIsAdmin: true }),
      stranger: await person("stranger"),
      "signed out": nobody,
      "owner by write token": { ...owner, headers: { authorization: `Bearer ${token.secret}` } },
    };
    return { people, place: { member: engineer.userName, invitation, group } };
  }

  async function look(db: Db, people: Readonly<Record<Role, TestPerson>>) {
    const invitations = await db.selectFrom("team_invitation").select(["id", "state", "role"]).orderBy("id").execute();
    const teams = [];
    for (const role of roles) teams.push(await findTeam(db, people[role].userName));
    return { invitations, teams };
  }
});
