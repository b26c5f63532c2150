import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { openStore, type StoreTarget } from "@beltwright/store";
import { aBenchPerson, type BenchPerson } from "../measure/bench-people.ts";
import { percentile } from "../measure/load.ts";
import { designOf } from "../measure/saved-design.ts";
import { type ServerProcess, startBenchServer } from "../measure/server-process.ts";
import type { Figures } from "../run.ts";

const others = 4;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
/** Quiet and attacked times take turns, so that what else the machine does falls on both. */
const turns = 4;
const onlyAttacks = process.env.BENCH_ATTACKS?.split(",");

/**
 * One account attacks while four others look at their lists and save. For each attack, their 95th percentiles beside those
 * of the quiet times between its turns. Goals: `worst_list_to_idle` up to 3, `worst_save_to_idle` up to 5, `rss_max_mb` below
 * 1200 and `rss_after_mb` near `rss_before_mb`. On the embedded database, or on PostgreSQL with BENCH_DATABASE_URL; with
 * BENCH_ATTACKS some attacks alone, by name and divided by commas.
 */
export async function run(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-bench-"));
  const url = process.env.BENCH_DATABASE_URL;
  try {
    return await measure(url === undefined ? { kind: "sqlite", folder } : { kind: "postgres", url }, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(target: StoreTarget, folder: string): Promise<Figures> {
  const server = await startBenchServer({
    folder,
    port: 4798,
    target,
  });
  const store = await openStore(target);
  const memory = watchMemory(server);
  try {
    const names = Array.from({ length: others }, (_, n) => `modest${n}@bench.test`);
    const modest = await Promise.all(names.map(async (name) => aModest(await aBenchPerson(server, store, name))));
    const attacker = await aBenchPerson(server, store, "greedy@bench.test", "TDynYearly1001");
    const thread = new Worker(new URL("../measure/attack-worker.ts", import.meta.url), {
      workerData: { url: server.url, userName: attacker.userName, cookie: attacker.cookie },
    });
    const [attacks]: (readonly string[])[] = await once(thread, "message");
    // A server that has just started is slow at first: that would make every attack look mild.
    await observe(modest, 10);
    const rssBefore = memory.now();
    const figures: Record<string, number> = {};
    for (const name of attacks?.filter((one) => onlyAttacks?.includes(one) ?? true) ?? []) {
      const [idle, attacked] = await inTurns(thread, name, modest);
      Object.assign(figures, compared(name, idle, attacked));
      console.error(`${name}: ${JSON.stringify(figures).slice(-160)}, ${memory.now()} MB`);
      await store.db
        .updateTable("job")
        .set({ state: "cancelled" })
        .where("state", "in", ["queued", "running"])
        .execute();
    }
    await thread.terminate();
    await new Promise((wake) => setTimeout(wake, 10_000));
    const rss = { rss_before_mb: rssBefore, rss_max_mb: memory.most(), rss_after_mb: memory.now() };
    return { ...figures, ...worst(figures), ...rss };
  } finally {
    memory.stop();
    await store.close();
    await server.stop();
  }
}

interface Modest {
  readonly list: () => Promise<unknown>;
  readonly save: () => Promise<unknown>;
}

async function aModest(person: BenchPerson): Promise<Modest> {
  const design = designOf(50_000, `Design of ${person.userName}`);
  const { id } = (await person.get("POST", "/api/conveyors", JSON.stringify(design))) as { id: string };
  let count = 0;
  return {
    list: () => person.get("GET", "/api/conveyorsfromcategory/All?page=1&pageSize=10"),
    save: () => {
      count += 1;
      return person.get("PUT", `/api/conveyors/${id}`, JSON.stringify({ ...design, designerComments: `${count}` }));
    },
  };
}

/** How long each call took, ms. */
interface Observed {
  readonly list: number[];
  readonly save: number[];
}

const nothing = (): Observed => ({ list: [], save: [] });

async function inTurns(
  thread: Worker,
  attack: string,
  modest: readonly Modest[],
): Promise<readonly [Observed, Observed]> {
  const [idle, attacked] = [nothing(), nothing()];
  for (let turn = 0; turn < turns; turn += 1) {
    await observe(modest, seconds, idle);
    await during(thread, attack, modest, attacked);
  }
  return [idle, attacked];
}

/** What people who list ten times a second and save once in two see of it. */
async function observe(modest: readonly Modest[], forSeconds: number, times = nothing()): Promise<void> {
  const until = performance.now() + forSeconds * 1000;
  const again = async (kind: "list" | "save", person: Modest, pause: number) => {
    while (performance.now() < until) {
      const began = performance.now();
      await person[kind]();
      times[kind].push(performance.now() - began);
      await new Promise((wake) => setTimeout(wake, pause));
    }
  };
  await Promise.all(modest.flatMap((one) => [again("list", one, 100), again("save", one, 2000)]));
}

async function during(thread: Worker, attack: string, modest: readonly Modest[], times: Observed): Promise<void> {
  thread.postMessage(attack);
  await observe(modest, seconds, times);
  const over = once(thread, "message");
  thread.postMessage("");
  await over;
}

function compared(name: string, idle: Observed, attacked: Observed): Figures {
  const digits = (value: number) => Number(value.toPrecision(3));
  const [list, save] = [percentile(idle.list, 0.95), percentile(idle.save, 0.95)];
  return {
    [`${name}_idle_list_ms`]: digits(list),
    [`${name}_list_to_idle`]: digits(percentile(attacked.list, 0.95) / list),
    [`${name}_idle_save_ms`]: digits(save),
    [`${name}_save_to_idle`]: digits(percentile(attacked.save, 0.95) / save),
  };
}

function worst(figures: Figures): Figures {
  const most = (ending: string) =>
    Math.max(...Object.entries(figures).flatMap(([name, value]) => (name.endsWith(ending) ? [value] : [])));
  return { worst_list_to_idle: most("_list_to_idle"), worst_save_to_idle: most("_save_to_idle") };
}

function watchMemory({ memory }: ServerProcess) {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memory());
  }, 200);
  return { most: () => most, now: memory, stop: () => clearInterval(timer) };
}
