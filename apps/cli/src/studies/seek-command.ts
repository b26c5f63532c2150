import { writeFile } from "node:fs/promises";
import { issueLine } from "@beltwright/results";
import { seekGoal, seekSentence } from "@beltwright/studies";
import { conveyorFile } from "../conveyor-file.ts";
import { failed, type Outcome } from "../outcome.ts";
import { readConveyor } from "../read-conveyor.ts";
import { rowsFor } from "../rows.ts";
import type { SeekRequest } from "./seek-request.ts";

/** `seek FILE`: the value of an input at which a result meets its goal. */
export async function seekCommand(request: SeekRequest): Promise<Outcome> {
  const { file, goal, isJson, out } = request;
  const read = await readConveyor(file);
  if (read.kind === "unreadable") return failed(`${file}: ${read.message}`);
  const answer = seekGoal(read.conveyor, goal, await rowsFor(request));
  if (answer.kind === "refused") return failed(`${file}: ${issueLine(answer.issues)}`);
  const { conveyor, ...figures } = answer;
  const isMet = answer.kind === "met" || answer.kind === "jump";
  if (out !== undefined && isMet) await writeFile(out, conveyorFile(conveyor, out));
  const text = `${seekSentence(read.conveyor, goal, answer, { system: "metric" })} (${answer.solves} calculations)`;
  return { exitCode: isMet ? 0 : 1, output: isJson ? JSON.stringify(figures, null, 2) : text, error: "" };
}
