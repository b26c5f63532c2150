import type { Store } from "@beltwright/store";
import type { FastifyPluginAsync } from "fastify";
import type { Config } from "../../config.ts";
import { createTurns } from "../../in-turn.ts";
import type { Mailer } from "../mail/mailer.ts";
import { outboxFolder } from "../mail/open-mailer.ts";
import { outboxRoutes } from "../mail/outbox-routes.ts";
import { apiTokenRoutes } from "./api-token-routes.ts";
import { type Background, createBackground } from "./background.ts";
import { passwordRoutes } from "./password-routes.ts";
import { profileRoutes } from "./profile-routes.ts";
import { registrationRoutes } from "./registration-routes.ts";
import { secondFactorRoutes } from "./second-factor-routes.ts";
import { sessionRoute } from "./session-route.ts";
import { signInRoutes } from "./sign-in-routes.ts";

export interface AccountOptions {
  readonly store: Pick<Store, "db">;
  readonly config: Pick<Config, "publicUrl" | "isDemo" | "sessionSecret" | "conversionUrl" | "smtpUrl" | "dataFolder">;
  readonly version: string;
  readonly now?: () => number;
  /** Closed by whoever opened it. */
  readonly mailer: Mailer;
  readonly background?: Background;
}

/** All calls about people: who they are, how they prove it, and the mails sent on the way. Needs the session plugin. */
export const accountRoutes: FastifyPluginAsync<AccountOptions> = async (app, options) => {
  const { store, config, version, mailer, now = Date.now, background = createBackground(app.log) } = options;
  const context = { db: store.db, now, mailer, background, config, version, inTurn: createTurns() };

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  // Whoever must set up a second factor first can do that, and nothing else.
  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith("/api/outbox")) route.config = { ...route.config, isForSetUp: true };
  });
  app.addHook("onClose", async () => {
    await background.idle();
  });

  await app.register(sessionRoute, context);
  await app.register(signInRoutes, context);
  await app.register(registrationRoutes, context);
  await app.register(passwordRoutes, context);
  await app.register(profileRoutes, context);
  await app.register(apiTokenRoutes, context);
  await app.register(secondFactorRoutes, context);
  await app.register(outboxRoutes, { folder: outboxFolder(config), settled: background.idle });
};
