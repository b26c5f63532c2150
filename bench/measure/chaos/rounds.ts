import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { adminCookie } from "../admin-cookie.ts";
import type { Target } from "../soak-writes.ts";
import { type Seen, startClients } from "./clients.ts";
import { type OwnPostgres, openOwnPostgres } from "./postgres.ts";
import { type SupervisedServer, superviseServer } from "./supervised-server.ts";
import { countCorrupt, countLost } from "./verify.ts";

const admin = { email: "soak@beltwright.test", password: "soak-password-of-today" };
const ports = [4795, 4796] as const;
const clients = 20;
const frozenMilliseconds = 10_000;
const fullMilliseconds = 5000;
/** Every server must answer again so soon after its trouble is over. */
const recoveryMilliseconds = 15_000;
/** A server that never answers ends the trial. */
const patienceMilliseconds = 120_000;

interface Trial {
  readonly postgres: OwnPostgres;
  readonly servers: readonly SupervisedServer[];
}

/** What is done to the servers or their database; when it resolves, the trouble is over. */
interface Disturbance {
  readonly name: string;
  readonly run: (trial: Trial) => Promise<void>;
}

const disturbances: readonly Disturbance[] = [
  {
    name: "kill_postgres",
    run: async ({ postgres }) => {
      postgres.kill();
      await wait(1000);
      await postgres.revive();
    },
  },
  { name: "kill_backend", run: async ({ postgres }) => postgres.killBackend() },
  { name: "kill_server", run: async ({ servers }) => any(servers).kill() },
  {
    name: "freeze_postgres",
    run: async ({ postgres }) => {
      postgres.freeze();
      await wait(frozenMilliseconds);
      postgres.thaw();
    },
  },
  {
    name: "fill_disk",
    run: async ({ postgres }) => {
      postgres.fillDisk();
      await wait(fullMilliseconds);
      postgres.freeDisk();
      await postgres.revive();
    },
  },
  {
    name: "terminate_server",
    run: async ({ servers }) => {
      const milliseconds = await any(servers).terminate();
      if (milliseconds > 10_000) throw new Error(`A server took ${Math.round(milliseconds)} ms to end`);
    },
  },
];

function any<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error("There is none");
  return one;
}

/** Two servers on one PostgreSQL with people writing at both, and every kind of trouble in turn. */
export async function chaosRounds(rounds: number): Promise<Readonly<Record<string, number>>> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-chaos-data-"));
  const postgres = await openOwnPostgres();
  const env = environment(postgres.url, folder);
  // One after the other: the first loads the libraries.
  const servers = [await superviseServer(ports[0], env), await superviseServer(ports[1], env)];
  const trial = { postgres, servers };
  try {
    const targets = await targetsAt(servers, postgres.url);
    const writing = startClients(clients, targets);
    const recoveries = await disturb(trial, rounds, writing.seen);
    await writing.stop();
    const [target] = targets;
    if (target === undefined) throw new Error("There is no server");
    return { ...(await conclude(target, writing.seen, trial)), ...recoveries };
  } finally {
    for (const server of servers) await server.stop();
    postgres.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

function environment(url: string, folder: string): Readonly<Record<string, string>> {
  return {
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    LOG_LEVEL: "fatal",
    SESSION_SECRET: "only-for-this-trial-and-its-own-data",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DATABASE_URL: url,
    DATA_DIR: folder,
  };
}

/** A newer sign-in ends an older one, so that all share one session: it is in the database. */
async function targetsAt(servers: readonly SupervisedServer[], url: string): Promise<readonly Target[]> {
  const cookie = await adminCookie({ kind: "postgres", url }, admin.email);
  return servers.map(({ url: server }) => ({ url: server, headers: { cookie, "content-type": "application/json" } }));
}

async function disturb(trial: Trial, rounds: number, seen: Seen): Promise<Readonly<Record<string, number>>> {
  const kinds = disturbances.filter(({ name }) => name !== "fill_disk" || trial.postgres.hasSmallDisk);
  if (kinds.length < disturbances.length) console.log("The disk cannot be filled here: that needs root.");
  const slowest: Record<string, number> = {};
  let late = 0;
  for (let round = 0; round < rounds; round += 1) {
    const kind = kinds[round % kinds.length];
    if (kind === undefined) break;
    const before = seen.rows.length + seen.conveyors.length;
    await wait(2000 + Math.random() * 2000);
    await kind.run(trial);
    // Until it has been noticed.
    await wait(300);
    const milliseconds = Math.max(...(await Promise.all(trial.servers.map(untilAnswering))));
    const acknowledged = seen.rows.length + seen.conveyors.length - before;
    console.log(
      `${round + 1}. ${kind.name}: ${acknowledged} writes, both servers answer after ${Math.round(milliseconds)} ms`,
    );
    slowest[`${kind.name}_recovery_ms`] = Math.max(slowest[`${kind.name}_recovery_ms`] ?? 0, Math.round(milliseconds));
    if (milliseconds > recoveryMilliseconds) late += 1;
  }
  return { rounds, late_recoveries: late, ...slowest };
}

/** Milliseconds until a server is ready and gives a list. */
async function untilAnswering({ url }: SupervisedServer): Promise<number> {
  const before = performance.now();
  while (performance.now() - before < patienceMilliseconds) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return performance.now() - before;
    await wait(100);
  }
  throw new Error(`${url} does not answer any more`);
}

async function conclude(target: Target, seen: Seen, { postgres, servers }: Trial) {
  for (const answer of new Set(seen.wrong)) console.log(`A wrong answer: ${answer}`);
  return {
    acknowledged: seen.rows.length + seen.conveyors.length,
    acknowledged_of_conveyors: seen.conveyors.length,
    refused: seen.refused,
    wrong_answers: seen.wrong.length,
    crashes: servers.reduce((sum, server) => sum + server.crashes(), 0),
    lost: await countLost(target, seen),
    corrupt: await countCorrupt(postgres.url),
  };
}
