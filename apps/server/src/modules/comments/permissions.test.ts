import { addApiToken, type Db, newId, setUserGroup, type TokenScope } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aConveyor } from "../../test-support/conveyors.ts";
import { nobody, type TestPerson } from "../../test-support/people.ts";

const group = "Quarry";
const target = { kind: "field", title: "Belt width", anchor: "beltWidthInp" };

/** What each route answers, in the order of `roles`; the comment is the editor's. */
const roles = ["owner", "admin", "editor", "viewer", "member", "stranger", "signed out"] as const;
type Role = (typeof roles)[number];

interface Case {
  readonly route: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: (place: Place) => string;
  readonly payload?: object;
  readonly answers: readonly number[];
  /** What is stored after a success. */
  readonly stored: string;
}

interface Place {
  readonly id: string;
  readonly thread: string;
  readonly comment: string;
}

const at = (place: Place) => `/api/conveyors/${place.id}/comments`;
const seen = (status: number) => [status, status, status, status, status, 404, 401];
const authors = (status: number) => [403, 403, status, 403, 403, 404, 401];

const table: readonly Case[] = [
  { route: "list", method: "GET", url: at, answers: seen(200), stored: "1 of 1" },
  { route: "begin", method: "POST", url: at, payload: { target, text: "New" }, answers: seen(201), stored: "2 of 2" },
  {
    route: "answer",
    method: "POST",
    url: (place) => `${at(place)}/${place.thread}`,
    payload: { text: "Answer" },
    answers: seen(201),
    stored: "2 of 2",
  },
  {
    route: "resolve",
    method: "PUT",
    url: (place) => `${at(place)}/${place.thread}`,
    payload: { isResolved: true },
    answers: [200, 200, 200, 403, 403, 404, 401],
    stored: "1 of 1 resolved",
  },
  {
    route: "change",
    method: "PUT",
    url: (place) => `${at(place)}/${place.thread}/${place.comment}`,
    payload: { text: "Changed" },
    answers: authors(200),
    stored: "1 of 1 changed",
  },
  {
    route: "delete",
    method: "DELETE",
    url: (place) => `${at(place)}/${place.thread}/${place.comment}`,
    answers: authors(200),
    stored: "0 of 1",
  },
  {
    route: "undelete",
    method: "POST",
    url: (place) => `${at(place)}/${place.thread}/${place.comment}/undelete`,
    answers: authors(200),
    stored: "1 of 1",
  },
];

const subscriber = { subscription: "current" } as const;
const accounts = {
  owner: subscriber,
  admin: { userIsAdmin: true },
  editor: subscriber,
  viewer: {},
  member: {},
  stranger: subscriber,
} as const;

describeApp("comments", accounts, ({ test, people, db, call, prepare }) => {
  prepare(async () => {
    for (const { userName } of [people.owner, people.member]) await setUserGroup(db(), userName, group);
  });
  const personOf = (role: Role): TestPerson => (role === "signed out" ? nobody : people[role]);

  async function commented(): Promise<Place> {
    const docUsers = [
      { userName: people.editor.userName, canEdit: true, canCopy: false },
      { userName: people.viewer.userName, canEdit: false, canCopy: false },
    ];
    const { id } = await aConveyor(db(), people.owner.userName, { conveyorGroup: group, docUsers });
    const begun = (
      await call(people.editor, "POST", `/api/conveyors/${id}/comments`, { target, text: "First" })
    ).json();
    return { id, thread: begun.id, comment: begun.comments[0].id };
  }

  test.each(table)("answer each role as the table says: $route", async ({ method, url, payload, answers, stored }) => {
    for (const [index, role] of roles.entries()) {
      const place = await commented();
      const before = await look(db(), place.id);
      const answer = await call(personOf(role), method, url(place), payload);
      expect([role, answer.statusCode]).toEqual([role, answers[index]]);
      expect([role, await look(db(), place.id)]).toEqual([role, answer.statusCode < 300 ? stored : before]);
    }
  });

  const everyScope: readonly TokenScope[] = ["read", "write", "calculate"];
  test.each(everyScope)("answer a token that may %s as its scope says", async (scope) => {
    const token = await tokenOf(people.owner, [scope]);
    const place = await commented();
    const bearer = { ...nobody, headers: { authorization: `Bearer ${token}` } };
    for (const { method, url, payload, answers } of table) {
      const isInScope = scope === (method === "GET" ? "read" : "write");
      const { statusCode } = await call(bearer, method, url(place), payload);
      expect([method, url(place), statusCode]).toEqual([method, url(place), isInScope ? answers[0] : 403]);
    }
  });

  async function tokenOf({ userName }: TestPerson, scopes: readonly TokenScope[]) {
    const now = Date.now();
    const added = await addApiToken(db(), { userName, name: newId(), scopes, expiresAt: now + 60_000, now });
    if (added.kind !== "added") throw new Error(added.kind);
    return added.secret;
  }

  test("of a demo are not for everyone who sees it", async () => {
    const { id } = await aConveyor(db(), people.admin.userName, { category: "Demo Conveyor" });
    expect((await call(people.stranger, "GET", `/api/conveyors/${id}`)).statusCode).toBe(200);
    expect((await call(people.stranger, "GET", `/api/conveyors/${id}/comments`)).statusCode).toBe(404);
    const written = await call(people.stranger, "POST", `/api/conveyors/${id}/comments`, { target, text: "Hello" });
    expect(written.statusCode).toBe(404);
    expect(await look(db(), id)).toBe("0 of 0");
  });

  test("name nobody whom the person does not know", async () => {
    const { id } = await commented();
    const names = async (who: TestPerson) => (await call(who, "GET", `/api/conveyors/${id}/comments`)).json().people;
    const known = [people.editor, people.owner, people.viewer].map(({ userName }) => userName);
    expect(await names(people.viewer)).toEqual(known.toSorted());
    expect(await names(people.owner)).toEqual([...known, people.member.userName].toSorted());
  });

  test("are plain text of a length, about something", async () => {
    const { id } = await commented();
    const post = (payload: object) => call(people.owner, "POST", `/api/conveyors/${id}/comments`, payload);
    expect((await post({ target, text: "  " })).statusCode).toBe(400);
    expect((await post({ target, text: "x".repeat(4001) })).statusCode).toBe(400);
    expect((await post({ target: { kind: "nowhere", title: "?" }, text: "x" })).statusCode).toBe(400);
    const markup = "<img src=x onerror=alert(1)> & more";
    expect((await post({ target, text: markup })).json().comments[0].text).toBe(markup);
  });
});

async function look(db: Db, conveyorId: string): Promise<string> {
  const threads = await db.selectFrom("comment_thread").selectAll().where("conveyor_id", "=", conveyorId).execute();
  const ids = ["", ...threads.map(({ id }) => id)];
  const rows = await db.selectFrom("comment").selectAll().where("thread_id", "in", ids).execute();
  const living = rows.filter(({ deleted_at }) => deleted_at === null).length;
  const resolved = threads.some(({ resolved_at }) => resolved_at !== null) ? " resolved" : "";
  const changed = rows.some(({ edited_at }) => edited_at !== null) ? " changed" : "";
  return `${living} of ${rows.length}${resolved}${changed}`;
}
