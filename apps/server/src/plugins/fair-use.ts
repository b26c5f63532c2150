import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { createAllowance } from "../fairness/allowance.ts";
import { sendProblem } from "../problems.ts";
import { bodyLength, costOf } from "./call-costs.ts";

interface FairUseOptions {
  /** Calls one account may make on average. */
  readonly callsPerSecond: number;
  readonly now?: () => number;
}

/** Bodies beyond this are held in memory while they are read, so few are read at once. */
const largeBody = 1_000_000;
const mostLargeEach = 1;
const mostLargeInAll = 4;
/** Calls of one account, or of one address where nobody is signed in, that may be under way at once. */
const mostAtOnce = 60;
const patienceMilliseconds = 1000;

/** A person clicks a few times a second; a page that opens, or a script, asks for more at once. */
const burst = 10;
/** Many people may share an address before they sign in. */
const peopleAtOneAddress = 4;

/**
 * Nobody keeps the server from the others by asking for more than anyone needs: by account where someone is signed in,
 * by address where not. Health is never refused, nor is the page itself.
 */
export const fairUse = fastifyPlugin<FairUseOptions>(async (app, { callsPerSecond, now = Date.now }) => {
  const allowances = {
    account: allowanceOf(callsPerSecond, now),
    address: allowanceOf(peopleAtOneAddress * callsPerSecond, now),
  };
  const underWay = new Map<string, number>();
  const large = new Map<string, number>();
  let largeInAll = 0;

  app.addHook("onRequest", async (request, reply) => {
    if (!request.routeOptions.url?.startsWith("/api/")) return;
    const kind = request.person === undefined ? "address" : "account";
    const who = `${kind} ${request.person?.userName ?? request.ip}`;
    if (kind === "account" && (underWay.get(who) ?? 0) >= mostAtOnce) return refuse(reply);
    if (enter(request, reply, kind, who)) return;
    const leave = hold(reply, who, false);
    // Asked once more a little later, and then refused: whoever tries again at once would keep the server busy with that.
    await wait(patienceMilliseconds, undefined, { ref: false });
    leave();
    if (enter(request, reply, kind, who)) return;
    return refuse(reply);
  });

  function enter(request: FastifyRequest, reply: FastifyReply, kind: keyof typeof allowances, who: string): boolean {
    const isLong = bodyLength(request) > largeBody;
    const isCrowded = isLong && ((large.get(who) ?? 0) >= mostLargeEach || largeInAll >= mostLargeInAll);
    if (isCrowded || !allowances[kind].take(who, costOf(request))) return false;
    hold(reply, who, isLong);
    return true;
  }

  /** Counts a call until it is answered, or until what is returned is called. */
  function hold(reply: FastifyReply, who: string, isLong: boolean): () => void {
    const count = (by: number) => {
      change(underWay, who, by);
      if (!isLong) return;
      change(large, who, by);
      largeInAll += by;
    };
    let isHeld = true;
    count(1);
    const leave = () => {
      if (isHeld) count(-1);
      isHeld = false;
    };
    reply.raw.once("close", leave);
    return leave;
  }

  function refuse(reply: FastifyReply): FastifyReply {
    // What is still being sent is not waited for.
    return sendProblem(reply.header("retry-after", 2).header("connection", "close"), 429, "too-many-requests");
  }
});

function allowanceOf(perSecond: number, now: () => number) {
  return createAllowance({ perSecond, most: burst * perSecond, now });
}

function change(counts: Map<string, number>, who: string, by: number): void {
  const count = (counts.get(who) ?? 0) + by;
  if (count > 0) counts.set(who, count);
  else counts.delete(who);
}
