import { InputRefused } from "./input-refused.ts";
import { finite } from "./limit.ts";
import { isFiniteNumber, isNumber } from "./reference.ts";
import type { Trace } from "./trace.ts";

/**
 * The door of a method: refuses, by name, any number of its input that is not finite, used or not. Inner loops run bare
 * and were checked at their own door.
 */
export function demandFinite(trace: Trace, subject: string, input: object): void {
  if (trace.mode === "bare") return;
  const refused = findRefused(subject, input);
  if (refused !== undefined) throw new InputRefused({ ...refused, limit: finite, place: trace.place });
}

/** Looks first and names the place only where there is something to refuse: nearly always there is not. */
function findRefused(subject: string, input: object): Pick<InputRefused, "subject" | "input" | "value"> | undefined {
  if (isFiniteThroughout(input)) return undefined;
  for (const [name, value] of Object.entries(input)) {
    if (isNumber(value) && !isFiniteNumber(value)) return { subject, input: name, value };
    const inside = typeof value === "object" && value !== null ? findRefused(`${subject}/${name}`, value) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function isFiniteThroughout(input: unknown): boolean {
  if (isNumber(input)) return isFiniteNumber(input);
  if (Array.isArray(input)) return input.every(isFiniteThroughout);
  if (!isRecord(input)) return true;
  for (const name in input) if (!isFiniteThroughout(input[name])) return false;
  return true;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
