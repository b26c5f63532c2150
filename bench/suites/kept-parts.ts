import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import {
  type ComponentRows,
  type Conveyor,
  calculate,
  keepParts,
  openConveyorFile,
  randomConveyor,
  type StoredResults,
  writeConveyorJson,
  writeConveyorT6,
} from "@beltwright/model";

/** Fewer for a quick look: SWEEP=20. */
const conveyors = Number(process.env.SWEEP ?? 200);

/**
 * Every demo and random conveyors: kept with the parts chosen for it, written as JSON and as T6 XML, read again and
 * computed as stored with every library gone. Both files must hold the same, and the results must be those of the file
 * to the last digit. Fails where one is not.
 */
export async function run(): Promise<Readonly<Record<string, number>>> {
  const [demos, rows] = await Promise.all([demoConveyors(), shippedComponents()]);
  const random = Array.from({ length: conveyors }, (_, at) => randomConveyor(at + 1).conveyor);
  const count = { demos: demos.length, random: random.length, results: 0, files_differ: 0, results_differ: 0 };
  for (const [at, conveyor] of [...demos, ...random].entries()) {
    const { kept, results } = stored(conveyor, rows);
    const json = read("json", writeConveyorJson(kept, results));
    const xml = read("xml", writeConveyorT6(kept, results));
    const isSameFile = text(json) === text(xml) && text(json.conveyor) === text(kept);
    const apart = differing(resultsOf(json.conveyor, {}), json.results);
    count.results += Object.keys(results).length;
    count.files_differ += isSameFile ? 0 : 1;
    count.results_differ += apart.length;
    if (!isSameFile || apart.length > 0) console.error(`conveyor ${at}, ${kept.convNo}: ${apart.join(", ")}`);
  }
  if (count.files_differ + count.results_differ > 0) process.exitCode = 1;
  return count;
}

/** As the server stores it. */
function stored(conveyor: Conveyor, rows: ComponentRows) {
  const kept = keepParts(conveyor, calculated(conveyor, rows).solution.machine, rows);
  return { kept, results: resultsOf(kept, rows) };
}

const resultsOf = (conveyor: Conveyor, rows: ComponentRows): StoredResults => ({
  ...calculated(conveyor, rows).results,
});

function calculated(conveyor: Conveyor, rows: ComponentRows) {
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found;
}

function read(type: "json" | "xml", file: string) {
  const opened = openConveyorFile(type, file);
  if (opened.kind !== "opened") throw new Error(`The file was ${opened.kind}`);
  return { conveyor: opened.conveyor, results: opened.results };
}

/** Names in order, so that the order of writing does not count. */
function text(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

function differing(one: StoredResults, other: StoredResults): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);
}
