import type { Db } from "@beltwright/store";
import type { Background } from "../accounts/background.ts";
import type { Mailer } from "./mailer.ts";

/** What it takes to write to people while nobody waits for it. */
export interface Post {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly background: Background;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}
