import { writeFile } from "node:fs/promises";
import { calculate, type MendedAll, mendAll } from "@beltwright/model";
import { findingSentence, issueLine, remedyEffects, remedyText } from "@beltwright/results";
import { conveyorFile } from "./conveyor-file.ts";
import type { MendRequest } from "./mend-request.ts";
import { failed, type Outcome } from "./outcome.ts";
import { readConveyor } from "./read-conveyor.ts";
import { rowsFor } from "./rows.ts";

const reader = { system: "metric" } as const;

/** `mend FILE`: changes that were tried take away its errors. */
export async function mendCommand(request: MendRequest): Promise<Outcome> {
  const { file, isJson, out } = request;
  const read = await readConveyor(file);
  if (read.kind === "unreadable") return failed(`${file}: ${read.message}`);
  const options = await rowsFor(request);
  const mended = mendAll(read.conveyor, options);
  if (mended === undefined) {
    const refused = calculate(read.conveyor, options);
    return failed(`${file}: ${refused.kind === "refused" ? issueLine(refused.issues) : "it cannot be calculated"}`);
  }
  if (out !== undefined) await writeFile(out, conveyorFile(mended.conveyor, out));
  const output = isJson ? jsonOf(mended) : textOf(mended);
  return { exitCode: mended.left.length === 0 ? 0 : 1, output, error: "" };
}

function textOf({ conveyor, done, left }: MendedAll): string {
  const head = `Conveyor ${conveyor.convNo}: ${done.length} changes made, ${left.length} errors left`;
  const changes = done.flatMap(({ finding, remedy }) => {
    const effects = remedyEffects(remedy, reader);
    return [
      remedyText(conveyor, remedy, reader),
      `  for ${finding.code}: ${findingSentence(finding.code, finding.subject)}`,
      ...(effects === "" ? [] : [`  ${effects}`]),
    ];
  });
  const rest = left.map(({ code, subject }) => `left ${code}: ${findingSentence(code, subject)}`);
  return [head, ...changes, ...rest].join("\n");
}

function jsonOf({ done, left }: MendedAll): string {
  const made = done.map(({ finding: { code, place }, remedy: { changes, differences, gone, come } }) => ({
    code,
    place,
    changes,
    differences,
    gone: gone.map((finding) => finding.code),
    come: come.map((finding) => finding.code),
  }));
  return JSON.stringify({ done: made, left: left.map(({ code, place }) => ({ code, place })) }, null, 2);
}
