import { conveyorToFile } from "@beltwright/model";
import { addApiToken, addLink, setUserGroup } from "@beltwright/store";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { aConfig } from "../../test-support/config.ts";
import { aConveyor, aDesign } from "../../test-support/conveyors.ts";
import { databases, type TestDatabase } from "../../test-support/databases.ts";
import { type EventReader, readEvents } from "../../test-support/event-reader.ts";
import { aPerson, nobody, type TestPerson } from "../../test-support/people.ts";
import { mostStreamsEach } from "./live.ts";

describe.each(databases)("live notices on $name", (database) => {
  const test = it.skipIf(database.isSkipped);
  let opened: TestDatabase;
  const apps: FastifyInstance[] = [];
  const readers: EventReader[] = [];
  let [owner, viewer, stranger]: TestPerson[] = [];

  const startApp = async () => {
    const app = await buildApp({ store: opened.store, config: aConfig({}) });
    await app.listen({ port: 0, host: "127.0.0.1" });
    apps.push(app);
    return app;
  };
  beforeAll(async () => {
    if (database.isSkipped) return;
    opened = await database.open();
    owner = await aPerson(opened.store, { name: "owner", subscription: "current" });
    viewer = await aPerson(opened.store, { name: "viewer" });
    stranger = await aPerson(opened.store, { name: "stranger" });
    await startApp();
  });
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.close();
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await opened?.remove();
  });

  const nameOf = (person: TestPerson | undefined) => person?.userName ?? "";
  const listen = async (id: string, person: TestPerson | undefined, app = apps[0]) => {
    const address = app?.server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const reader = await readEvents(`http://127.0.0.1:${port}/api/conveyors/${id}/live`, person?.headers ?? {});
    readers.push(reader);
    return reader;
  };
  const shares = () => [{ userName: nameOf(viewer), canEdit: false, canCopy: false }];
  const aShared = () => aConveyor(opened.store.db, nameOf(owner), { docUsers: shares() });
  const aFile = (docUsers = shares()) => conveyorToFile(aDesign({ docUsers }));
  const names = (data: unknown) => JSON.stringify(data);
  const call = (person: TestPerson | undefined, method: "PUT" | "DELETE" | "POST", url: string, payload?: object) =>
    apps[0]?.inject({ method, url, headers: person?.headers ?? {}, ...(payload && { payload }) });

  test("say in which revision the design is, unbuffered and uncompressed", async () => {
    const { id } = await aShared();
    const reader = await listen(id, owner);
    expect(await reader.wait("state")).toEqual({ revision: 1, by: nameOf(owner) });
    expect(reader.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(reader.headers["x-accel-buffering"]).toBe("no");
    expect(reader.headers["cache-control"]).toContain("no-transform");
    expect(reader.headers["content-encoding"]).toBeUndefined();
    expect(reader.headers.etag).toBeUndefined();
  });

  test("say who else has it open, each person once, and who has left", async () => {
    const { id } = await aShared();
    const [first, second] = [await listen(id, owner), await listen(id, viewer)];
    await listen(id, viewer);
    expect(await first.wait("here", (data) => names(data).includes("viewer@"))).toHaveLength(1);
    expect(await second.wait("here", (data) => names(data).includes("owner@"))).toHaveLength(1);
    for (const reader of readers.slice(1)) reader.close();
    expect(await first.wait("here", (data) => names(data) === "[]")).toEqual([]);
  });

  test("tell of a save, a restore and a deletion by another", async () => {
    const { id } = await aShared();
    const reader = await listen(id, viewer);
    expect((await call(owner, "PUT", `/api/conveyors/${id}`, aFile()))?.statusCode).toBe(200);
    expect(await reader.wait("saved")).toEqual({ revision: 2, by: nameOf(owner) });
    await call(owner, "POST", `/api/conveyors/${id}/versions/1/restore`);
    await reader.wait("saved", (data) => names(data).includes('"revision":3'));
    await call(owner, "DELETE", `/api/conveyors/${id}`);
    await reader.wait("deleted");
    await reader.ended;
  });

  test("tell nothing to whoever names a design that is not theirs", async () => {
    const { id } = await aShared();
    const own = await aConveyor(opened.store.db, nameOf(owner));
    const reader = await listen(id, viewer);
    const answer = await call(viewer, "POST", "/api/DeleteSelectedCVs", [id]);
    expect(answer?.statusCode).toBe(403);
    await call(owner, "POST", "/api/DeleteSelectedCVs", [own.id]);
    expect(reader.events.some(({ event }) => event === "deleted")).toBe(false);
  });

  test("end for whoever loses the right to see it", async () => {
    const { id } = await aShared();
    const reader = await listen(id, viewer);
    await call(owner, "PUT", `/api/conveyors/${id}`, aFile([]));
    await reader.wait("ended");
    await reader.ended;
    expect(reader.events.some(({ event }) => event === "saved")).toBe(false);
    expect((await listen(id, viewer)).status).toBe(404);
  });

  test("are for those who take part, by a session of the browser", async () => {
    const { db } = opened.store;
    const member = await aPerson(opened.store, { name: "member" });
    for (const userName of [nameOf(owner), member.userName]) await setUserGroup(db, userName, "Quarry");
    const proposer = await aPerson(opened.store, { name: "proposer" });
    const docUsers = [...shares(), { userName: proposer.userName, canEdit: true, canCopy: false }];
    const { id } = await aConveyor(db, nameOf(owner), { conveyorGroup: "Quarry", docUsers });
    for (const person of [owner, viewer, proposer, member]) expect((await listen(id, person)).status).toBe(200);
    for (const scope of ["read", "write", "calculate", "admin"] as const) {
      const now = Date.now();
      const token = { userName: nameOf(owner), name: scope, scopes: [scope], expiresAt: now + 60_000, now };
      const added = await addApiToken(db, token);
      expect([scope, (await listen(id, bearer(added.kind === "added" ? added.secret : ""))).status]).toEqual([
        scope,
        403,
      ]);
    }
    const by = { conveyorId: id, userName: nameOf(owner), now: Date.now() };
    const shows = { drawings: true, results: true, reports: true, downloads: true };
    const link = await addLink(db, { ...by, name: "", revision: null, shows, expiresAt: null });
    expect((await listen(id, bearer(link.kind === "added" ? link.secret : ""))).status).toBe(401);
    expect((await listen(id, stranger)).status).toBe(404);
    expect((await listen(id, undefined)).status).toBe(401);
    expect((await listen("missing", owner)).status).toBe(404);
  });

  test("are for so many pages of one person and no more", async () => {
    const { id } = await aShared();
    for (let page = 0; page < mostStreamsEach; page += 1) expect((await listen(id, viewer)).status).toBe(200);
    expect((await listen(id, viewer)).status).toBe(429);
    expect((await listen(id, owner)).status).toBe(200);
  });

  test("end at once with the server", async () => {
    const { id } = await aShared();
    const other = await startApp();
    const reader = await listen(id, owner, other);
    const before = performance.now();
    await other.close();
    await reader.ended;
    expect(performance.now() - before).toBeLessThan(2000);
  });

  it.skipIf(database.isSkipped || database.name === "SQLite")(
    "reach pages of other servers on the same data",
    async () => {
      const { id } = await aShared();
      const other = await startApp();
      const [here, there] = [await listen(id, owner), await listen(id, viewer, other)];
      expect(await here.wait("here", (data) => names(data).includes("viewer@"))).toHaveLength(1);
      expect(await there.wait("here", (data) => names(data).includes("owner@"))).toHaveLength(1);
      await call(owner, "PUT", `/api/conveyors/${id}`, aFile());
      expect(await there.wait("saved")).toEqual({ revision: 2, by: nameOf(owner) });
      await other.close();
      expect(await here.wait("here", (data) => names(data) === "[]")).toEqual([]);
    },
  );
});

const bearer = (secret: string): TestPerson => ({ ...nobody, headers: { authorization: `Bearer ${secret}` } });
