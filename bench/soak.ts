import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chaosRounds } from "./measure/chaos/rounds.ts";
import { soakRounds } from "./measure/soak-rounds.ts";

/**
 * `npm run soak [-- ROUNDS]`: the real server is killed with SIGKILL in the middle of writes, round after round, and
 * must come back by itself with every write it acknowledged. On PostgreSQL too where SOAK_DATABASE_URL names one.
 *
 * `npm run soak -- chaos [ROUNDS]`: two servers on a PostgreSQL of their own with 20 people writing, while PostgreSQL, one
 * of its processes or a server is killed, PostgreSQL is frozen, its disk filled, a server told to end.
 */
const [first, second] = process.argv.slice(2);
const isChaos = first === "chaos";
const rounds = Number((isChaos ? second : first) ?? 20);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error("Say how many rounds to run as a whole number: `npm run soak -- 20` or `npm run soak -- chaos 20`.");
  process.exit(1);
}
const figures = isChaos ? await chaosRounds(rounds) : await killRounds();
console.log(JSON.stringify(figures));
const faults = /(^|_)(lost|corrupt|crashes|wrong_answers|late_recoveries)$/;
process.exitCode = Object.entries(figures).some(([name, value]) => faults.test(name) && value > 0) ? 1 : 0;

async function killRounds(): Promise<Readonly<Record<string, number>>> {
  const folder = await mkdtemp(join(tmpdir(), "beltwright-soak-"));
  const url = process.env.SOAK_DATABASE_URL;
  const runs = [{ name: "embedded", env: {} }, ...(url ? [{ name: "postgres", env: { DATABASE_URL: url } }] : [])];
  const figures: Record<string, number> = { rounds };
  for (const { name, env } of runs) {
    const { acknowledged, conveyors, lost } = await soakRounds(rounds, { DATA_DIR: folder, ...env });
    console.log(
      `${name}: ${rounds} kills, ${acknowledged} acknowledged writes, ${conveyors} of them of conveyors, ${lost} lost or damaged`,
    );
    figures[`${name}_acknowledged`] = acknowledged;
    figures[`${name}_conveyors`] = conveyors;
    figures[`${name}_lost`] = lost;
  }
  await rm(folder, { recursive: true, force: true });
  return figures;
}
