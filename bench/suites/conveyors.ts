import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store, type StoreTarget } from "@beltwright/store";
import { sql } from "kysely";
import { categoryOf, cookieOf, fillConveyors, numberOf, type Owner } from "../measure/conveyor-store.ts";
import { directLoad, httpLoad, type Load } from "../measure/load.ts";
import { startBenchServer } from "../measure/server-process.ts";
import type { Figures } from "../run.ts";

const files = Number(process.env.BENCH_CONVEYORS ?? 100_000);
const clients = 20;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

/** Most people have a few hundred files; one has a tenth of all, more than any plan allows. */
const person: Owner = { userName: "person@bench.test", files: Math.min(500, files / 10) };
const archive: Owner = { userName: "archive@bench.test", files: files / 10 };
const others: Owner = { userName: "others@bench.test", files: files - person.files - archive.files };

/**
 * First page, change of category and search among 100 000 conveyors of 50 kB, each beside the statements one would
 * write by hand for the same answer, in the same run.
 */
export async function run(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-bench-"));
  try {
    const embedded = await measure("embedded", { kind: "sqlite", folder }, folder);
    const url = process.env.BENCH_DATABASE_URL;
    const shared = url ? await measure("postgres", { kind: "postgres", url }, folder) : {};
    return { conveyors: files, ...embedded, ...shared };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, target: StoreTarget, folder: string): Promise<Figures> {
  const store = await openStore(target);
  // Before the server starts, which then finds the files as after any other night.
  await fillConveyors(store, [person, archive, others]);
  const server = await startBenchServer({
    folder,
    port: 4793,
    target,
    // One account asks for thousands of pages a second here.
    more: { CALLS_PER_SECOND: "1000000" },
  });
  try {
    const figures: Record<string, number> = {};
    for (const [who, owner] of Object.entries({ person, archive })) {
      const cookie = await cookieOf(store, owner.userName);
      for (const [what, ask] of Object.entries(asks)) {
        const path = (n: number) => ask.path(n, owner);
        const called = await timed(server.cpu, () => httpLoad({ origin: server.url, cookie, path }, clients, seconds));
        const bare = await timed(ownCpu, () => directLoad((n) => ask.bare(store, n, owner), clients, seconds));
        Object.assign(figures, compared(`${name}_conveyors_${who}_${what}`, called, bare));
      }
    }
    return figures;
  } finally {
    await store.close();
    await server.stop();
  }
}

interface Timed extends Load {
  /** Milliseconds of the processor for one answer: the same on a machine that is busy with something else. */
  readonly cpu: number;
}

const ownCpu = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;

async function timed(cpu: () => number, work: () => Promise<Load>): Promise<Timed> {
  const before = cpu();
  const load = await work();
  return { ...load, cpu: (cpu() - before) / load.made };
}

function compared(name: string, called: Timed, bare: Timed): Figures {
  if (called.failures + bare.failures > 0) throw new Error(`${name}: ${called.failures} and ${bare.failures} failures`);
  const digits = (value: number) => Number(value.toPrecision(4));
  return {
    [`${name}_p95_ms`]: digits(called.p95),
    [`${name}_bare_p95_ms`]: digits(bare.p95),
    [`${name}_to_bare`]: digits(called.p95 / bare.p95),
    [`${name}_cpu_ms`]: digits(called.cpu),
    [`${name}_bare_cpu_ms`]: digits(bare.cpu),
  };
}

interface Ask {
  readonly path: (n: number, owner: Owner) => string;
  readonly bare: (store: Store, n: number, owner: Owner) => Promise<unknown>;
}

const page = "page=1&pageSize=10";
const columns = sql.raw(
  "id, user_name, conv_no, category, conveyor_group, project, client, material, belt_width, belt_speed, capacity, profile, revision, updated_at",
);
/** The whole number of one conveyor, found by reading the numbers of all. */
const searched = (n: number, { files: count }: Owner) => numberOf((n * 13) % count);

const asks: Readonly<Record<string, Ask>> = {
  first_page: {
    path: () => `/api/conveyorsfromcategory/All?${page}`,
    bare: async ({ db }, _n, { userName }) => {
      await sql`select ${columns} from conveyor where user_name = ${userName} and deleted_at is null
        order by category, conv_no_key, id limit 10`.execute(db);
      await sql`select count(*) from conveyor where user_name = ${userName} and deleted_at is null`.execute(db);
    },
  },
  category: {
    path: (n) => `/api/conveyorsfromcategory/${encodeURIComponent(categoryOf(n))}?${page}`,
    bare: async ({ db }, n, { userName }) => {
      await sql`select ${columns} from conveyor where user_name = ${userName} and deleted_at is null
        and category = ${categoryOf(n)} order by category, conv_no_key, id limit 10`.execute(db);
      await sql`select count(*) from conveyor where user_name = ${userName} and deleted_at is null
        and category = ${categoryOf(n)}`.execute(db);
    },
  },
  search: {
    path: (n, owner) => `/api/conveyors?${page}&search=${searched(n, owner)}`,
    bare: async ({ db }, n, owner) => {
      const text = `%${searched(n, owner).toLowerCase()}%`;
      const found = sql`from conveyor where user_name = ${owner.userName} and deleted_at is null
        and (conv_no_key like ${text} or project_key like ${text} or client_key like ${text} or material_key like ${text})`;
      await sql`select ${columns} ${found} order by category, conv_no_key, id limit 10`.execute(db);
      await sql`select count(*) ${found}`.execute(db);
    },
  },
};
