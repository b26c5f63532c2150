import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { conveyorToFile } from "@beltwright/model";
import { openStore } from "@beltwright/store";
import { aBenchPerson, type BenchPerson } from "../measure/bench-people.ts";
import { fullConveyor } from "../measure/full-conveyor.ts";
import { percentile } from "../measure/load.ts";
import { startProcess } from "../measure/server-process.ts";
import type { Figures } from "../run.ts";

const clients = 20;
const points = 30;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
/** Between the answer and the next question of a client: someone at a script looks at a number now and then. */
const pause = 1000;

/**
 * `POST /api/calculate` of a conveyor with 30 points, three drives and every part chosen, from twenty accounts, each
 * document another one. Goal: `calculate_p95_ms` under 50. `hammered_p95_ms` is the same without a pause.
 */
export async function run(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-bench-"));
  const server = await startProcess(new URL("../../apps/server/src/main.ts", import.meta.url).pathname, 4798, {
    DATA_DIR: folder,
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    SESSION_SECRET: "only-for-this-benchmark-and-its-data",
    ADMIN_EMAIL: "bench@beltwright.test",
    ADMIN_PASSWORD: "bench-password-of-today",
  });
  const store = await openStore({ kind: "sqlite", folder });
  try {
    const people = await Promise.all(
      Array.from({ length: clients }, (_, n) => aBenchPerson(server, store, `caller${n}@bench.test`)),
    );
    await asked(people, 0, 3);
    const paced = await asked(people, pause, seconds);
    const hammered = await asked(people, 0, seconds);
    return {
      clients,
      calculate_p95_ms: Number(percentile(paced, 0.95).toFixed(1)),
      calculate_median_ms: Number(percentile(paced, 0.5).toFixed(1)),
      hammered_p95_ms: Math.round(percentile(hammered, 0.95)),
      hammered_calls_per_second: Number((hammered.length / seconds).toFixed(1)),
    };
  } finally {
    await store.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

let made = 0;

/** Milliseconds of every answer. */
async function asked(people: readonly BenchPerson[], between: number, during: number): Promise<readonly number[]> {
  const times: number[] = [];
  const until = performance.now() + during * 1000;
  const client = async ({ get }: BenchPerson, n: number) => {
    await wait((between * n) / people.length);
    while (performance.now() < until) {
      made += 1;
      const body = JSON.stringify(conveyorToFile({ ...fullConveyor(points), capacityInp: 1400 + (made % 200) }));
      const began = performance.now();
      await get("POST", "/api/calculate", body);
      times.push(performance.now() - began);
      await wait(between);
    }
  };
  await Promise.all(people.map(client));
  return times;
}
