import { type Config, ConfigRefused, readConfig } from "./config.ts";
import { demoAccounts, demoPassword } from "./demo/demo-accounts.ts";
import { keptSessionSecret } from "./modules/accounts/session-secret.ts";
import { type RunningServer, start } from "./start.ts";
import { describeStartFailure } from "./start-failure.ts";
import { startWorker } from "./start-worker.ts";
import { keepGarbageYoung } from "./young-garbage.ts";

/** The program: runs until a signal, and ends with 0, or with 1 and one line that says what to put right. */
export async function run(environment: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  keepGarbageYoung();
  const told = untilTold(environment.ENDS_WITH_PARENT === "1");
  try {
    const config = readConfig(environment, keptSessionSecret);
    const started = isWorker(args) ? beginWorker(config, environment.PORT !== undefined) : beginServer(config);
    const running = await Promise.race([started, told]);
    // Told to end before anyone was served: there is nothing to hand back.
    if (running === undefined) return process.exit(0);
    process.stdout.write(`${running.announcement}\n`);
    await told;
    await stop(running.close);
  } catch (failure) {
    process.stderr.write(`${describeStartFailure(failure)}\n`);
    process.exit(1);
  }
}

interface Running {
  readonly announcement: string;
  readonly close: () => Promise<void>;
}

function isWorker(args: readonly string[]): boolean {
  const unknown = args.find((arg) => arg !== "--worker");
  if (unknown !== undefined)
    throw new ConfigRefused(`${unknown} is not known; there is --worker, and the environment.`);
  return args.length > 0;
}

async function beginServer(config: Config): Promise<Running> {
  const server = await start(config);
  return { announcement: announcement(server, config), close: server.close };
}

async function beginWorker(config: Config, isWatched: boolean): Promise<Running> {
  const { address, threads, close } = await startWorker(config, isWatched);
  const watched = address === undefined ? "" : `; health and figures at ${address}`;
  return { announcement: `Beltwright worker: calculations at once: ${threads}${watched}`, close };
}

/**
 * Ctrl-C reaches the program from the terminal and from whoever started it; it ends once. Where it is asked to, it ends
 * with whoever started it: killed, that one tells nobody, but its children get another parent.
 */
function untilTold(endsWithParent: boolean): Promise<undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const end = () => resolve(undefined);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  const parent = process.ppid;
  if (endsWithParent) setInterval(() => process.ppid === parent || end(), 500).unref();
  return promise;
}

/** Milliseconds; those who run programs kill them after 10 s. */
const lastMoment = 9000;

/** A database or a mail server that does not answer holds nobody up: what could not be handed back is taken up later. */
async function stop(close: () => Promise<void>): Promise<void> {
  setTimeout(() => {
    process.stderr.write("Beltwright ended before everything under way was done.\n");
    process.exit(1);
  }, lastMoment);
  await close();
  process.exit(0);
}

function paymentsLine({ braintree, isDemo }: Config): string {
  if (braintree === undefined && !isDemo) return "Payments: none, as BRAINTREE_* is not set; nothing is sold";
  if (braintree === undefined) return "Payments: the embedded sandbox, which moves no money";
  return `Payments: Braintree (${braintree.environment})`;
}

function announcement(server: RunningServer, config: Config): string {
  const lines = [`Beltwright is at ${server.address}`, paymentsLine(config)];
  if (config.isDemo) {
    lines.push(`Demo mode: anyone who reaches this address may sign in, with the password ${demoPassword}`);
    lines.push(...demoAccounts.map(({ userName, about }) => `  ${userName.padEnd(22)}${about}`));
  }
  return lines.join("\n");
}
