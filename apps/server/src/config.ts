import { resolve } from "node:path";
import type { Seller } from "@beltwright/report";
import { z } from "zod";
import { demoFaults, isDemoMode, neverEmpty } from "./config-demo.ts";
import {
  braintreeFaults,
  braintreeVariables,
  conversionVariables,
  readBraintreeKeys,
  readSeller,
  sellerVariables,
} from "./config-payments.ts";
import { secretFault } from "./config-secret.ts";
import type { BraintreeKeys } from "./modules/payments/braintree/braintree-sdk.ts";

/** Everything the environment decides, checked once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Address users type, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string;
  readonly database:
    | { readonly kind: "sqlite"; readonly folder: string }
    | { readonly kind: "postgres"; readonly url: string };
  /** Holds the embedded database, the outbox and other files of the server. */
  readonly dataFolder: string;
  readonly sessionSecret: string;
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  readonly smtpUrl: string | undefined;
  /** Without it a demo has payments of the embedded sandbox, which moves no money, and any other server sells nothing. */
  readonly braintree: BraintreeKeys | undefined;
  /** Who sells, for invoices. */
  readonly seller: Seller;
  /** Where the web reports a sale, by plan family; nobody is told where there is none. */
  readonly conversionUrl: string | undefined;
  readonly logLevel: LogLevel;
  /** Ready accounts with a known password, and payments that move no money. */
  readonly isDemo: boolean;
  /** How many proxies in front of the server are believed about the caller's address. */
  readonly trustedProxies: number;
  /** Whoever reads the figures at /metrics must bring it; without it there are none. */
  readonly metricsToken: string | undefined;
  /** Long calculations at once, 0 where worker processes do them all; absent, one processor less than there are. */
  readonly jobThreads: number | undefined;
  /** Calls of the API that one account may make, on average. */
  readonly callsPerSecond: number;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment is wrong. The message names each variable and what it should be. */
export class ConfigRefused extends Error {
  override readonly name = "ConfigRefused";
}

/**
 * Reads the environment. `keptSecret` gives the session secret of a demo that was not given one; the
 * entry point keeps it in the data folder, so that a restart does not sign everyone out.
 */
export function readConfig(environment: Environment, keptSecret: (dataFolder: string) => string): Config {
  const isGiven = ([name, value]: readonly [string, unknown]) => value !== "" || neverEmpty.includes(name);
  const given = Object.fromEntries(Object.entries(environment).filter(isGiven));
  const read = variables.safeParse(given);
  if (!read.success) throw refusal(read.error.issues);
  const faults = demoFaults(given);
  if (faults.length > 0) throw refusal(faults);

  const { PORT: port, DATABASE_URL: url, ADMIN_EMAIL: email, ADMIN_PASSWORD: password, ...env } = read.data;
  const dataFolder = resolve(env.DATA_DIR);
  const isDemo = isDemoMode(given);
  return {
    port,
    host: env.HOST ?? (isDemo ? "localhost" : "0.0.0.0"),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${port}`,
    database: url === undefined ? { kind: "sqlite", folder: dataFolder } : { kind: "postgres", url },
    dataFolder,
    sessionSecret: env.SESSION_SECRET ?? keptSecret(dataFolder),
    admin: email === undefined || password === undefined ? undefined : { email, password },
    smtpUrl: env.SMTP_URL,
    braintree: readBraintreeKeys(env),
    seller: readSeller(env),
    conversionUrl: env.CONVERSION_URL,
    logLevel: env.LOG_LEVEL ?? (isDemo ? "warn" : "info"),
    isDemo,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN,
    jobThreads: env.JOB_THREADS,
    callsPerSecond: env.CALLS_PER_SECOND,
  };
}

const variables = z
  .object({
    PORT: wholeNumber(65_535).default(3000),
    HOST: z.string().optional(),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: address(["postgres:", "postgresql:"], "postgres://user:password@host:5432/database").optional(),
    PUBLIC_URL: address(["http:", "https:"], "https://belts.example.com")
      .transform((url) => url.replace(/\/+$/, ""))
      .optional(),
    SESSION_SECRET: z.string().superRefine(refuseWeakSecret).optional(),
    ADMIN_EMAIL: z.email("must be an e-mail address").optional(),
    ADMIN_PASSWORD: z.string().min(12, "must have at least 12 characters").optional(),
    SMTP_URL: address(["smtp:", "smtps:"], "smtp://user:password@host:587").optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).optional(),
    TRUSTED_PROXIES: wholeNumber(10).default(0),
    METRICS_TOKEN: z.string().min(20, "must have at least 20 characters").optional(),
    JOB_THREADS: wholeNumber(64).optional(),
    CALLS_PER_SECOND: wholeNumber(1_000_000).default(50),
    NODE_ENV: z.string().optional(),
    DEMO: z.enum(["0", "1"], "must be 1 for demo mode, or 0").optional(),
    ...braintreeVariables,
    ...sellerVariables,
    ...conversionVariables,
  })
  .superRefine((env, context) => {
    const refuse = (variable: string, message: string) =>
      context.addIssue({ code: "custom", path: [variable], message, input: env });
    if (env.ADMIN_EMAIL !== undefined && env.ADMIN_PASSWORD === undefined) {
      refuse("ADMIN_PASSWORD", "must be set together with ADMIN_EMAIL");
    }
    if (env.ADMIN_PASSWORD !== undefined && env.ADMIN_EMAIL === undefined) {
      refuse("ADMIN_EMAIL", "must be set together with ADMIN_PASSWORD");
    }
    for (const { variable, message } of braintreeFaults(env)) refuse(variable, message);
  });

function refuseWeakSecret(secret: string, context: z.RefinementCtx): void {
  const message = secretFault(secret);
  if (message !== undefined) context.addIssue({ code: "custom", message, input: secret });
}

function wholeNumber(max: number) {
  const message = `must be a whole number from 0 to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().max(max, message));
}

function address(protocols: readonly string[], example: string) {
  const isAddress = (text: string) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
  return z.string().refine(isAddress, `must be an address such as ${example}`);
}

function refusal(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  const lines = issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  return new ConfigRefused(`The configuration cannot be used: ${lines.join("; ")}.`);
}
