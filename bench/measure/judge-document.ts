import { type Method, methodSheet, methods } from "@beltwright/engine";
import {
  type Calculated,
  type Calculation,
  type ComponentRows,
  type Conveyor,
  calculate,
  type DocumentIssue,
  findLabelAt,
  openConveyorFile,
  type RandomDocument,
  withChosenParts,
  writeConveyorJson,
  writeConveyorT6,
} from "@beltwright/model";
import { oddNumbers } from "./odd-numbers.ts";

export const faultKinds = ["throws", "nan", "infinity", "internal_ids", "unreadable_files"] as const;
export type FaultKind = (typeof faultKinds)[number];

interface Fault {
  readonly kind: FaultKind;
  readonly about: string;
}

/** What became of one document on its way through reader, calculation and writer. */
export interface Verdict {
  readonly outcome: "not-opened" | "refused" | "solved";
  readonly faults: readonly Fault[];
  /** Processor time of opening and calculating: neighbours on the machine do not count. */
  readonly milliseconds: number;
}

interface HowCalculated {
  /** Absent: the method the document names. */
  readonly method?: Method;
  readonly rows?: ComponentRows;
  /** Calculate once more with every step kept, and look at those too. */
  readonly isTraced: boolean;
}

/** Every document by another method, most with the shipped rows, some with every step. */
export function howCalculated(seed: number, rows: ComponentRows): HowCalculated {
  const method = seed % 3 === 0 ? methods[(seed / 3) % methods.length] : undefined;
  return {
    ...(method === undefined ? {} : { method }),
    ...(seed % 6 === 0 ? {} : { rows }),
    isTraced: seed % 10 === 0,
  };
}

/** What a user gets of a file, looked at for everything that must not be there. */
export function judgeDocument(document: RandomDocument, { isTraced, ...options }: HowCalculated): Verdict {
  try {
    const { opened, calculation, milliseconds } = calculated(document, options);
    if (opened === undefined) return { outcome: "not-opened", faults: [], milliseconds };
    if (calculation.kind === "refused") {
      return { outcome: "refused", faults: wordingFaults(calculation.issues), milliseconds };
    }
    const { results } = calculation;
    const faults = [
      ...numberFaults({ ...calculation, results, sheet: methodSheet(calculation.solution) }),
      ...wordingFaults(calculation.notUsed),
      ...fileFaults(opened, calculation, options.rows),
      ...(isTraced ? tracedFaults(opened, options) : []),
    ];
    return { outcome: "solved", faults, milliseconds };
  } catch (thrown) {
    const about = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    return { outcome: "solved", faults: [{ kind: "throws", about }], milliseconds: 0 };
  }
}

/** What a user waits for, once more: processor time of opening and calculating, ms. */
export function timeAgain(document: RandomDocument, { isTraced: _isTraced, ...options }: HowCalculated): number {
  return calculated(document, options).milliseconds;
}

type Waited =
  | { readonly opened?: undefined; readonly calculation?: undefined; readonly milliseconds: number }
  | { readonly opened: Conveyor; readonly calculation: Calculation; readonly milliseconds: number };

/** A file opened and calculated with every result named, as a user waits for it. */
function calculated({ type, content }: RandomDocument, options: Omit<HowCalculated, "isTraced">): Waited {
  const begin = process.threadCpuUsage();
  const spent = () => {
    const { user, system } = process.threadCpuUsage(begin);
    return (user + system) / 1000;
  };
  const opened = openConveyorFile(type, content);
  if (opened.kind !== "opened" && opened.kind !== "migrated") return { milliseconds: spent() };
  const calculation = calculate(opened.conveyor, options);
  // Results are put together when they are first asked for.
  if (calculation.kind === "calculated") Object.keys(calculation.results);
  return { opened: opened.conveyor, calculation, milliseconds: spent() };
}

/** Ids of formulas and names of the program; units such as kN/m and rev/min are neither. */
const internal = /\b(?!rev\/min)[a-z]{3,}[\w-]*\/[a-z]{2,}|\b[a-z]{2,}[A-Z][a-z]|_|\bNaN\b|Infinity|undefined|null/;

/** A refusal names a field or a part by its label, and says what is wrong in words. */
function wordingFaults(issues: readonly DocumentIssue[]): readonly Fault[] {
  const isPlain = ({ path, message }: DocumentIssue) =>
    findLabelAt(path) !== undefined && !internal.test(`${findLabelAt(path)} ${message}`);
  return issues
    .filter((issue) => !isPlain(issue))
    .map(({ path, message }) => ({ kind: "internal_ids", about: `${path}: ${message}` }));
}

function numberFaults(value: unknown): readonly Fault[] {
  const { nan, infinite } = oddNumbers(value);
  return [
    ...nan.map((about): Fault => ({ kind: "nan", about })),
    ...infinite.map((about): Fault => ({ kind: "infinity", about })),
  ];
}

/** What is saved with its results opens again, in both formats, and holds no null where a number failed. */
function fileFaults(conveyor: Conveyor, { solution, results }: Calculated, rows?: ComponentRows): readonly Fault[] {
  const built = withChosenParts(conveyor, solution.machine, rows);
  const json = writeConveyorJson(built, results);
  const failed = [
    ...(/: null\b/.test(json) ? ["null in JSON"] : []),
    ...(openConveyorFile("json", json).kind === "opened" ? [] : ["JSON does not open"]),
    ...(openConveyorFile("xml", writeConveyorT6(built, results)).kind === "opened" ? [] : ["XML does not open"]),
  ];
  return failed.map((about) => ({ kind: "unreadable_files", about }));
}

function tracedFaults(conveyor: Conveyor, options: Omit<HowCalculated, "isTraced">): readonly Fault[] {
  const traced = calculate(conveyor, { ...options, isTraced: true });
  if (traced.kind === "refused") return [{ kind: "throws", about: "refused only when traced" }];
  return numberFaults(traced.solution);
}
