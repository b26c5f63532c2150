import { type LibraryDefinition, libraries as shippedDefinitions } from "@beltwright/model";
import type { Store } from "@beltwright/store";
import compress from "@fastify/compress";
import etag from "@fastify/etag";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Config } from "./config.ts";
import { figuresOf } from "./figures.ts";
import { createLogger } from "./logging.ts";
import { createBackground } from "./modules/accounts/background.ts";
import { accountRoutes } from "./modules/accounts/routes.ts";
import { adminRoutes } from "./modules/admin/routes.ts";
import { assistantRoutes } from "./modules/assistant/routes.ts";
import { startDigests } from "./modules/comments/digests.ts";
import { commentRoutes } from "./modules/comments/routes.ts";
import { createCalculator } from "./modules/conveyors/calculator.ts";
import { createRowShelf, watchComponentRows } from "./modules/conveyors/component-rows.ts";
import { conveyorRoutes } from "./modules/conveyors/routes.ts";
import { doorRoutes } from "./modules/doors/routes.ts";
import { startJobRunner } from "./modules/jobs/job-runner.ts";
import { jobRoutes } from "./modules/jobs/routes.ts";
import { libraryRoutes } from "./modules/libraries/routes.ts";
import { linkRoutes } from "./modules/links/routes.ts";
import { createLive } from "./modules/live/live.ts";
import { liveRoutes } from "./modules/live/routes.ts";
import type { Mailer } from "./modules/mail/mailer.ts";
import { openMailer } from "./modules/mail/open-mailer.ts";
import { openGateway } from "./modules/payments/open-gateway.ts";
import { type PaymentOptions, paymentRoutes } from "./modules/payments/routes.ts";
import { preferenceRoutes } from "./modules/preferences/routes.ts";
import { proposalRoutes } from "./modules/proposals/routes.ts";
import { releaseRoutes } from "./modules/releases/routes.ts";
import { reportRoutes } from "./modules/reports/routes.ts";
import { supportRoutes } from "./modules/support/routes.ts";
import { teamRoutes } from "./modules/teams/routes.ts";
import { tryOutRoutes } from "./modules/try-out/routes.ts";
import { apiDocs } from "./plugins/api-docs.ts";
import { bodyParsers } from "./plugins/body-parsers.ts";
import { errorAnswers, sendFrameworkProblem } from "./plugins/error-answers.ts";
import { fairUse } from "./plugins/fair-use.ts";
import { health } from "./plugins/health.ts";
import { metrics } from "./plugins/metrics.ts";
import { overload } from "./plugins/overload.ts";
import { newRequestId, requestLog } from "./plugins/request-log.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { sessions } from "./plugins/session.ts";
import { signInLimits } from "./plugins/sign-in-limits.ts";
import { storageRoom } from "./plugins/storage-room.ts";
import { webApp } from "./plugins/web-app.ts";
import { wholeAddresses } from "./plugins/whole-addresses.ts";
import { areLibrariesLoaded } from "./shipped-libraries.ts";
import { version } from "./version.ts";

export interface AppOptions {
  readonly store: Store;
  readonly config: Config;
  readonly logger?: FastifyBaseLogger;
  readonly libraries?: readonly LibraryDefinition[];
  /** Another provider or clock than the usual ones. */
  readonly payments?: Partial<Pick<PaymentOptions, "gateway" | "now" | "mailer" | "background">>;
  /** Calls are refused while the event loop is later than this, ms; absent, none is refused for that. */
  readonly maxEventLoopDelay?: number;
  /** Milliseconds in which a request must have arrived; for tests. */
  readonly requestTimeout?: number;
  /** Folder of the built web app. */
  readonly webFolder?: string;
}

const builtWebFolder = new URL("../../web/dist/", import.meta.url).pathname;

/** Milliseconds; the largest upload comes within it by a line of 1.5 Mbit/s. */
const usualRequestTimeout = 120_000;

/** Schemas are zod's. Saying so spares every start the loading of the JSON schema compilers. */
const zodOnly = { compilersFactory: { buildValidator: notUsed, buildSerializer: notUsed } };

function notUsed(): never {
  throw new Error("A route has a schema that is not zod's");
}

/** The whole server, not yet listening. It opens nothing itself, so tests call it in process. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, config, libraries = shippedDefinitions, webFolder = builtWebFolder } = options;
  const requestTimeout = options.requestTimeout ?? usualRequestTimeout;
  const app = fastify({
    loggerInstance: options.logger ?? createLogger(config.logLevel),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendFrameworkProblem,
    schemaController: zodOnly,
    // Whoever sends a body drop by drop is cut off. Node looks after it only where headers have no longer than bodies.
    requestTimeout,
    http: { headersTimeout: Math.min(15_000, requestTimeout), connectionsCheckingInterval: requestTimeout / 20 },
    routerOptions: { maxParamLength: 1900, ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  // First of all that ends: a job handed back goes on elsewhere while the last answers are still being given here.
  const shelf = createRowShelf(store.db);
  const runner = startJobRunner({
    db: store.db,
    shelf,
    threads: config.jobThreads,
    report: (failure) => app.log.error({ err: failure }, "a job failed"),
  });
  app.addHook("preClose", () => runner.close());
  await passedByAll(app, options);
  const mailer = openMailer(config, Date.now);
  app.addHook("onClose", () => mailer.close());
  const background = createBackground(app.log);
  const letters = { mailer, background, publicUrl: config.publicUrl };
  await app.register(accountRoutes, { store, config, version, mailer, background });
  await app.register(libraryRoutes, { libraries, db: store.db });
  await app.register(tryOutRoutes, { libraries, db: store.db });
  await app.register(preferenceRoutes, { db: store.db, now: Date.now });
  const report = (failure: unknown) => app.log.error(failure, "a conveyor was not calculated");
  const calculator = createCalculator(store.db, report, shelf);
  app.addHook("onListen", async () => {
    calculator.prepare();
    // Ahead of the first question, which would otherwise wait for thousands of rows.
    await watchComponentRows(store.db, shelf)().catch(report);
  });
  app.addHook("onClose", () => calculator.close());
  const live = await meet(app, store, letters);
  await app.register(conveyorRoutes, { db: store.db, ...letters, calculator, live });
  await app.register(proposalRoutes, { db: store.db, ...letters, calculator, live });
  await app.register(linkRoutes, { db: store.db, calculator });
  const gateway = options.payments?.gateway ?? (await openGateway(store.db, config, options.payments?.now ?? Date.now));
  await app.register(paymentRoutes, { db: store.db, config, mailer, background, ...options.payments, gateway });
  await app.register(adminRoutes, { db: store.db, gateway, ...letters, now: Date.now });
  await app.register(supportRoutes, { db: store.db, ...letters });
  await app.register(jobRoutes, { db: store.db, runner, calculator });
  await app.register(doorRoutes, { db: store.db, calculator });
  await app.register(assistantRoutes, { version });
  await app.register(reportRoutes, { db: store.db, calculator, shelf });
  await app.register(teamRoutes, { db: store.db, ...letters });
  await app.register(releaseRoutes, { db: store.db, ...letters, calculator, live });
  await app.register(webApp, { folder: webFolder });
  return app;
}

/** What every call passes before it comes to its route. */
async function passedByAll(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { store, config } = options;
  await app.register(requestLog, { trustedProxies: config.trustedProxies });
  if (config.metricsToken !== undefined) {
    await app.register(metrics, { token: config.metricsToken, gauges: figuresOf(store, config.dataFolder) });
  }
  await app.register(errorAnswers);
  await app.register(storageRoom, { folder: store.target.kind === "sqlite" ? store.target.folder : undefined });
  await app.register(wholeAddresses);
  if (options.maxEventLoopDelay !== undefined) {
    await app.register(overload, { maxEventLoopDelay: options.maxEventLoopDelay });
  }
  await app.register(securityHeaders, {
    isHttps: config.publicUrl.startsWith("https:"),
    conversionUrl: config.conversionUrl,
    ...(config.braintree === undefined ? {} : { braintree: config.braintree.environment }),
  });
  // Calculations keep every processor busy: a stream through other threads takes longer than a small answer itself.
  await app.register(compress, { globalDecompression: false, syncThreshold: 65_536, zlibOptions: { level: 3 } });
  await app.register(etag);
  await app.register(bodyParsers);
  await app.register(signInLimits);
  await app.register(apiDocs, { version });
  await app.register(sessions, { store, config });
  await app.register(fairUse, { callsPerSecond: config.callsPerSecond });
  await app.register(health, { isReady: () => isReady(store) });
}

/** What people at one design see of each other. */
async function meet(app: FastifyInstance, store: Store, post: { readonly mailer: Mailer; readonly publicUrl: string }) {
  const live = createLive({ store, logger: app.log });
  const digests = startDigests({ db: store.db, ...post, logger: app.log });
  // Pages that listen would keep the server from ending.
  app.addHook("preClose", () => live.close());
  app.addHook("preClose", () => digests.stop());
  await app.register(liveRoutes, { live });
  await app.register(commentRoutes, { db: store.db, live });
  return live;
}

async function isReady(store: Store): Promise<boolean> {
  await store.ping();
  return areLibrariesLoaded(store);
}
