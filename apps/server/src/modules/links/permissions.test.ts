import { addApiToken, addLink, listLinks, setUserGroup, type TokenScope } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aConveyor } from "../../test-support/conveyors.ts";
import { nobody, type TestPerson } from "../../test-support/people.ts";

const subscription = "current";
const people = {
  admin: { userIsAdmin: true },
  owner: { subscription },
  proposer: { subscription },
  viewer: { subscription },
  member: { subscription },
  outsider: { subscription },
} as const;
const shows = { drawings: true, results: true, reports: false, downloads: false };
const body = { name: "Client", shows };
const scopes: readonly TokenScope[] = ["read", "write", "calculate", "admin"];

type Outcome = readonly [status: number, stored: string];
const nothing = "nothing";
const missing: Outcome = [404, nothing];

/** What the owner and admins get; for anybody else there is no such conveyor or link. */
const routes = [
  { route: "list", method: "GET", path: "", done: [200, nothing], payload: undefined },
  { route: "make", method: "POST", path: "", done: [201, "one more"], payload: body },
  { route: "change", method: "PUT", path: "/LINK", done: [200, "changed"], payload: { name: "Else", expiresAt: null } },
  { route: "renew", method: "POST", path: "/LINK/renew", done: [200, "renewed"], payload: undefined },
  { route: "revoke", method: "DELETE", path: "/LINK", done: [200, "revoked"], payload: undefined },
] as const;

describeApp("who does what with links", people, ({ test, people: all, call, db, prepare }) => {
  const tokens = new Map<TokenScope, TestPerson>();
  prepare(async () => {
    for (const { userName } of [all.owner, all.member]) await setUserGroup(db(), userName, "Quarry");
    for (const scope of scopes) {
      const now = Date.now();
      const { userName } = all.owner;
      const made = await addApiToken(db(), { userName, name: scope, scopes: [scope], expiresAt: now + 1e7, now });
      if (made.kind !== "added") throw new Error(made.kind);
      tokens.set(scope, { ...all.owner, headers: { authorization: `Bearer ${made.secret}` } });
    }
  });

  async function aLinked() {
    const docUsers = [
      { userName: all.proposer.userName, canEdit: true, canCopy: true },
      { userName: all.viewer.userName, canEdit: false, canCopy: false },
    ];
    const { userName } = all.owner;
    const { id: conveyorId } = await aConveyor(db(), userName, { conveyorGroup: "Quarry", docUsers });
    const of = { conveyorId, userName };
    const made = await addLink(db(), { ...of, name: "", revision: null, shows, expiresAt: null, now: Date.now() });
    if (made.kind !== "added") throw new Error(made.kind);
    return { of, link: made.link.id };
  }

  async function observe(who: TestPerson, { method, path, payload }: (typeof routes)[number]): Promise<Outcome> {
    const { of, link } = await aLinked();
    const look = async () => ({
      links: (await listLinks(db(), of)) ?? [],
      hash: await db().selectFrom("conveyor_link").select("secret_hash").where("id", "=", link).executeTakeFirst(),
    });
    const before = await look();
    const url = `/api/conveyors/${of.conveyorId}/links${path.replace("LINK", link)}`;
    const { statusCode } = await call(who, method, url, payload);
    return [statusCode, changeOf(before, await look())];
  }

  const expected = (wanted: (done: Outcome) => Outcome) => routes.map(({ route, done }) => [route, wanted(done)]);
  const observed = async (who: TestPerson) => {
    const found: unknown[] = [];
    for (const route of routes) found.push([route.route, await observe(who, route)]);
    return found;
  };

  test.each(["owner", "admin"] as const)("the %s makes, sees, changes and ends them", async (name) => {
    expect(await observed(all[name])).toEqual(expected((done) => done));
  });

  test.each(["proposer", "viewer", "member", "outsider"] as const)("for the %s there are none", async (name) => {
    expect(await observed(all[name])).toEqual(expected(() => missing));
  });

  test("nobody signed out does anything", async () => {
    expect(await observed(nobody)).toEqual(expected(() => [401, nothing]));
  });

  test.each(scopes)("a token of the owner does what its scope %s says", async (scope) => {
    const who = tokens.get(scope) ?? nobody;
    const wanted = routes.map(({ route, method, done }) => {
      const isCovered = scope === (method === "GET" ? "read" : "write");
      return [route, isCovered ? done : [403, nothing]];
    });
    expect(await observed(who)).toEqual(wanted);
  });

  test("a link shows at least one thing, and files only by those whose plan covers downloads", async () => {
    const { of } = await aLinked();
    const url = `/api/conveyors/${of.conveyorId}/links`;
    const none = { drawings: false, results: false, reports: false, downloads: false };
    expect((await call(all.owner, "POST", url, { shows: none })).statusCode).toBe(400);
    await db().updateTable("subscription").set({ end_date: 1 }).where("user_name", "=", of.userName).execute();
    const files = await call(all.owner, "POST", url, { shows: { ...none, downloads: true } });
    expect([files.statusCode, files.json().code]).toEqual([403, "subscription-needed-to-download"]);
    expect((await call(all.owner, "POST", url, body)).statusCode).toBe(201);
  });
});

interface Looked {
  readonly links: readonly { readonly name: string; readonly revokedAt: number | null }[];
  readonly hash: unknown;
}

function changeOf(before: Looked, after: Looked): string {
  if (after.links.length > before.links.length) return "one more";
  if (JSON.stringify(after.hash) !== JSON.stringify(before.hash)) return "renewed";
  const [was, is] = [before.links[0], after.links[0]];
  if (was?.revokedAt !== is?.revokedAt) return "revoked";
  return was?.name === is?.name ? nothing : "changed";
}
