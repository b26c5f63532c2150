import type { LibraryRow } from "@beltwright/model";
import { signIn, startProcess } from "./server-process.ts";

const admin = { email: "soak@beltwright.test", password: "soak-password-of-today" };
const port = 4792;
const writers = 8;
/** Long enough for some hundred writes, and never the same moment of one. */
const killAfterMilliseconds = () => 300 + Math.random() * 700;

interface Acknowledged {
  readonly id: string;
  readonly description: string;
}

/** Starts the server, writes until it is killed, starts it again and looks for everything it had acknowledged. */
export async function soakRounds(rounds: number, env: Readonly<Record<string, string>>) {
  const written: Acknowledged[] = [];
  let lost = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const server = await startServer(env);
    const cookie = await signIn(server.url, admin.email, admin.password);
    setTimeout(server.kill, killAfterMilliseconds());
    const writing = Array.from({ length: writers }, (_, writer) => writeUntilKilled(server.url, cookie, round, writer));
    const fresh = (await Promise.all(writing)).flat();
    await server.ended;
    written.push(...fresh);
    lost += await countMissing(env, round === rounds ? written : fresh);
  }
  return { acknowledged: written.length, lost };
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

/** Adds rows and saves them once more; only what was answered with success counts as acknowledged. */
async function writeUntilKilled(url: string, cookie: string, round: number, writer: number) {
  const acknowledged: Acknowledged[] = [];
  const headers = { cookie, "content-type": "application/json" };
  for (let count = 1; ; count += 1) {
    const description = `Round ${round} writer ${writer} row ${count}`;
    try {
      const body = JSON.stringify({ category: "Soak", description });
      const added = await fetch(`${url}/api/brakes`, { method: "POST", headers, body });
      const row = await readAnswer<LibraryRow>(added);
      acknowledged.push({ id: row._id, description });
      const changed = { ...row, description: `${description} saved` };
      const saved = await fetch(`${url}/api/brakes/${row._id}`, {
        method: "PUT",
        headers,
        body: JSON.stringify(changed),
      });
      await readAnswer(saved);
      acknowledged.splice(-1, 1, { id: row._id, description: changed.description });
    } catch (failure) {
      if (failure instanceof TypeError) return acknowledged;
      throw failure;
    }
  }
}

/** A write that was on its way when the server died may be there or not, but what is there is whole. */
async function countMissing(env: Readonly<Record<string, string>>, expected: readonly Acknowledged[]): Promise<number> {
  const server = await startServer(env);
  const cookie = await signIn(server.url, admin.email, admin.password);
  const list = await fetch(`${server.url}/api/brakesfromcategory/Soak`, { headers: { cookie } });
  const rows = await readAnswer<readonly LibraryRow[]>(list);
  await server.stop();
  const stored = new Map(rows.map((row) => [row._id, row.description]));
  const isThere = ({ id, description }: Acknowledged) => stored.get(id)?.startsWith(description) === true;
  return expected.filter((row) => !isThere(row)).length;
}

async function readAnswer<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
