import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addLink } from "@beltwright/store";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { createLogger } from "../../logging.ts";
import { callApp } from "../../test-support/call.ts";
import { aConfig } from "../../test-support/config.ts";
import { aConveyor } from "../../test-support/conveyors.ts";
import { openSqlite, type TestDatabase } from "../../test-support/databases.ts";
import { aPerson } from "../../test-support/people.ts";

const shows = { drawings: true, results: true, reports: false, downloads: false };

describe("the address of a link", () => {
  let opened: TestDatabase;
  let app: FastifyInstance;
  let folder = "";
  let secret = "";
  const lines: string[] = [];

  beforeAll(async () => {
    opened = await openSqlite();
    folder = await mkdtemp(join(tmpdir(), "beltwright-web-"));
    await writeFile(join(folder, "index.html"), "<!doctype html><title>Beltwright</title>");
    const { userName } = await aPerson(opened.store, { name: "owner", subscription: "current" });
    const { id: conveyorId } = await aConveyor(opened.store.db, userName);
    const wanted = { name: "", revision: null, shows, expiresAt: null, now: Date.now() };
    const made = await addLink(opened.store.db, { conveyorId, userName, ...wanted });
    if (made.kind !== "added") throw new Error(made.kind);
    secret = made.secret;
    const logger = createLogger("trace", { write: (line) => void lines.push(line) });
    app = await buildApp({ store: opened.store, config: aConfig({ DATA_DIR: folder }), logger, webFolder: folder });
  });
  afterAll(async () => {
    await app?.close();
    await opened?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it("opens the page without being kept, listed or passed on", async () => {
    const page = await callApp(app, { url: `/link/${secret}` });
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow, noarchive",
    });
    const other = await callApp(app, { url: "/pricing" });
    expect(other.headers).toMatchObject({ "cache-control": "no-cache", "referrer-policy": "same-origin" });
  });

  it("stands in no line of the log, wherever it was asked for", async () => {
    const addresses = ["/link/S", "/link/S/", "/link/S/x", "/api/links/S", "/api/links/S/report", "/api/links/S/none"];
    for (const address of addresses) await callApp(app, { url: `${address.replace("S", secret)}?at=1` });
    await callApp(app, { url: "/api/conveyors", headers: { authorization: `Bearer ${secret}` } });
    const told = lines.join("");
    expect(told).toContain("/api/links/bwl_…");
    expect(told).not.toContain(secret.slice("bwl_".length));
  });
});
