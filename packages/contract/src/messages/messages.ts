import { adminMessages } from "./admin.ts";
import { billingMessages } from "./billing.ts";
import { commentMessages } from "./comments.ts";
import { conveyorFileMessages } from "./conveyor-files.ts";
import { conveyorMessages } from "./conveyors.ts";
import { libraryMessages } from "./libraries.ts";
import { linkMessages } from "./links.ts";
import { productMessages } from "./product.ts";
import { proposalMessages } from "./proposals.ts";
import { releaseMessages } from "./releases.ts";
import { subscriptionMessages } from "./subscriptions.ts";
import { teamMessages } from "./teams.ts";

/** Every sentence the product says, by code. English; another language is another table with the same codes. */
export const messages = {
  ...libraryMessages,
  ...conveyorMessages,
  ...conveyorFileMessages,
  ...subscriptionMessages,
  ...billingMessages,
  ...adminMessages,
  ...linkMessages,
  ...productMessages,
  ...proposalMessages,
  ...commentMessages,
  ...releaseMessages,
  ...teamMessages,
} as const;

export type MessageCode = keyof typeof messages;

/** The sentence of a code with its `{places}` filled in; a place without a value is left empty. */
export function messageFor(code: MessageCode, values: Readonly<Record<string, string | number>> = {}): string {
  return messages[code].replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name] ?? ""));
}
