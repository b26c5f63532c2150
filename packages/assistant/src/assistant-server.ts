import { McpServer } from "@modelcontextprotocol/server";
import type { DesignDesk } from "./design-desk.ts";
import { addChangeDesign } from "./tools/change-design.ts";
import { addMakeReport } from "./tools/make-report.ts";
import { addListDesigns, addOpenDesign } from "./tools/open-design.ts";
import { addExplainNumber, addListFindings, addSolveDesign } from "./tools/solve-design.ts";

const tools = [
  addListDesigns,
  addOpenDesign,
  addChangeDesign,
  addSolveDesign,
  addListFindings,
  addExplainNumber,
  addMakeReport,
];

const instructions = `Beltwright calculates bulk belt conveyors. Open a design before you change it: open_design names its
fields. Numbers are in the metric units that open_design and solve_design show. Every tool but change_design leaves the design as
it is; give it changes to try something. explain_number tells where a result comes from: quote its clauses, do not guess.`;

/** A server of the Model Context Protocol for the designs of one desk: one connection, or one call. */
export function assistantServer(desk: DesignDesk, version: string): McpServer {
  const server = new McpServer({ name: "beltwright", title: "Beltwright", version }, { instructions });
  for (const add of tools) add(server, desk);
  return server;
}
