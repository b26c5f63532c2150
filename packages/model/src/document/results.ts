import type { UnitCode } from "../units/unit.ts";
import { conveyorDefinition } from "./conveyor-definition.ts";
import type { OutputDefinition, RecordDefinition } from "./definition.ts";
import type { StoredResults } from "./parse.ts";

/** One result that a file and our own calculation do not agree on. */
interface ResultDifference {
  readonly path: string;
  readonly label: string;
  readonly unit: UnitCode;
  readonly stored: number | string;
  /** Undefined where our calculation gives no such result. */
  readonly computed: number | string | undefined;
  /** Computed less stored over the larger of both; undefined where either is not a number. */
  readonly relative: number | undefined;
}

interface ResultComparison {
  readonly compared: number;
  /** Largest relative difference first; results we do not give come last. */
  readonly differences: readonly ResultDifference[];
}

/** Half a per cent: more than rounding to the printed digits, less than another method would make. */
const usualTolerance = 0.005;

/**
 * Compares the results a file carried with those computed from its inputs: what a person moving from another program
 * wants to know first. Results the file does not carry are not compared.
 */
export function compareResults(
  stored: StoredResults,
  computed: StoredResults,
  tolerance: number = usualTolerance,
): ResultComparison {
  const pairs = Object.entries(stored).map(([path, value]) => difference(path, value, computed[path]));
  const differences = pairs.filter((pair) => !agrees(pair, tolerance));
  return { compared: pairs.length, differences: differences.toSorted((one, other) => weight(other) - weight(one)) };
}

function difference(path: string, stored: number | string, computed: number | string | undefined): ResultDifference {
  const { label, unit } = outputAt(path) ?? { label: path, unit: "1" as const };
  return { path, label, unit, stored, computed, relative: relativeDifference(stored, computed) };
}

function relativeDifference(stored: number | string, computed: number | string | undefined): number | undefined {
  if (typeof stored !== "number" || typeof computed !== "number") return undefined;
  const size = Math.max(Math.abs(stored), Math.abs(computed));
  return size === 0 ? 0 : (computed - stored) / size;
}

function agrees({ stored, computed, relative }: ResultDifference, tolerance: number): boolean {
  return relative === undefined ? stored === computed : Math.abs(relative) <= tolerance;
}

function weight({ computed, relative }: ResultDifference): number {
  if (computed === undefined) return -1;
  return relative === undefined ? Number.POSITIVE_INFINITY : Math.abs(relative);
}

const known = new Map<string, OutputDefinition | undefined>();

/** The definition of a result by its path in the file, such as `pulls[3].t1`. Paths that differ by number share one. */
export function outputAt(path: string): OutputDefinition | undefined {
  const plain = withoutNumber(path);
  if (!known.has(plain)) known.set(plain, findOutput(plain));
  return known.get(plain);
}

/** Most results stand in a list of one level, which needs no search by pattern: that takes long. */
function withoutNumber(path: string): string {
  const open = path.indexOf("[");
  if (open < 0) return path;
  if (path.includes("[", open + 1)) return path.replace(/\[\d+\]/g, "");
  return path.slice(0, open) + path.slice(path.indexOf("]", open) + 1);
}

function findOutput(plain: string): OutputDefinition | undefined {
  const steps = plain.split(".");
  const name = steps.pop();
  const record = steps.reduce<RecordDefinition | undefined>(
    (parent, step) => parent?.parts.find((part) => part.name === step)?.record,
    conveyorDefinition,
  );
  return record?.outputs.find((output) => output.name === name);
}
