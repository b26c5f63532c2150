import type { TokenScope } from "@beltwright/store";

/** Calls that make the server calculate. */
const calculations: ReadonlySet<string> = new Set([
  "POST /api/calculate",
  "POST /api/dynamic",
  "POST /api/report",
  "POST /api/dynamics",
  "POST /api/studies",
  "POST /api/conveyors/:id/reports",
]);

/**
 * What an API token must have for a call. The token of an administrator acts with all their rights, so that it needs the
 * scope `admin` whatever it does.
 */
export function scopesNeeded(call: {
  readonly method: string;
  readonly path: string;
  readonly userIsAdmin: boolean;
}): readonly TokenScope[] {
  const { method, path, userIsAdmin } = call;
  return [scopeOf(method, path), ...(userIsAdmin ? (["admin"] as const) : [])];
}

/** Its tools are calls of their own, each with the scope it needs. */
const assistants = "/api/mcp";

function scopeOf(method: string, path: string): TokenScope {
  if (path === assistants) return "read";
  if (calculations.has(`${method} ${path}`)) return "calculate";
  return method === "GET" || method === "HEAD" ? "read" : "write";
}
