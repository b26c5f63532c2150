import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { shippedComponents } from "@beltwright/catalogue";
import { type Conveyor, calculate, conveyorToFile, keepParts } from "@beltwright/model";
import { openStore } from "@beltwright/store";
import { aBenchPerson, type BenchPerson } from "../measure/bench-people.ts";
import { fullConveyor } from "../measure/full-conveyor.ts";
import { percentile } from "../measure/load.ts";
import { startBenchServer } from "../measure/server-process.ts";
import type { Figures } from "../run.ts";

const clients = 20;
const points = 30;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
/** Between the answer and the next question of a client: someone at a script looks at a number now and then. */
const pause = 1000;

/**
 * `POST /api/calculate` of a conveyor with 30 points and three drives from twenty accounts, each document another one:
 * with the parts it was saved with, with every part to be chosen, and one document asked for again and again without a
 * pause. Goal: `calculate_p95_ms` under 50.
 */
export async function run(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-bench-"));
  const server = await startBenchServer({
    folder,
    port: 4798,
    target: { kind: "sqlite", folder },
  });
  const store = await openStore({ kind: "sqlite", folder });
  try {
    const people = await Promise.all(
      Array.from({ length: clients }, (_, n) => aBenchPerson(server, store, `caller${n}@bench.test`)),
    );
    const open = fullConveyor(points);
    const kept = await withParts(open);
    // As a server is that has run for a minute: what is asked often has been compiled by then.
    await asked(people, bodiesOf(kept, 1000, 3000), { between: 0, during: 15 });
    const paced = await asked(people, bodiesOf(kept, 1400), { between: pause, during: seconds });
    const choosing = await asked(people, bodiesOf(open, 1400), { between: pause, during: seconds });
    const again = await asked(people, bodiesOf(kept, 1400).slice(0, 1), { between: 0, during: seconds });
    return {
      clients,
      ...named("calculate", paced),
      ...named("choosing", choosing),
      ...named("again", again),
      again_calls_per_second: Number((again.length / seconds).toFixed(1)),
    };
  } finally {
    await store.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function named(name: string, times: readonly number[]): Figures {
  const at = (share: number) => Number(percentile(times, share).toFixed(1));
  return { [`${name}_p95_ms`]: at(0.95), [`${name}_median_ms`]: at(0.5) };
}

/** As it is once it was saved. */
async function withParts(conveyor: Conveyor): Promise<Conveyor> {
  const rows = await shippedComponents();
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error("The conveyor is refused");
  return keepParts(conveyor, found.solution.machine, rows);
}

interface Pace {
  /** Milliseconds. */
  readonly between: number;
  /** Seconds. */
  readonly during: number;
}

/** Each of another capacity, written before the clock runs. */
function bodiesOf(conveyor: Conveyor, from: number, count = clients * seconds * 2): readonly string[] {
  return Array.from({ length: count }, (_, n) =>
    JSON.stringify(conveyorToFile({ ...conveyor, capacityInp: from + n / 10 })),
  );
}

/** Milliseconds of every answer. */
async function asked(people: readonly BenchPerson[], bodies: readonly string[], { between, during }: Pace) {
  const times: number[] = [];
  let made = 0;
  const until = performance.now() + during * 1000;
  const client = async ({ get }: BenchPerson, n: number) => {
    await wait((between * n) / people.length);
    while (performance.now() < until) {
      const body = bodies[made % bodies.length];
      made += 1;
      const began = performance.now();
      await get("POST", "/api/calculate", body);
      times.push(performance.now() - began);
      await wait(between);
    }
  };
  await Promise.all(people.map(client));
  return times;
}
