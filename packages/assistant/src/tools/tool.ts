import type { CallToolResult, McpServer, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { type DesignDesk, Refusal } from "../design-desk.ts";

/** Whether a tool leaves everything as it was. */
type Effect = "reads" | "writes";

interface Tool<Given extends StandardSchemaWithJSON> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly given: Given;
  readonly effect: Effect;
  readonly answer: (given: StandardSchemaWithJSON.InferOutput<Given>) => Promise<string | CallToolResult>;
}

export type MakeTool = (server: McpServer, desk: DesignDesk) => void;

/** What a tool refuses is an answer that says why, so that the assistant can do better; anything else is a fault of ours. */
export function addTool<Given extends StandardSchemaWithJSON>(server: McpServer, tool: Tool<Given>): void {
  const { name, title, description, given, effect, answer } = tool;
  const annotations = { readOnlyHint: effect === "reads", destructiveHint: false, openWorldHint: false };
  const config = { title, description, inputSchema: given, annotations };
  server.registerTool<StandardSchemaWithJSON, StandardSchemaWithJSON>(name, config, async (asked: unknown) => {
    try {
      // Checked by the schema before it comes here.
      const said = await answer(asked as StandardSchemaWithJSON.InferOutput<Given>);
      return typeof said === "string" ? textAnswer(said) : said;
    } catch (fault) {
      if (fault instanceof Refusal) return { ...textAnswer(fault.message), isError: true };
      throw fault;
    }
  });
}

function textAnswer(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}
