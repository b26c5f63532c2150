import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Config } from "../../../config.ts";
import { createLogger } from "../../../logging.ts";
import { bodyParsers } from "../../../plugins/body-parsers.ts";
import { cookieName } from "../../../plugins/cookies.ts";
import { errorAnswers } from "../../../plugins/error-answers.ts";
import { sessions } from "../../../plugins/session.ts";
import { aConfig } from "../../../test-support/config.ts";
import type { DatabaseUnderTest, TestDatabase } from "../../../test-support/databases.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { openMailer } from "../../mail/open-mailer.ts";
import { type KeptMail, listOutbox } from "../../mail/outbox.ts";
import { createBackground } from "../background.ts";
import { type AccountOptions, accountRoutes } from "../routes.ts";
import { aBrowser, type Browser } from "./browser.ts";

/** The account half of the server on a real database, with a clock that only the test moves. */
export interface AccountServer {
  readonly app: FastifyInstance;
  readonly store: TestDatabase["store"];
  readonly config: Config;
  readonly clock: { now: number };
  /** Every line logged so far, at the most talkative level. */
  readonly logged: () => string;
  /** A browser somewhere on the network. */
  readonly browser: (address?: string) => Browser;
  /** Resolves when everything promised in the background is done. */
  readonly settled: () => Promise<void>;
  /** Mails to one address, newest first. */
  readonly mailsTo: (email: string) => Promise<readonly KeptMail[]>;
  readonly close: () => Promise<void>;
}

interface ServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly mailer?: Mailer;
}

/** As an operator would run it: no demo, and an address of its own. */
export const production = {
  NODE_ENV: "production",
  SESSION_SECRET: "only for tests: 0123456789abcdef0123456789abcdef",
  PUBLIC_URL: "https://belts.example",
};

export const demo = { NODE_ENV: "development", DEMO: "1", PUBLIC_URL: "http://belts.example" };

export async function anAccountServer(on: DatabaseUnderTest, options: ServerOptions = {}): Promise<AccountServer> {
  const { store, remove } = await on.open();
  const dataFolder = await mkdtemp(join(tmpdir(), "beltwright-accounts-"));
  const config = aConfig({ DATA_DIR: dataFolder, ...production, ...options.environment });
  const clock = { now: Date.UTC(2026, 5, 1, 8) };
  const { lines, logger } = aLog();
  const background = createBackground(logger);
  const mailer = options.mailer ?? openMailer(config, () => clock.now);
  const app = await build({ store, config, now: () => clock.now, version: "1.2.3", background, mailer }, logger);
  return {
    app,
    store,
    config,
    clock,
    logged: () => lines.join(""),
    browser: (address) => aBrowser(app, cookieName("session", config.publicUrl), address),
    settled: background.idle,
    mailsTo: async (email) => {
      await background.idle();
      return (await listOutbox(join(dataFolder, "outbox"))).filter(({ to }) => to === email);
    },
    close: async () => {
      await app.close();
      await mailer.close();
      await remove();
      await rm(dataFolder, { recursive: true });
    },
  };
}

async function build(options: AccountOptions, loggerInstance: ReturnType<typeof createLogger>) {
  const app = fastify({ loggerInstance });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(errorAnswers);
  await app.register(bodyParsers);
  await app.register(sessions, options);
  await app.register(accountRoutes, options);
  return app;
}

function aLog() {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, logger: createLogger("trace", destination) };
}
