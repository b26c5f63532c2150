import { shippedComponents } from "@beltwright/catalogue";
import type { Finding, Machine, MachineSolution } from "@beltwright/engine";
import { type Calculated, type ComponentRows, type Conveyor, calculate, randomConveyor } from "@beltwright/model";
import { chosenAsManual } from "../measure/chosen-as-manual.ts";

/** Fewer for a quick look: SWEEP=60. */
const conveyors = Number(process.env.SWEEP ?? 1200);

/**
 * Automatic selection over random conveyors of 100 to 10 000 t/h, 400 to 3000 mm and 5 to 5000 kW on the shipped
 * catalogues: belt, idlers, pulleys and drives. The share with every component chosen, what binds elsewhere, and whether
 * each choice passes when it is typed in as Manual.
 */
export async function run(): Promise<Readonly<Record<string, number>>> {
  const rows = await shippedComponents();
  const count = { refused: 0, complete: 0, components: 0, without: 0, unnamed: 0, short: 0, unsettled: 0 };
  const by = new Map<string, number>();
  const add = (name: string) => by.set(name, (by.get(name) ?? 0) + 1);
  const spent: number[] = [];
  for (let seed = 1; seed <= conveyors; seed += 1) {
    const conveyor = automatic(randomConveyor(seed).conveyor);
    const begin = performance.now();
    const found = calculate(conveyor, { rows });
    spent.push(performance.now() - begin);
    if (found.kind === "refused") {
      count.refused += 1;
      continue;
    }
    const { machine, findings } = found.solution;
    const missing = missingParts(machine);
    const named = findings.filter(({ code }) => code.includes("none-fits"));
    count.components += chosenParts(machine);
    count.without += missing;
    count.complete += missing === 0 ? 1 : 0;
    count.unnamed += Math.max(0, missing - named.length);
    count.unsettled += findings.some(({ code }) => code === "drives-not-settled") ? 1 : 0;
    for (const one of named) add(nameOf(one));
    for (const name of shortAsManual(conveyor, found, rows)) {
      count.short += 1;
      add(`short_${name}`);
      console.error(`conveyor ${seed} falls short as Manual: ${name}`);
    }
  }
  return {
    conveyors,
    ...count,
    share_fully_selected: round(count.complete / (conveyors - count.refused)),
    median_ms: round(spent.toSorted((a, b) => a - b)[Math.floor(conveyors / 2)] ?? 0),
    ...Object.fromEntries([...by].toSorted(([, one], [, other]) => other - one)),
  };
}

function automatic(conveyor: Conveyor): Conveyor {
  const parts = { selectShellMode: "Auto", selectShaftMode: "Auto", selectWidthMode: "Auto" } as const;
  return {
    ...conveyor,
    selectBeltMode: "Auto",
    selectCSIdlerMode: "Auto",
    selectRSIdlerMode: "Auto",
    pulls: conveyor.pulls.map((pull) => ({ ...pull, ...parts })),
  };
}

const nameOf = ({ code, subject }: Finding): string =>
  code.startsWith("drive-none-fits-") ? code : `${code}: ${subject}`;

const slotsOf = ({ drives }: Machine) => drives.flatMap(({ slots }) => Object.values(slots));

function missingParts(machine: Machine): number {
  const { belt, carryIdlers, returnIdlers, pulleys } = machine;
  const inDrives = slotsOf(machine).filter(({ kind }) => kind === "none-fits" || kind === "missing").length;
  const idlers = [carryIdlers, returnIdlers].filter((one) => one?.parts.kind === "none-fits").length;
  const onPulleys = pulleys.filter(({ parts }) => parts.kind === "none-fits").length;
  return inDrives + idlers + onPulleys + (belt !== undefined && belt.chosen === undefined ? 1 : 0);
}

function chosenParts(machine: Machine): number {
  const { belt, carryIdlers, returnIdlers, pulleys } = machine;
  const idlers = [carryIdlers, returnIdlers].filter((one) => one?.parts.kind === "selected").length;
  const onPulleys = 3 * pulleys.filter(({ parts }) => parts.kind === "selected").length;
  const inDrives = slotsOf(machine).filter(({ kind }) => kind === "chosen").length;
  return idlers + onPulleys + inDrives + (belt?.chosen === undefined ? 0 : 1);
}

/** The chosen components that miss a check when each is typed in as Manual. */
function shortAsManual(conveyor: Conveyor, { solution }: Calculated, rows: ComponentRows): readonly string[] {
  const again = calculate(chosenAsManual(conveyor, solution.machine, rows));
  if (again.kind === "refused") return ["refused"];
  return [
    ...shortDrives(solution.machine, again.solution.machine),
    ...shortPulleys(solution.machine, again.solution.machine),
    ...shortIdlers(solution.machine, again.solution.machine),
    ...shortBelt(solution, again.solution),
  ];
}

function shortDrives({ drives }: Machine, again: Machine): readonly string[] {
  return again.drives.flatMap(({ slots }, at) =>
    Object.entries(slots).flatMap(([name, slot]) => {
      const before = Object.entries(drives[at]?.slots ?? {}).find(([other]) => other === name)?.[1];
      const wasChosen = before?.kind === "chosen" && before.by === "auto";
      return wasChosen && !(slot.kind === "chosen" && slot.isAdequate) ? [`drive_${name}`] : [];
    }),
  );
}

function shortPulleys({ pulleys }: Machine, again: Machine): readonly string[] {
  return again.pulleys.flatMap(({ check, minimumDiameter }, at) => {
    if (pulleys[at]?.parts.kind !== "selected") return [];
    const missed = (check?.checks ?? []).filter(({ isMet }) => !isMet).map(({ name }) => `pulley_${name}`);
    return minimumDiameter.isAdequate && check !== undefined ? missed : [...missed, "pulley_minimum_diameter"];
  });
}

function shortIdlers(before: Machine, again: Machine): readonly string[] {
  return (["carryIdlers", "returnIdlers"] as const).flatMap((strand) => {
    const check = again[strand]?.heaviest.check;
    if (before[strand]?.parts.kind !== "selected" || check === undefined) return [];
    const { isLifeAdequate, isSlopeAdequate, isSpeedAdequate } = check;
    return isLifeAdequate && isSlopeAdequate && isSpeedAdequate ? [] : [strand];
  });
}

function shortBelt({ machine }: MachineSolution, { belt }: MachineSolution): readonly string[] {
  return machine.belt?.chosen !== undefined && belt.utilisation > 1 + 1e-6 ? ["belt"] : [];
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
