import type { Db } from "@beltwright/store";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import type { InTurn } from "../../in-turn.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Background } from "./background.ts";

/** What the account services work with. */
export interface AccountContext {
  readonly db: Db;
  readonly now: () => number;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly config: Pick<Config, "publicUrl" | "isDemo" | "sessionSecret" | "conversionUrl">;
  readonly version: string;
  /** One check of a password after the other, for one account at one place. */
  readonly inTurn: InTurn;
}

/** Where links in mails lead. Outside demo mode never to what the caller says: a forged Host would steal the link. */
export function linkOrigin(request: FastifyRequest, config: AccountContext["config"]): string {
  return config.isDemo ? `${request.protocol}://${request.host}` : config.publicUrl;
}
