import { findFieldAt, outputAt } from "@beltwright/model";
import type { Goal, Side } from "@beltwright/studies";

/** `seek FILE`. */
export interface SeekRequest {
  readonly kind: "seek";
  readonly file: string;
  readonly isJson: boolean;
  readonly isAsStored: boolean;
  readonly goal: Goal;
  /** Where the conveyor with the value found is written, as JSON or, ending in .xml, as T6. */
  readonly out: string | undefined;
}

export const seekUsage = `       seek FILE --change NAME --until RESULT=VALUE [--from VALUE] [--to VALUE]
            [--parts held|chosen] [--out FILE] [--json]

Changes one input until a result meets its goal, such as
--change beltSpeed --until percentBeltCapacity=75. Where the result jumps past the goal the
answer stays below it, or above it where the result must not be less; RESULT<=VALUE and
RESULT>=VALUE say which. Without --from and --to the field's own bounds hold; parts on Auto are
chosen anew for each value unless they are held. Ends with 0 when the goal is met, 1 when no
value meets it.`;

interface SeekValues {
  readonly change?: string | undefined;
  readonly until?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly parts?: string | undefined;
}

const sides: Readonly<Record<string, Side | undefined>> = { "<=": "most", ">=": "least" };

/** What is sought; a sentence where that cannot be read. */
export function goalOf({ change, until, from, to, parts = "chosen" }: SeekValues): Goal | string {
  if (change === undefined || until === undefined) return "seek needs --change and --until";
  const input = [change, `${change}Inp`].find((path) => findFieldAt(path)?.kind === "number");
  if (input === undefined) return `there is no number ${change} in a conveyor`;
  const [, result = "", sign = "", goal = ""] = /^([\w.[\]]+?)(<=|>=|=)(.+)$/.exec(until) ?? [];
  if (outputAt(result) === undefined) return `--until names no result: ${until}`;
  if (parts !== "held" && parts !== "chosen") return "--parts is held or chosen";
  const numbers = [goal, from, to].map((text) => (text === undefined ? undefined : Number(text)));
  if (goal === "" || numbers.some((value) => Number.isNaN(value))) return "--until, --from and --to take numbers";
  const [wanted = 0, least, most] = numbers;
  return { change: input, result, goal: wanted, side: sides[sign], from: least, to: most, parts };
}
