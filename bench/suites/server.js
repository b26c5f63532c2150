import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getLibrary, newRow } from "@beltwright/model";
import { loadShippedRows, openStore } from "@beltwright/store";
import { sql } from "kysely";
import { directLoad, httpLoad } from "../measure/load.ts";
import { signIn, startProcess } from "../measure/server-process.ts";

const rows = 100000;
const clients = 20;
const seconds = 5;
const category = "Hundred thousand";
const admin = { email: "bench@beltwright.test", password: "bench-password-of-today" };
const page = `/api/beltsfromcategory/${encodeURIComponent(category)}?page=7&pageSize=10&sort=description`;
/** A category page at 100 000 rows beside its bare query, and beside a route that returns a constant. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-bench-"));
  const constant = await startProcess(fileAt("../measure/constant-server.ts"), 4791, {});
  try {
    const plain = await httpLoad(`${constant.url}/constant`, "", clients, seconds);
    const embedded = await measure("embedded", { kind: "sqlite", folder }, folder, plain);
    const url = process.env.BENCH_DATABASE_URL;
    const shared = url ? await measure("postgres", { kind: "postgres", url }, folder, plain) : {};
    return { rows, clients, constant_per_second: round(plain.perSecond), ...embedded, ...shared };
  } finally {
    await constant.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
async function measure(name, target, folder, constant) {
  const server = await startServer(target, folder);
  const store = await openStore(target);
  try {
    await fill(store);
    const bare = await directLoad(() => bareQuery(store), clients, seconds);
    const paged = await httpLoad(
      server.url + page,
      await signIn(server.url, admin.email, admin.password),
      clients,
      seconds,
    );
    if (paged.failures + bare.failures > 0)
      throw new Error(`${name}: ${paged.failures} calls and ${bare.failures} queries failed`);
    return {
      [`${name}_page_p95_ms`]: round(paged.p95),
      [`${name}_bare_query_p95_ms`]: round(bare.p95),
      [`${name}_page_to_bare_query`]: round(paged.p95 / bare.p95),
      [`${name}_page_per_second`]: round(paged.perSecond),
      [`${name}_page_to_constant`]: round(paged.perSecond / constant.perSecond),
    };
  } finally {
    await store.close();
    await server.stop();
  }
}
function startServer(target, folder) {
  return startProcess(fileAt("../../apps/server/src/main.ts"), 4790, {
    DATA_DIR: folder,
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    SESSION_SECRET: "only-for-this-benchmark-and-its-data",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...(target.kind === "postgres" ? { DATABASE_URL: target.url } : {}),
  });
}
async function fill({ db }) {
  const usual = newRow(getLibrary("belts"));
  const belts = Array.from({ length: rows }, (_, index) => ({
    ...usual,
    category,
    description: `Belt ${String((index * 7919) % rows).padStart(6, "0")}`,
    beltStrength: 100 + (index % 5000),
  }));
  await loadShippedRows(db, { library: "belts", rows: belts, userName: admin.email, now: Date.now() });
}
/** The page and its total as one would write them by hand. */
async function bareQuery({ db }) {
  await sql`select id, no, user_name, category, description, data, revision from library_row
    where library = 'belts' and deleted_at is null and category = ${category}
    order by description_key, id limit 10 offset 60`.execute(db);
  await sql`select sum(rows) from library_tally where library = 'belts' and category = ${category}`.execute(db);
}
function fileAt(path) {
  return new URL(path, import.meta.url).pathname;
}
function round(value) {
  return Number(value.toPrecision(4));
}
