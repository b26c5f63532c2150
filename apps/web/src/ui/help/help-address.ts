import { findLibrary } from "@beltwright/model";

/** Which page of help explains a screen, by its address; the first that fits. */
const pagesByAddress: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, "getting-started"],
  [/^\/(sign-in|register|confirm-email|forgot-password|reset-password)$/, "account"],
  [/^\/profile$/, "account"],
  [/^\/office-preferences$/, "office-preferences"],
  [/^\/group$/, "groups"],
  [/^\/outbox$/, "administration"],
  [/^\/conveyors\/new$/, "five-numbers"],
  [/^\/conveyors\/compare$/, "comparison"],
  [/^\/conveyors\/bin$/, "conveyor-files"],
  [/^\/conveyors\/(group|demos)$/, "sharing"],
  [/^\/conveyors\/[^/]+\/(downloadT6|downloadJson)$/, "file-formats"],
  [/^\/conveyors\/[^/]+\/delete$/, "conveyor-files"],
  [/^\/(conveyors\/[^/]+|try)\/reports$/, "reports"],
  [/^\/link\//, "links"],
  [/^\/try$/, "editor"],
  [/^\/conveyors\/[^/]+/, "editor"],
  [/^\/conveyors$/, "conveyor-files"],
  [/^\/starters/, "starter-curves"],
  [/^\/(admin|users|userList|groups|audit)/i, "administration"],
  [/^\/(support|tickets?)/i, "support"],
  [/^\/(subscri|buy|manage|pricing|payment|purchase|transactions|braintree)/i, "subscriptions"],
  [/^\/(calculators?|tools)/i, "calculators"],
  [/^\/reports?/i, "reports"],
  [/^\/App\/conv/, "subscriptions"],
  [/^\/App\/THelp/, "using-help"],
];

export function helpPageFor(address: string): string | undefined {
  const page = pagesByAddress.find(([pattern]) => pattern.test(address))?.[1];
  if (page !== undefined) return page;
  return findLibrary(address.split("/")[1] ?? "") === undefined ? undefined : "libraries";
}
