import type { Finding, Place, Source } from "./finding.ts";
import type { Limit } from "./limit.ts";

/** How a step came about: a printed formula, a table or numerical procedure, a sum, or a guard that changed a number. */
export type StepKind = "formula" | "procedure" | "sum" | "guard";

export interface StepDescription {
  readonly id: string;
  readonly kind: StepKind;
  readonly source: Source;
  readonly printed: string;
  readonly output: { readonly symbol: string; readonly unit: string };
  readonly inputs: Readonly<Record<string, { readonly symbol: string; readonly unit: string }>>;
  /** Set where the relation waits for better evidence; the text says why. */
  readonly provisional?: string;
}

/** One opened number: what was computed, from which values, where in the design. */
export interface Step {
  readonly description: StepDescription;
  readonly values: Readonly<Record<string, number>>;
  readonly result: number;
  readonly place: Place;
}

/**
 * What a calculation hands along. `bare` neither checks nor keeps anything and is meant for inner loops whose inputs
 * were checked at the door; `checked` checks inputs and collects findings; `recorded` keeps every step as well.
 */
export interface Trace {
  readonly mode: "bare" | "checked" | "recorded";
  readonly steps: readonly Step[];
  readonly findings: readonly Finding[];
  place: Place;
  record(step: Omit<Step, "place">): void;
  report(finding: Omit<Finding, "place"> & { readonly place?: Place }): void;
  /** One finding for each input of a formula, however often it leaves the range: the furthest value and the count. */
  reportOutside(outside: OutsideValidity): void;
}

export interface OutsideValidity {
  readonly formula: string;
  readonly input: string;
  readonly value: number;
  readonly covers: Limit;
  readonly source: Source;
}

const nowhere: Place = {};

/** The trace of inner loops. It keeps nothing, so one instance serves everyone. */
export const bareTrace: Trace = {
  mode: "bare",
  steps: [],
  findings: [],
  get place() {
    return nowhere;
  },
  set place(_place) {},
  record: () => {},
  report: () => {},
  reportOutside: () => {},
};

/** A trace that checks, collects findings and, unless told otherwise, keeps every step. */
export function startTrace(mode: "checked" | "recorded" = "recorded"): Trace {
  const steps: Step[] = [];
  const findings: Finding[] = [];
  const outside = new Map<string, number>();
  const trace: Trace = {
    mode,
    steps,
    findings,
    place: nowhere,
    record: (step) => {
      steps.push({ ...step, place: trace.place });
    },
    report: (finding) => {
      findings.push({ ...finding, place: finding.place ?? trace.place });
    },
    reportOutside: (left) => {
      const key = `${left.formula} ${left.input}`;
      const at = outside.get(key);
      const known = at === undefined ? undefined : findings[at];
      if (at === undefined || known === undefined) {
        outside.set(key, findings.length);
        findings.push(outsideFinding(left, trace.place, left.value, 1));
        return;
      }
      const furthest = furtherFrom(left.covers, known.values[left.input] ?? left.value, left.value);
      const place = furthest === left.value ? trace.place : known.place;
      findings[at] = outsideFinding(left, place, furthest, (known.values.count ?? 0) + 1);
    },
  };
  return trace;
}

function outsideFinding(left: OutsideValidity, place: Place, value: number, count: number): Finding {
  return {
    code: "outside-validity",
    severity: "note",
    subject: left.formula,
    place,
    values: { [left.input]: value, count },
    limit: left.covers,
    source: left.source,
  };
}

function furtherFrom(covers: Limit, a: number, b: number): number {
  return distanceOutside(covers, b) > distanceOutside(covers, a) ? b : a;
}

function distanceOutside(covers: Limit, value: number): number {
  const low = covers.least ?? covers.above ?? Number.NEGATIVE_INFINITY;
  const high = covers.most ?? covers.below ?? Number.POSITIVE_INFINITY;
  return Math.max(low - value, value - high, 0);
}
