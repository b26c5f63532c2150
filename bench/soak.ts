import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { soakRounds } from "./measure/soak-rounds.ts";

/**
 * `npm run soak [-- ROUNDS]`: the real server is killed with SIGKILL in the middle of writes, round after round, and
 * must come back by itself with every write it acknowledged. On PostgreSQL too where SOAK_DATABASE_URL names one.
 */
const rounds = Number(process.argv[2] ?? 20);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error("Say how many rounds to run as a whole number, such as `npm run soak -- 20`.");
  process.exit(1);
}
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
console.log(JSON.stringify(figures));
process.exitCode = Object.entries(figures).some(([name, value]) => name.endsWith("_lost") && value > 0) ? 1 : 0;
