import type { ComponentRows } from "@beltwright/model";
import type { Db } from "@beltwright/store";
import type { Calculator } from "../conveyors/calculator.ts";

/** What reports are made ready with. */
export interface ReportDesk {
  readonly db: Db;
  readonly calculator: Pick<Calculator, "open" | "openSent">;
  readonly now: () => number;
  readonly readRows: (owner: string) => Promise<ComponentRows>;
}
