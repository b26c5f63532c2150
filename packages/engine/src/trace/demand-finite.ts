import { InputRefused } from "./input-refused.ts";
import { finite } from "./limit.ts";
import type { Trace } from "./trace.ts";

/**
 * The door of a method: refuses, by name, any number of its input that is not finite, used or not. Inner loops run bare
 * and were checked at their own door.
 */
export function demandFinite(trace: Trace, subject: string, input: object): void {
  if (trace.mode === "bare") return;
  for (const [name, value] of Object.entries(input)) {
    if (typeof value === "number") {
      if (!Number.isFinite(value)) throw new InputRefused({ subject, input: name, value, limit: finite });
    } else if (typeof value === "object" && value !== null) demandFinite(trace, `${subject}/${name}`, value);
  }
}
