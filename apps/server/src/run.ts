import { type Config, readConfig } from "./config.ts";
import { demoAccounts, demoPassword } from "./demo/demo-accounts.ts";
import { keptSessionSecret } from "./modules/accounts/session-secret.ts";
import { type RunningServer, start } from "./start.ts";
import { describeStartFailure } from "./start-failure.ts";

/** The program: runs until a signal, and ends with 0, or with 1 and one line that says what to put right. */
export async function run(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    const config = readConfig(environment, keptSessionSecret);
    const server = await start(config);
    process.stdout.write(`${announcement(server, config)}\n`);
    stopOnSignal(server);
  } catch (failure) {
    process.stderr.write(`${describeStartFailure(failure)}\n`);
    process.exit(1);
  }
}

/** Ctrl-C reaches the program from the terminal and from whoever started it; it ends once. */
function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const end = () => {
    if (!isStopping) void stop(server);
    isStopping = true;
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
}

async function stop(server: RunningServer): Promise<void> {
  await server.close();
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
