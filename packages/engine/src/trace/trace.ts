import type { RaisedFinding } from "./define-finding.ts";
import type { Finding } from "./finding.ts";
import type { Place } from "./place.ts";
import { isReference, plain, refer } from "./reference.ts";
import type { Step, StepDescription } from "./step.ts";

export type { Step, StepDescription, StepKind } from "./step.ts";

/** A step as a formula tells it. */
type Told = Pick<Step, "description" | "used" | "result">;

/**
 * What a calculation hands along. `bare` neither checks nor keeps anything and is meant for inner loops whose inputs
 * were checked at the door; `checked` checks inputs and collects findings; `recorded` keeps every step as well.
 */
export interface Trace {
  readonly mode: "bare" | "checked" | "recorded";
  readonly steps: readonly Step[];
  readonly findings: readonly Finding[];
  place: Place;
  /** Keeps a step and gives its result: one that knows the step where what was put in knew its origin. */
  record(step: Told): number;
  report(finding: RaisedFinding<Finding["code"]>): void;
  /**
   * A finding that may come up at every section of every case. One is kept for each code, subject and name: the gravest,
   * with the number of points at which it came up as `count`, or of times where it belongs to no point.
   */
  reportRepeated(finding: RaisedFinding<Finding["code"]>, gravity: number): void;
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
  record: ({ result }) => result,
  report: () => {},
  reportRepeated: () => {},
};

/**
 * For formulas whose inputs cannot be out of bounds once the design is let through the door, and which cover everything:
 * recorded where steps are kept, bare elsewhere. Checking them thousands of times would find nothing.
 */
export function stepsOnly(trace: Trace): Trace {
  return trace.mode === "recorded" ? trace : bareTrace;
}

/** A trace that checks, collects findings and, unless told otherwise, keeps every step. */
export function startTrace(mode: "checked" | "recorded" = "recorded"): Trace {
  const steps: Step[] = [];
  const findings: Finding[] = [];
  const repeated = new Map<string, Repeated>();
  const trace: Trace = {
    mode,
    steps,
    findings,
    place: nowhere,
    record: (told) => {
      const step = new RecordedStep(told, trace.place);
      steps.push(step);
      return isReferring(told) ? refer(told.result, step) : told.result;
    },
    report: (finding) => {
      findings.push({ ...finding, place: finding.place ?? trace.place });
    },
    reportRepeated: (finding, gravity) => {
      const key = `${finding.code} ${finding.subject} ${Object.keys(finding.values).join(" ")}`;
      const known = repeated.get(key);
      const isGraver = known === undefined || gravity > known.gravity;
      const next: Repeated = {
        at: known?.at ?? findings.length,
        gravity: isGraver ? gravity : known.gravity,
        places: (known?.places ?? new Set()).add(trace.place.pointId ?? known?.places.size ?? 0),
        finding: isGraver ? { ...finding, place: trace.place } : known.finding,
      };
      repeated.set(key, next);
      findings[next.at] = { ...next.finding, values: { ...next.finding.values, count: next.places.size } };
    },
  };
  return trace;
}

/** Its plain values are put together when somebody looks at them. */
class RecordedStep implements Step {
  readonly description: StepDescription;
  readonly used: Readonly<Record<string, number>>;
  readonly result: number;
  readonly place: Place;

  constructor({ description, used, result }: Told, place: Place) {
    this.description = description;
    this.used = used;
    this.result = plain(result);
    this.place = place;
  }

  get values(): Readonly<Record<string, number>> {
    return Object.fromEntries(Object.entries(this.used).map(([name, value]) => [name, plain(value)]));
  }
}

/** A sum of nothing is known to be one. */
function isReferring({ used }: Told): boolean {
  const given = Object.values(used);
  return given.length === 0 || given.some(isReference);
}

interface Repeated {
  readonly at: number;
  readonly gravity: number;
  readonly places: Set<string | number>;
  readonly finding: Finding;
}
