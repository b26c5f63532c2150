import type { Db } from "@beltwright/store";
import type { Background } from "../accounts/background.ts";
import type { Live } from "../live/live.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Calculator } from "./calculator.ts";

export interface ConveyorRoutesOptions {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly background: Background;
  readonly publicUrl: string;
  readonly calculator: Calculator;
  readonly live: Live;
}
