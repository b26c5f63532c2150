import type { Given, StepForm } from "../../trace/declared-values.ts";
import type { Finding } from "../../trace/finding.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import type { Place } from "../../trace/place.ts";
import { isFiniteNumber } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { notComputedFindings } from "../findings.ts";

type Code = keyof typeof notComputedFindings;

/**
 * Computes one part of the machine. Numbers it cannot be computed with leave it out and are reported, by formula and
 * input: tensions that can be computed are not withheld because a hub does not fit into its shell.
 */
export function attempt<Part>(trace: Trace, code: Code, work: () => Part, about?: string): Part | undefined {
  const { place } = trace;
  try {
    return work();
  } catch (refused) {
    if (!(refused instanceof InputRefused)) throw refused;
    trace.report({ ...notComputed(code, refused, about), place });
    return undefined;
  }
}

/** That a part is left out, and the number it cannot be computed with. */
export function notComputed(
  code: Code,
  { subject, input, value, limit, place }: InputRefused,
  about: string = code.replace("-not-computed", ""),
): Finding {
  const values = isFiniteNumber(value) ? { [input]: value } : {};
  const found = notComputedFindings[code].told(
    { mode: "bare" },
    { subject: `${about}/${subject}/${input}`, values, limit },
  );
  return { ...found, place };
}

/** The same trace without its findings, for what is computed only to compare or to show. */
export function withoutFindings(trace: Trace): Trace {
  return trace.mode === "bare" ? trace : new WithoutFindings(trace);
}

/** A class: an object with accessors of its own would outlive all young garbage, and with it what it belongs to. */
class WithoutFindings implements Trace {
  readonly mode: Trace["mode"];
  readonly steps: Trace["steps"];
  readonly findings: Trace["findings"] = [];
  private readonly trace: Trace;

  constructor(trace: Trace) {
    this.mode = trace.mode;
    this.steps = trace.steps;
    this.trace = trace;
  }

  get place(): Place {
    return this.trace.place;
  }

  set place(place) {
    this.trace.place = place;
  }

  record(form: StepForm, given: Given, result: number): number {
    return this.trace.record(form, given, result);
  }

  report(): void {}

  reportRepeated(): void {}
}
