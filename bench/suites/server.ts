import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getLibrary, newRow } from "@beltwright/model";
import { loadShippedRows, openStore, type Store, type StoreTarget } from "@beltwright/store";
import { sql } from "kysely";
import { adminCookie } from "../measure/admin-cookie.ts";
import { directLoad, httpLoad } from "../measure/load.ts";
import { type ServerProcess, startProcess } from "../measure/server-process.ts";
import type { Figures } from "../run.ts";
import { run as runConveyors } from "./conveyors.ts";

const rows = 100_000;
const clients = 20;
const seconds = 5;
const category = "Hundred thousand";
const admin = { email: "bench@beltwright.test", password: "bench-password-of-today" };
const pages = rows / 10;
/** People come back to the same pages; so many are in use at once. */
const pagesInUse = 50;

/**
 * A category page at 100 000 rows beside the statements it runs, and beside a server that has nothing but one route
 * returning a constant: the goals are ratios to these two. Further figures, without a goal: the same page with its total
 * by count(*), and a route of our own server. Once for pages people come back to, once (`new_page`) for new ones. A server
 * that finds its data answers within 3 s (`start_again_ms`).
 */
export async function run(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-bench-"));
  const constant = await startProcess(fileAt("../measure/constant-server.ts"), 4791, {});
  try {
    const embedded = await measure("embedded", { kind: "sqlite", folder }, folder, constant);
    const url = process.env.BENCH_DATABASE_URL;
    const shared = url ? await measure("postgres", { kind: "postgres", url }, folder, constant) : {};
    return { rows, clients, ...embedded, ...shared, ...(await runConveyors()) };
  } finally {
    await constant.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  name: string,
  target: StoreTarget,
  folder: string,
  constantServer: ServerProcess,
): Promise<Figures> {
  const first = await startServer(target, folder);
  await first.stop();
  const before = performance.now();
  const server = await startServer(target, folder);
  const startAgain = performance.now() - before;
  const store = await openStore(target);
  try {
    await fill(store);
    const cookie = await adminCookie(target, admin.email);
    const constant = await httpLoad({ origin: constantServer.url, path: () => "/constant" }, clients, seconds);
    const health = await httpLoad({ origin: server.url, cookie, path: () => "/healthz" }, clients, seconds);
    const inUse = (n: number) => n % pagesInUse;
    const counted = await directLoad((n) => countedQuery(store, inUse(n)), clients, seconds);
    const paged = await httpLoad({ origin: server.url, cookie, path: (n) => pagePath(inUse(n)) }, clients, seconds);
    const fresh = await httpLoad({ origin: server.url, cookie, path: (n) => pagePath(anyPage(n)) }, clients, seconds);
    const bareFresh = await directLoad((n) => bareQuery(store, anyPage(n)), clients, seconds);
    const bare = await directLoad((n) => bareQuery(store, inUse(n)), clients, seconds);
    const failures = [constant, health, counted, paged, fresh, bareFresh, bare].map((load) => load.failures);
    if (failures.some((count) => count > 0)) throw new Error(`${name}: failures ${failures.join(", ")}`);
    return named(name, {
      start_again_ms: startAgain,
      constant_per_second: constant.perSecond,
      health_route_per_second: health.perSecond,
      page_p95_ms: paged.p95,
      bare_query_p95_ms: bare.p95,
      page_to_bare_query: paged.p95 / bare.p95,
      counted_query_p95_ms: counted.p95,
      page_to_counted_query: paged.p95 / counted.p95,
      page_per_second: paged.perSecond,
      page_to_constant: paged.perSecond / constant.perSecond,
      page_to_health_route: paged.perSecond / health.perSecond,
      new_page_p95_ms: fresh.p95,
      new_page_to_bare_query: fresh.p95 / bareFresh.p95,
      new_page_per_second: fresh.perSecond,
    });
  } finally {
    await store.close();
    await server.stop();
  }
}

/** A page far from the ones before it; all are visited before one comes again. */
function anyPage(n: number): number {
  return pagesInUse + ((n * 7919) % (pages - pagesInUse));
}

function pagePath(index: number): string {
  return `/api/beltsfromcategory/${encodeURIComponent(category)}?page=${index + 1}&pageSize=10&sort=description`;
}

function named(name: string, figures: Figures): Figures {
  const entries = Object.entries(figures).map(([figure, value]) => [`${name}_${figure}`, Number(value.toPrecision(4))]);
  return Object.fromEntries(entries);
}

function startServer(target: StoreTarget, folder: string): Promise<ServerProcess> {
  return startProcess(fileAt("../../apps/server/src/main.ts"), 4790, {
    DATA_DIR: folder,
    HOST: "127.0.0.1",
    // One account asks for thousands of pages a second here.
    CALLS_PER_SECOND: "1000000",
    NODE_ENV: "production",
    SESSION_SECRET: "only-for-this-benchmark-and-its-data",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...(target.kind === "postgres" ? { DATABASE_URL: target.url } : {}),
  });
}

async function fill({ db }: Store): Promise<void> {
  const usual = newRow(getLibrary("belts"));
  const belts = Array.from({ length: rows }, (_, index) => ({
    ...usual,
    category,
    description: `Belt ${String((index * 7919) % rows).padStart(6, "0")}`,
    beltStrength: 100 + (index % 5000),
  }));
  await loadShippedRows(db, { library: "belts", rows: belts, userName: admin.email, now: Date.now() });
}

/** The page with its total counted row by row. */
async function countedQuery(store: Store, index: number): Promise<void> {
  await pageQuery(store, index);
  await sql`select count(*) from library_row
    where library = 'belts' and deleted_at is null and category = ${category}`.execute(store.db);
}

/** What the page asks the database: its rows, and the total from the counts that the store keeps. */
async function bareQuery(store: Store, index: number): Promise<void> {
  await pageQuery(store, index);
  await sql`select sum(rows) from library_tally where library = 'belts' and category = ${category}`.execute(store.db);
}

async function pageQuery({ db }: Store, index: number): Promise<void> {
  await sql`select id, no, user_name, category, description, data, revision from library_row
    where library = 'belts' and deleted_at is null and category = ${category}
    order by description_key, id limit 10 offset ${index * 10}`.execute(db);
}

function fileAt(path: string): string {
  return new URL(path, import.meta.url).pathname;
}
