import { isPlanColumn, type PlanColumn } from "../../ui/payment/plan-words.ts";

/** What the address says is chosen, so that prices and hints elsewhere can lead to a plan. */
export interface SubscribeSearch {
  readonly plan?: PlanColumn;
  readonly cycle?: "month" | "year";
}

export function readSubscribeSearch(raw: Readonly<Record<string, unknown>>): SubscribeSearch {
  return {
    ...(isPlanColumn(raw.plan) && { plan: raw.plan }),
    ...((raw.cycle === "month" || raw.cycle === "year") && { cycle: raw.cycle }),
  };
}
