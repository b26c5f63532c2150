import type { Db } from "@beltwright/store";
import type { Config } from "../../config.ts";
import { closedGateway } from "./closed-gateway.ts";
import type { Gateway } from "./gateway.ts";
import { ourBooks } from "./known-orders.ts";
import { sandboxGateway } from "./sandbox-gateway.ts";

/** The configured provider; without one a demo has the sandbox, and any other server sells nothing. The provider's library is loaded where it is used: a start without it is quicker. */
export async function openGateway(
  db: Db,
  { braintree, isDemo }: Pick<Config, "braintree" | "isDemo">,
  now: () => number,
): Promise<Gateway> {
  if (braintree === undefined) return isDemo ? sandboxGateway(db, now) : closedGateway;
  const { braintreeGateway } = await import("./braintree/braintree-gateway.ts");
  return braintreeGateway(braintree, ourBooks(db));
}

/** Ends every renewal of a person at the provider, and says of which subscriptions. What was paid stays paid. */
export async function cancelAll(gateway: Gateway, userName: string): Promise<readonly string[]> {
  const ended: string[] = [];
  for (const { subscriptionID, status } of await gateway.subscriptionsOf(userName)) {
    if (status === "Canceled") continue;
    const outcome = await gateway.cancel(subscriptionID);
    if (outcome.kind === "declined") throw new Error(`The provider keeps ${subscriptionID}: ${outcome.reason}`);
    ended.push(subscriptionID);
  }
  return ended;
}
