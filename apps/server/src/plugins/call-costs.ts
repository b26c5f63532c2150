import type { FastifyRequest } from "fastify";

/** What a call costs of an account's allowance, in plain calls: those that read or calculate whole designs cost more. */
const costs: Readonly<Record<string, number>> = {
  "POST /api/calculate": 2,
  "POST /api/dynamic": 25,
  "POST /api/report": 25,
  "POST /api/dynamics": 25,
  "POST /api/studies": 25,
  "POST /api/conveyors/:id/reports": 25,
  "GET /api/downloadT6/:id": 25,
  "GET /api/downloadJson/:id": 25,
  "GET /api/releases/:id/pdf": 25,
  "POST /api/conveyors/:id/releases": 10,
  "GET /api/conveyors/:id/versions/:revision/differences/:other": 10,
  "POST /api/conveyors/:id/proposals/:proposalId/take": 5,
  "POST /api/conveyors/:id/proposals/:proposalId/update": 5,
  "GET /api/links/:secret": 20,
  "GET /api/links/:secret/report": 100,
  "GET /api/links/:secret/download": 25,
  "POST /api/conveyoruploadJson": 5,
  "POST /api/conveyoruploadXml": 5,
  "POST /api/CopySelectedCVs": 25,
};
/** As much as a plain call takes to be read. */
const bytesOfACall = 100_000;
/** Files of tickets are read and written by the thread that answers everyone. */
const bytesOfATicketCall = 20_000;
const ticketRoutes: ReadonlySet<string> = new Set(["/api/supportTickets", "/api/supportTickets/:id/replies"]);

/** For each conveyor that is compared: it is calculated anew. */
const costOfCompared = 3;

/** Visitors share the allowance of their address; a list of theirs may hold all of a category. */
const costOfTriedList = 5;
const triedList = /^\/api\/try\/\w+fromcategory\//;

export function costOf(request: FastifyRequest): number {
  const { method, url = "" } = request.routeOptions;
  if (triedList.test(url)) return costOfTriedList;
  if (url === "/api/conveyorsinlist/:ids") return costOfCompared * request.url.split(",").length;
  const bytes = ticketRoutes.has(url) ? bytesOfATicketCall : bytesOfACall;
  return (costs[`${String(method)} ${url}`] ?? 1) + Math.floor(bodyLength(request) / bytes);
}

/** As announced; a body of unknown length counts as the longest there is. */
export function bodyLength({ method, headers }: FastifyRequest): number {
  if (method === "GET" || method === "HEAD") return 0;
  const length = headers["content-length"];
  if (length !== undefined) return Number(length) || 0;
  return headers["transfer-encoding"] === undefined ? 0 : 20_000_000;
}
