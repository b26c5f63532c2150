import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { createAllowance } from "../fairness/allowance.ts";
import { sendProblem } from "../problems.ts";
import { bodyLength, costOf } from "./call-costs.ts";

export interface FairUseOptions {
  /** Calls one account may make on average. */
  readonly callsPerSecond: number;
  readonly now?: () => number;
}

/** Bodies beyond this are held in memory while they are read, so few are read at once. */
const largeBody = 1_000_000;
const mostLargeEach = 2;
const mostLargeInAll = 6;
/** Calls of one account, or of one address where nobody is signed in, that may be under way at once. */
const mostAtOnce = 60;
const refusalMilliseconds = 1000;

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
    const mayEnter = !isLarge(request) || ((large.get(who) ?? 0) < mostLargeEach && largeInAll < mostLargeInAll);
    const isAllowed = mayEnter && allowances[kind].take(who, costOf(request));
    if (isAllowed) return hold(reply, who, isLarge(request));
    hold(reply, who, false);
    // Answered a little later: whoever asks again at once would keep the server busy with refusing.
    await wait(refusalMilliseconds, undefined, { ref: false });
    return refuse(reply);
  });

  function hold(reply: FastifyReply, who: string, isLong: boolean): void {
    change(underWay, who, 1);
    if (isLong) change(large, who, 1);
    largeInAll += isLong ? 1 : 0;
    reply.raw.once("close", () => {
      change(underWay, who, -1);
      if (isLong) change(large, who, -1);
      largeInAll -= isLong ? 1 : 0;
    });
  }

  function refuse(reply: FastifyReply): FastifyReply {
    // What is still being sent is not waited for.
    return sendProblem(reply.header("retry-after", 2).header("connection", "close"), 429, "too-many-requests");
  }
});

function allowanceOf(perSecond: number, now: () => number) {
  return createAllowance({ perSecond, most: burst * perSecond, now });
}

function isLarge(request: FastifyRequest): boolean {
  return bodyLength(request) > largeBody;
}

function change(counts: Map<string, number>, who: string, by: number): void {
  const count = (counts.get(who) ?? 0) + by;
  if (count > 0) counts.set(who, count);
  else counts.delete(who);
}
