import {
  type Choice,
  type ComponentRow,
  type DriveDesign,
  type DriveRows,
  type DriveSolution,
  rowOf,
  type Slot,
  solveWithDrives,
} from "@beltwright/engine";
import { driveDesignOf, driveRowsOf, randomConveyor, toDesign } from "@beltwright/model";
import { shippedComponents } from "../measure/full-conveyor.ts";

const conveyors = 1200;

/**
 * Automatic selection over random conveyors of 100 to 10 000 t/h, 400 to 3000 mm and 5 to 5000 kW on the shipped
 * catalogues: the share with every component chosen, what binds elsewhere, and whether each choice passes as Manual.
 */
export async function run(): Promise<Readonly<Record<string, number>>> {
  const rows = driveRowsOf(await shippedComponents(), true);
  const count = { refused: 0, drives: 0, complete: 0, components: 0, without: 0, short: 0, unsettled: 0, rounds: 0 };
  const binding = new Map<string, number>();
  const spent: number[] = [];
  for (let seed = 1; seed <= conveyors; seed += 1) {
    const begin = performance.now();
    const found = solved(seed, rows);
    spent.push(performance.now() - begin);
    if (found === undefined) {
      count.refused += 1;
      continue;
    }
    const slots = found.solution.trains.flatMap((train) => Object.values(train.slots));
    const missing = slots.filter(({ kind }) => kind === "none-fits" || kind === "missing");
    count.drives += found.solution.trains.length;
    count.components += slots.filter(({ kind }) => kind === "chosen").length;
    count.without += missing.length;
    count.complete += missing.length === 0 ? 1 : 0;
    count.unsettled += found.solution.isSettled ? 0 : 1;
    count.rounds += found.solution.rounds;
    count.short += shortAsManual(seed, found.solution, found.given);
    for (const { code } of found.solution.findings) {
      if (code.startsWith("drive-none-fits-")) binding.set(code, (binding.get(code) ?? 0) + 1);
    }
  }
  return {
    conveyors,
    ...count,
    share_fully_selected: round(count.complete / (conveyors - count.refused)),
    median_ms: round(spent.toSorted((a, b) => a - b)[Math.floor(conveyors / 2)] ?? 0),
    ...Object.fromEntries(binding),
  };
}

function solved(seed: number, rows: DriveRows | undefined) {
  const { conveyor } = randomConveyor(seed);
  const made = toDesign(conveyor);
  if (made.kind === "refused") return undefined;
  const given = driveDesignOf(conveyor);
  const solution = solveWithDrives(made.design, given, rows, { method: "ISO" });
  return solution.kind === "refused" ? undefined : { solution, given };
}

/** How many of the chosen components miss a check when each is typed in as Manual. */
function shortAsManual(seed: number, { trains }: DriveSolution, { drives, rules }: DriveDesign): number {
  const made = toDesign(randomConveyor(seed).conveyor);
  if (made.kind === "refused") return 0;
  const manual = drives.map((input) => {
    const train = trains.find(({ driveId }) => driveId === input.driveId);
    const { brake } = input;
    return {
      ...input,
      motor: kept(train?.slots.motor),
      fluidCoupling: kept(train?.slots.fluidCoupling),
      gearbox: kept(train?.slots.gearbox),
      highSpeedCoupling: kept(train?.slots.highSpeedCoupling),
      lowSpeedCoupling: kept(train?.slots.lowSpeedCoupling),
      holdback: kept(train?.slots.holdback),
      ...(brake === undefined
        ? {}
        : { brake: { ...brake, caliper: kept(train?.slots.brake), calipers: train?.brake.calipers ?? 0 } }),
    };
  });
  const again = solveWithDrives(made.design, { drives: manual, rules }, undefined, { method: "ISO" });
  if (again.kind === "refused") return 1;
  const slots = again.trains.flatMap((train) => Object.values(train.slots));
  return slots.filter((slot) => slot.kind === "chosen" && !slot.isAdequate).length;
}

function kept<Row extends ComponentRow>(slot: Slot<Row> | undefined): Choice<Row> {
  const row = slot === undefined ? undefined : rowOf(slot);
  return row === undefined ? { kind: "none" } : { kind: "manual", row };
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
