import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store, type StoreTarget } from "@beltwright/store";
import { aBenchPerson } from "../measure/bench-people.ts";
import { directLoad, type Load } from "../measure/load.ts";
import { designOf } from "../measure/saved-design.ts";
import { type ServerProcess, startBenchServer } from "../measure/server-process.ts";
import type { Figures } from "../run.ts";

const people = 50;
const bytes = 50_000;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);

/**
 * Fifty people who save a design of 50 kB each, again and again, all at once. Goal: `postgres_to_embedded` of at least a
 * half. Set BENCH_DATABASE_URL to measure PostgreSQL too.
 */
export async function run(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-bench-"));
  try {
    const embedded = await measure({ kind: "sqlite", folder }, folder);
    const url = process.env.BENCH_DATABASE_URL;
    const shared = url ? await measure({ kind: "postgres", url }, folder) : undefined;
    return {
      people,
      bytes,
      ...named("embedded", embedded),
      ...(shared ? { ...named("postgres", shared), postgres_to_embedded: shared.perSecond / embedded.perSecond } : {}),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function named(name: string, { perSecond, p95, failures }: Load): Figures {
  if (failures > 0) throw new Error(`${name}: ${failures} saves failed`);
  return { [`${name}_saves_per_second`]: Number(perSecond.toPrecision(4)), [`${name}_p95_ms`]: Math.round(p95) };
}

async function measure(target: StoreTarget, folder: string): Promise<Load> {
  const server = await startBenchServer({
    folder,
    port: 4797,
    target,
  });
  const store = await openStore(target);
  try {
    const saves = await Promise.all(Array.from({ length: people }, (_, n) => aSaver(server, store, n)));
    const turn = (n: number) => saves[n % people]?.() ?? Promise.resolve();
    await directLoad(turn, people, 2);
    return await directLoad(turn, people, seconds);
  } finally {
    await store.close();
    await server.stop();
  }
}

/** Someone with a design of their own; whoever is asked again before the answer waits for it, as an editor does. */
async function aSaver(server: ServerProcess, store: Store, n: number): Promise<() => Promise<void>> {
  const person = await aBenchPerson(server, store, `saver${n}@bench.test`);
  const design = designOf(bytes, `Design ${n}`);
  const { id } = (await person.get("POST", "/api/conveyors", JSON.stringify(design))) as { id: string };
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return async () => {
    count += 1;
    const body = JSON.stringify({ ...design, designerComments: `Save ${count}` });
    last = last.then(() => person.get("PUT", `/api/conveyors/${id}`, body));
    await last;
  };
}
