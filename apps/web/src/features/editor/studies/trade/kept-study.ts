import type { TradeStudy } from "@beltwright/studies";
import { keep, readKept } from "../../../../ui/kept-text.ts";

const keyOf = (id: string) => `beltwright.study.${id}`;

/** The study that was last asked for of a conveyor in this browser. */
export function keptStudy(id: string, storage: Storage = localStorage): TradeStudy | undefined {
  const text = readKept(keyOf(id), storage);
  if (text === undefined) return undefined;
  try {
    const kept: Partial<TradeStudy> = JSON.parse(text);
    const lists = [kept.choices, kept.objectives, kept.conditions, kept.loadLimits];
    return lists.every(Array.isArray) && typeof kept.seed === "number" ? (kept as TradeStudy) : undefined;
  } catch {
    return undefined;
  }
}

export function keepStudy(id: string, study: TradeStudy, storage: Storage = localStorage): void {
  keep(keyOf(id), JSON.stringify(study), storage);
}
