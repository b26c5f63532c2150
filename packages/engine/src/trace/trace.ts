import { type Given, isReferring, type StepForm, usedOf } from "./declared-values.ts";
import type { RaisedFinding } from "./define-finding.ts";
import type { Finding } from "./finding.ts";
import type { Place } from "./place.ts";
import { asNumber, plain, Reference } from "./reference.ts";
import type { Step, StepDescription } from "./step.ts";

export type { Step, StepDescription, StepKind } from "./step.ts";

/**
 * What a calculation hands along. `bare` neither checks nor keeps anything and is meant for inner loops whose inputs
 * were checked at the door; `checked` checks inputs and collects findings; `recorded` keeps every step as well.
 */
export interface Trace {
  readonly mode: "bare" | "checked" | "recorded";
  readonly steps: readonly Step[];
  readonly findings: readonly Finding[];
  place: Place;
  /**
   * Keeps a step and gives its result: one that knows the step where what was put in knew its origin. Nothing that was
   * given may change afterwards: it is looked at when somebody opens the step.
   */
  record(form: StepForm, given: Given, result: number): number;
  report(finding: RaisedFinding<Finding["code"]>): void;
  /**
   * A finding that may come up at every section of every case. One is kept for each code, subject and name: the gravest,
   * with the number of points at which it came up as `count`, or of times where it belongs to no point.
   */
  reportRepeated(finding: RaisedFinding<Finding["code"]>, gravity: number): void;
}

const nowhere: Place = {};

/**
 * A trace that keeps nothing. A class: every formula asks for the mode, and an object with accessors of its own is looked
 * up like a dictionary.
 */
class BareTrace implements Trace {
  readonly mode = "bare";
  readonly steps: readonly Step[] = [];
  readonly findings: readonly Finding[] = [];

  get place(): Place {
    return nowhere;
  }

  set place(_place) {}

  record(_form: StepForm, _given: Given, result: number): number {
    return result;
  }

  report(): void {}

  reportRepeated(): void {}
}

/** The trace of inner loops: one instance serves everyone. */
export const bareTrace: Trace = new BareTrace();

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
    record: (form, given, result) => {
      const step = new RecordedStep(form, given, result, trace.place);
      steps.push(step);
      return isReferring(form, given) ? asNumber(step) : result;
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

/**
 * A step is the number it gave: thousands are kept, and one object for both is half the work of keeping them. What it used
 * and its plain values are put together when somebody looks at them: most steps are never opened.
 */
class RecordedStep extends Reference implements Step {
  readonly place: Place;
  private readonly form: StepForm;
  private readonly given: Given;

  constructor(form: StepForm, given: Given, result: number, place: Place) {
    super(plain(result));
    this.form = form;
    this.given = given;
    this.place = place;
  }

  get description(): StepDescription {
    return this.form.description;
  }

  get origin(): Step {
    return this;
  }

  get result(): number {
    return this.valueOf();
  }

  get used(): Readonly<Record<string, number>> {
    return usedOf(this.form, this.given);
  }

  get values(): Readonly<Record<string, number>> {
    return Object.fromEntries(Object.entries(this.used).map(([name, value]) => [name, plain(value)]));
  }
}

interface Repeated {
  readonly at: number;
  readonly gravity: number;
  readonly places: Set<string | number>;
  readonly finding: Finding;
}
