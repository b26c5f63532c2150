import { realpath } from "node:fs/promises";
import { assistantServer } from "@beltwright/assistant";
import { shippedComponents } from "@beltwright/catalogue";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import manifest from "../../package.json" with { type: "json" };
import { failed, type Outcome } from "../outcome.ts";
import { fileDesk } from "./file-desk.ts";
import type { McpRequest } from "./mcp-request.ts";

/** `mcp FOLDER`: serves an assistant until it hangs up. */
export async function mcpCommand({ folder }: McpRequest): Promise<Outcome> {
  const whole = await realpath(folder).catch(() => undefined);
  if (whole === undefined) return failed(`There is no folder ${folder}.`);
  const desk = fileDesk(whole, await shippedComponents());
  const { promise: end, resolve } = Promise.withResolvers<void>();
  process.stdin.once("close", resolve);
  const connection = serveStdio(() => assistantServer(desk, manifest.version), {
    transport: new StdioServerTransport(),
  });
  await end;
  await connection.close();
  return { exitCode: 0, output: "", error: "" };
}
