import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoConveyor } from "@beltwright/catalogue";
import { loadFonts, makeBook, prepareReports, writePdf } from "@beltwright/report";
import { adminCookie } from "../measure/admin-cookie.ts";
import { httpLoad } from "../measure/load.ts";
import { startProcess } from "../measure/server-process.ts";
import type { Figures } from "../run.ts";

const require = createRequire(import.meta.url);
const admin = { email: "bench@beltwright.test", password: "bench-password-of-today" };
const longest = "C3";

/** The whole report of the 21 km demo in this process, and ten of them at once on a server beside calls for a list. */
export async function run(): Promise<Figures> {
  return { ...(await wholeReport()), ...(await tenAtOnce()) };
}

async function wholeReport(): Promise<Figures> {
  const conveyor = await demoConveyor(longest);
  const fonts = await loadFonts((font) => readFile(require.resolve(font)));
  const began = performance.now();
  const prepared = prepareReports(conveyor, { isTraced: true });
  if (prepared.kind === "refused") throw new Error("The demo cannot be calculated");
  const book = makeBook(prepared.input, { reports: "all" });
  const pdf = await writePdf(book, { fonts });
  const seconds = (performance.now() - began) / 1000;
  return {
    reports: book.reports.length,
    pages: countPages(pdf),
    seconds,
    peak_memory_mb: process.resourceUsage().maxRSS / 1024,
    pdf_kb: pdf.length / 1024,
  };
}

function countPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Type \/Page\b(?!s)/g) ?? []
  ).length;
}

async function tenAtOnce(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-bench-"));
  const server = await startProcess(new URL("../../apps/server/src/main.ts", import.meta.url).pathname, 4793, {
    DATA_DIR: folder,
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    SESSION_SECRET: "only-for-this-benchmark-and-its-data",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  try {
    const cookie = await adminCookie({ kind: "sqlite", folder }, admin.email);
    const list = { origin: server.url, cookie, path: () => "/api/beltsfromcategory/All?page=1&pageSize=10" };
    const idle = await httpLoad(list, 2, 5);
    const id = await idOf(server.url, cookie);
    const reports = Array.from({ length: 10 }, () => writeOne(server.url, cookie, id));
    const busy = await httpLoad(list, 2, 5);
    const statuses = await Promise.all(reports);
    if (statuses.some((status) => status !== 200)) throw new Error(`Reports answered ${statuses.join(", ")}`);
    return { idle_list_p95_ms: idle.p95, busy_list_p95_ms: busy.p95, busy_to_idle: busy.p95 / idle.p95 };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function idOf(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/conveyorlistdemos`, { headers: { cookie } });
  const demos: readonly { readonly id: string; readonly convNo: string }[] = JSON.parse(await answer.text());
  return demos.find(({ convNo }) => convNo === longest)?.id ?? "";
}

async function writeOne(url: string, cookie: string, id: string): Promise<number> {
  const answer = await fetch(`${url}/api/conveyors/${id}/reports`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ reports: "all", format: "pdf" }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
