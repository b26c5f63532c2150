import type { Db } from "@beltwright/store";
import type { Background } from "../accounts/background.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Gateway } from "../payments/gateway.ts";

export interface AdminOptions {
  readonly db: Db;
  readonly gateway: Gateway;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly publicUrl: string;
  readonly now: () => number;
}
