import type { Person } from "@beltwright/model";
import { findSession, findTokenOwner, type Store, type TokenScope } from "@beltwright/store";
import cookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { isDemoAddress } from "../demo/demo-address.ts";
import { sendProblem } from "../problems.ts";
import { cookieName } from "./cookies.ts";
import { isCrossSite } from "./cross-site.ts";
import { scopesNeeded } from "./token-scopes.ts";

type SessionState = "active" | "ended-elsewhere" | "none";

/** By what the caller proved who they are. */
type Proof =
  | { readonly kind: "session"; readonly sessionId: string; readonly provedAt: number }
  | { readonly kind: "api-token"; readonly scopes: readonly TokenScope[] };

/** So long after giving the password a person may do what only an administrator may. */
const freshMilliseconds = 30 * 60 * 1000;

interface SignedIn {
  readonly person: Person | undefined;
  readonly sessionState: SessionState;
  readonly proof: Proof | undefined;
  readonly dataAsOf: string | undefined;
  readonly hasSecondFactor: boolean;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Nobody is signed in for this call, whatever it carries: it proves itself otherwise, so any site may send it. */
    isForeign?: boolean;
    /** For an administrator without a second factor too, who can do nothing else. */
    isForSetUp?: boolean;
  }
  interface FastifyRequest {
    person: Person | undefined;
    sessionState: SessionState;
    proof: Proof | undefined;
    /** Whether the person gave their password a short while ago, in the browser. */
    isFresh: boolean;
    hasSecondFactor: boolean;
    /** The state of the data while this call was under way, where the database tells: what was read in it holds. */
    dataAsOf: string | undefined;
  }
}

interface SessionOptions {
  readonly store: Pick<Store, "db">;
  readonly config: { readonly publicUrl: string; readonly isDemo: boolean };
  readonly now?: () => number;
}

const nobody: SignedIn = {
  person: undefined,
  sessionState: "none",
  proof: undefined,
  dataAsOf: undefined,
  hasSecondFactor: false,
};

/** Says on every call of the API who is asking, and refuses changes that another site asks for. */
export const sessions = fastifyPlugin<SessionOptions>(async (app, { store, config, now = Date.now }) => {
  await app.register(cookie);
  const sessionCookie = cookieName("session", config.publicUrl);
  app.decorateRequest("person", undefined);
  app.decorateRequest("sessionState", "none");
  app.decorateRequest("proof", undefined);
  app.decorateRequest("dataAsOf", undefined);
  app.decorateRequest("isFresh", false);
  app.decorateRequest("hasSecondFactor", false);

  app.addHook("onRequest", async (request, reply) => {
    // The route, not the address: `/%61pi/signin` is the same call.
    if (!request.routeOptions.url?.startsWith("/api/") || request.routeOptions.config.isForeign === true) return;
    const bearer = readBearer(request);
    // A page of another site cannot send this header without our consent, so scripts need no further check.
    if (bearer === undefined && isCrossSite(request, config.publicUrl)) return sendProblem(reply, 403, "cross-site");
    const asking = await identify(request, bearer);
    const isShut = asking.person !== undefined && !config.isDemo && isDemoAddress(asking.person.userName);
    Object.assign(request, isShut ? nobody : asking);
    request.isFresh = isFresh(request.proof, now());
    return refuseHalfProved(request, reply);
  });

  /** A token beyond its scopes, and an administrator who has only a password. */
  async function refuseHalfProved(request: FastifyRequest, reply: FastifyReply) {
    const { person, proof, method, hasSecondFactor, routeOptions } = request;
    if (person === undefined) return;
    const { userIsAdmin } = person;
    if (proof?.kind === "api-token") {
      const needed = scopesNeeded({ method, path: routeOptions.url ?? "", userIsAdmin });
      const scope = needed.find((one) => !proof.scopes.includes(one));
      if (scope !== undefined) return sendProblem(reply, 403, "token-scope-missing", { scope });
    }
    const isDemanded = userIsAdmin && !config.isDemo && !hasSecondFactor && routeOptions.config.isForSetUp !== true;
    if (isDemanded) return sendProblem(reply, 403, "second-factor-demanded");
  }

  // What one person may see is for no cache, least of all one they share with others.
  app.addHook("onSend", async (request, reply) => {
    if (request.routeOptions.url?.startsWith("/api/") && !reply.hasHeader("cache-control")) {
      reply.header("cache-control", "no-store");
    }
  });

  async function identify(request: FastifyRequest, bearer: string | undefined): Promise<SignedIn> {
    if (bearer !== undefined) return fromToken(bearer);
    const token = request.cookies[sessionCookie];
    return token === undefined ? nobody : fromSession(token);
  }

  async function fromToken(secret: string): Promise<SignedIn> {
    const owner = await findTokenOwner(store.db, { secret, now: now() });
    if (owner === undefined) return nobody;
    const { person, scopes, hasSecondFactor } = owner;
    return { ...nobody, person, hasSecondFactor, sessionState: "active", proof: { kind: "api-token", scopes } };
  }

  async function fromSession(token: string): Promise<SignedIn> {
    const session = await findSession(store.db, { token, now: now() });
    if (session.kind !== "active") return { ...nobody, sessionState: session.kind };
    const { person, sessionId, provedAt, hasSecondFactor, asOf } = session;
    const proof = { kind: "session", sessionId, provedAt } as const;
    return { person, sessionState: "active", proof, hasSecondFactor, dataAsOf: asOf };
  }
});

function isFresh(proof: Proof | undefined, now: number): boolean {
  return proof?.kind === "session" && now - proof.provedAt <= freshMilliseconds;
}

/** For routes that need someone signed in, in the browser or by an API token. */
export async function requirePerson(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.person !== undefined) return;
  const code = request.sessionState === "ended-elsewhere" ? "signed-in-elsewhere" : "not-signed-in";
  await sendProblem(reply, 401, code);
}

export async function requireAdmin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.person === undefined) return requirePerson(request, reply);
  if (!request.person.userIsAdmin) await sendProblem(reply, 403, "not-admin");
}

/** For what a stolen token or an unattended screen must not do: roles, other people's accounts and mails. */
export async function requireFreshAdmin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.person?.userIsAdmin !== true) return requireAdmin(request, reply);
  if (request.proof?.kind !== "session") await sendProblem(reply, 403, "not-by-token");
  else if (!request.isFresh) await sendProblem(reply, 403, "session-not-fresh");
}

/** For what an API token must not do, so that a leaked one cannot make itself permanent. */
export async function requireBrowserSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.person === undefined) return requirePerson(request, reply);
  if (request.proof?.kind !== "session") await sendProblem(reply, 403, "not-by-token");
}

/** The person behind a route that `requirePerson` guards. */
export function getPerson(request: FastifyRequest): Person {
  if (request.person === undefined) throw new Error(`${request.routeOptions.url} is not guarded by requirePerson`);
  return request.person;
}

/** The person and session behind a route that `requireBrowserSession` guards. */
export function getSession(request: FastifyRequest): { readonly person: Person; readonly sessionId: string } {
  if (request.proof?.kind !== "session") {
    throw new Error(`${request.routeOptions.url} is not guarded by requireBrowserSession`);
  }
  return { person: getPerson(request), sessionId: request.proof.sessionId };
}

function readBearer({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? "")?.[1];
}
