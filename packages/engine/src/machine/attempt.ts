import { adopted } from "../standards/sources.ts";
import { InputRefused } from "../trace/input-refused.ts";
import type { Trace } from "../trace/trace.ts";

/**
 * Computes one part of the machine. Numbers it cannot be computed with leave it out and are reported, by formula and
 * input: tensions that can be computed are not withheld because a hub does not fit into its shell.
 */
export function attempt<Part>(trace: Trace, subject: string, work: () => Part): Part | undefined {
  const { place } = trace;
  try {
    return work();
  } catch (refused) {
    if (!(refused instanceof InputRefused)) throw refused;
    const values = Number.isFinite(refused.value) ? { [refused.input]: refused.value } : {};
    trace.report({
      code: "part-not-computed",
      severity: "error",
      subject: `${subject}/${refused.subject}/${refused.input}`,
      place,
      values,
      limit: refused.limit,
      source: adopted("what a part needs to be computed"),
    });
    return undefined;
  }
}

/** The same trace without its findings, for what is computed only to compare or to show. */
export function withoutFindings(trace: Trace): Trace {
  if (trace.mode === "bare") return trace;
  return {
    mode: trace.mode,
    steps: trace.steps,
    findings: [],
    get place() {
      return trace.place;
    },
    set place(place) {
      trace.place = place;
    },
    record: (step) => trace.record(step),
    report: () => {},
    reportRepeated: () => {},
  };
}
