import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminCookie, storeOf } from "../measure/admin-cookie.ts";
import { type ServerProcess, startProcess } from "../measure/server-process.ts";
import { writeConveyor } from "../measure/soak-conveyors.ts";
import { writeRow } from "../measure/soak-rows.ts";
import { readAnswer, type Target } from "../measure/soak-writes.ts";
import type { Figures } from "../run.ts";

const admin = { email: "bench@beltwright.test", password: "bench-password-of-today" };
const main = new URL("../../apps/server/src/main.ts", import.meta.url).pathname;
const together = 10;

/**
 * What one server costs, for docs/operations.md: time of the processor for each kind of call, and memory. Time of the
 * processor is the same on a machine that has other things to do. On PostgreSQL too where BENCH_DATABASE_URL names one; its
 * own time is not in the figures.
 */
export async function run(): Promise<Figures> {
  const url = process.env.BENCH_DATABASE_URL;
  const embedded = await measure("embedded", {});
  return { ...embedded, ...(url ? await measure("postgres", { DATABASE_URL: url }) : {}) };
}

async function measure(name: string, database: Readonly<Record<string, string>>): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-sizing-"));
  const env = {
    DATA_DIR: folder,
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    SESSION_SECRET: "only-for-this-benchmark-and-its-data",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...database,
  };
  await (await startProcess(main, 4797, env)).stop();
  const server = await startProcess(main, 4797, env);
  try {
    const figures = await costs(server, env);
    return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [`${name}_${figure}`, round(value)]));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function costs(server: ServerProcess, env: Readonly<Record<string, string>>): Promise<Figures> {
  const start = server.cpu();
  const idle = memoryOf(server.pid);
  const cookie = await adminCookie(storeOf(env), admin.email);
  const target: Target = { url: server.url, headers: { cookie, "content-type": "application/json" } };
  const list = async () => void (await readAnswer(await fetch(`${target.url}/api/conveyors`, target)));
  const ignore = () => undefined;
  // The first ones compile.
  await repeated(server, 50, () => writeConveyor(target, "warm", ignore));
  // An addition and two saves are three writes, a row and its change are two.
  const conveyor = (await repeated(server, 200, (n) => writeConveyor(target, `c${n}`, ignore))) / 3;
  const row = (await repeated(server, 200, (n) => writeRow(target, `r${n}`, ignore))) / 2;
  const listing = await repeated(server, 500, list);
  return {
    start_cpu_ms: start,
    list_cpu_ms: listing,
    conveyor_write_cpu_ms: conveyor,
    row_write_cpu_ms: row,
    idle_memory_mb: idle,
    used_memory_mb: memoryOf(server.pid),
  };
}

/** Milliseconds of the processor for one. */
async function repeated(server: ServerProcess, count: number, work: (n: number) => Promise<void>): Promise<number> {
  const before = server.cpu();
  for (let n = 0; n < count; n += together) {
    await Promise.all(Array.from({ length: together }, (_, at) => work(n + at)));
  }
  return (server.cpu() - before) / count;
}

function memoryOf(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
