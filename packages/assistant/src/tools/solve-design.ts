import { methods } from "@beltwright/engine";
import { type CalculatedRecord, findingsText, stepsText } from "@beltwright/results";
import { z } from "zod";
import { type DesignDesk, Refusal } from "../design-desk.ts";
import { withChanges } from "../texts/change-design.ts";
import { resultsText } from "../texts/results-text.ts";
import { type Change, designOf, triedChanges } from "./given.ts";
import { addTool, type MakeTool } from "./tool.ts";

interface Asked {
  readonly design: string;
  readonly changes?: readonly Change[] | undefined;
}

async function opened(desk: DesignDesk, { design, changes }: Asked) {
  return withChanges((await desk.open(design)).conveyor, changes);
}

const resultName = z.string().max(200).describe("Such as te, absorbedPower, pulls[2].t1 or drives[0].t2Surplus");
const method = z
  .enum([...methods, "all"])
  .optional()
  .describe("As the design says, where absent");

export const addSolveDesign: MakeTool = (server, desk) =>
  addTool(server, {
    name: "solve_design",
    title: "Solve a design",
    description:
      "Calculates a design: tensions, power, belt safety, take-up, starting and stopping, cost and energy, and how many findings it has. With results, those by name.",
    given: z.object({
      design: designOf(desk),
      changes: triedChanges,
      method,
      results: z.array(resultName).min(1).max(200).optional(),
    }),
    effect: "reads",
    answer: async ({ results, method: by, ...asked }) => {
      const { conveyor, lines } = await opened(desk, asked);
      const record = await desk.calculate(conveyor, { traces: [], ...(by && { method: by }) });
      return [...lines.map((line) => `Tried: ${line}`), resultsText(record, results), countText(record)].join("\n");
    },
  });

export const addListFindings: MakeTool = (server, desk) =>
  addTool(server, {
    name: "list_findings",
    title: "List findings",
    description: "What is wrong with a design or worth knowing, gravest first, each with its values, limit and source.",
    given: z.object({ design: designOf(desk), changes: triedChanges }),
    effect: "reads",
    answer: async (asked) => {
      const { conveyor } = await opened(desk, asked);
      const findings = findingsOf(await desk.calculate(conveyor, { traces: [] }));
      return findings.length === 0 ? "Nothing was found." : findingsText(conveyor, findings);
    },
  });

export const addExplainNumber: MakeTool = (server, desk) =>
  addTool(server, {
    name: "explain_number",
    title: "Explain a number",
    description:
      "How a result came about: every step with formula, numbers, clause and where its inputs come from, down to what was typed.",
    given: z.object({
      design: designOf(desk),
      result: resultName,
      changes: triedChanges,
      method: z.enum(methods).optional(),
    }),
    effect: "reads",
    answer: async ({ result, method: by, ...asked }) => {
      const { conveyor } = await opened(desk, asked);
      const record = await desk.calculate(conveyor, { traces: [result], ...(by && { method: by }) });
      const steps = record.traces?.[result];
      if (steps === undefined || !("method" in record)) throw new Refusal(`There is no result ${result}.`);
      return stepsText(steps, record.method);
    },
  });

function findingsOf(record: CalculatedRecord) {
  return "findings" in record ? record.findings : [];
}

function countText(record: CalculatedRecord): string {
  const all = "methods" in record ? record.methods : [{ method: "", findings: findingsOf(record) }];
  const counts = all.map(({ method: by, findings }) => {
    const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
    return `${by === "" ? "" : `${by}: `}${count("error")} errors, ${count("warning")} warnings; list_findings tells them.`;
  });
  return counts.join("\n");
}
