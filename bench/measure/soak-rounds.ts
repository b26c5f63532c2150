import { adminCookie, storeOf } from "./admin-cookie.ts";
import { startProcess } from "./server-process.ts";
import { isConveyorThere, writeConveyor } from "./soak-conveyors.ts";
import { countMissingRows, writeRow } from "./soak-rows.ts";
import type { Acknowledged, Target } from "./soak-writes.ts";

const admin = { email: "soak@beltwright.test", password: "soak-password-of-today" };
const port = 4792;
const writers = 8;
/** Never the same number of writes, and some milliseconds into the next ones. */
const writesBeforeKill = () => 20 + Math.floor(Math.random() * 60);
/** The first conveyor waits for the thread that calculates it, while rows are written by the dozen. */
const leastConveyors = 5;
const killAfterMilliseconds = () => Math.random() * 40;

interface Written {
  readonly rows: readonly Acknowledged[];
  readonly conveyors: readonly Acknowledged[];
}

/** Starts the server, writes until it is killed, starts it again and looks for everything it had acknowledged. */
export async function soakRounds(rounds: number, env: Readonly<Record<string, string>>) {
  const all: Written[] = [];
  let lost = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const server = await startServer(env);
    const target = await targetAt(server.url, env);
    const fresh = await writeUntilKilled(target, round, () => setTimeout(server.kill, killAfterMilliseconds()));
    await server.ended;
    all.push(fresh);
    lost += await countMissing(env, round === rounds ? joined(all) : fresh);
  }
  const { rows, conveyors } = joined(all);
  return { acknowledged: rows.length + conveyors.length, conveyors: conveyors.length, lost };
}

function joined(all: readonly Written[]): Written {
  return { rows: all.flatMap(({ rows }) => rows), conveyors: all.flatMap(({ conveyors }) => conveyors) };
}

function startServer(env: Readonly<Record<string, string>>) {
  return startProcess(new URL("../../apps/server/src/main.ts", import.meta.url).pathname, port, {
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    SESSION_SECRET: "only-for-this-trial-and-its-own-data",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...env,
  });
}

async function targetAt(url: string, env: Readonly<Record<string, string>>): Promise<Target> {
  const cookie = await adminCookie(storeOf(env), admin.email);
  return { url, headers: { cookie, "content-type": "application/json" } };
}

/** Half of the writers write library rows, half conveyors. */
async function writeUntilKilled(target: Target, round: number, kill: () => void): Promise<Written> {
  const rows: Acknowledged[] = [];
  const conveyors: Acknowledged[] = [];
  const enough = writesBeforeKill();
  let isEnough = false;
  const keep = (list: Acknowledged[]) => (one: Acknowledged) => {
    list.push(one);
    if (isEnough || rows.length + conveyors.length < enough || conveyors.length < leastConveyors) return;
    isEnough = true;
    kill();
  };
  const writing = Array.from({ length: writers }, (_, writer) =>
    untilKilled(async (count) => {
      const name = `Round ${round} writer ${writer} write ${count}`;
      if (writer % 2 === 0) await writeRow(target, name, keep(rows));
      else await writeConveyor(target, name, keep(conveyors));
    }),
  );
  await Promise.all(writing);
  return { rows, conveyors };
}

/** A fetch that the kill cut off throws a TypeError; an answer that is not a success is a fault of the server. */
async function untilKilled(write: (count: number) => Promise<void>): Promise<void> {
  for (let count = 1; ; count += 1) {
    try {
      await write(count);
    } catch (failure) {
      if (failure instanceof TypeError) return;
      throw failure;
    }
  }
}

/** A write that was on its way when the server died may be there or not, but what is there is whole. */
async function countMissing(env: Readonly<Record<string, string>>, expected: Written): Promise<number> {
  const server = await startServer(env);
  const target = await targetAt(server.url, env);
  let missing = await countMissingRows(target, expected.rows);
  for (const one of expected.conveyors) if (!(await isConveyorThere(target, one))) missing += 1;
  await server.stop();
  return missing;
}
