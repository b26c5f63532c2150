import type { Finding } from "@beltwright/engine";
import { type Calculated, findCalculated } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { isAmong, isSameFinding, type Remedy, remediesFrom, type TryOptions } from "./remedies.ts";

/** A remedy that was taken, and the error it was taken for. */
interface Mended {
  readonly finding: Finding;
  readonly remedy: Remedy;
}

export interface MendedAll {
  readonly conveyor: Conveyor;
  readonly done: readonly Mended[];
  /** Errors that nothing mends. */
  readonly left: readonly Finding[];
}

/** Remedies that are taken at most. */
const mostTaken = 40;

/**
 * Takes remedies until no error is left or none helps: error by error, of what mends it the remedy that costs least for
 * each error it removes. An error that nothing mends is tried again once others are gone. Undefined where the conveyor
 * cannot be calculated.
 */
export function mendAll(conveyor: Conveyor, options: TryOptions = {}): MendedAll | undefined {
  let calculated = findCalculated(conveyor, options);
  if (calculated === undefined) return undefined;
  let current = conveyor;
  const done: Mended[] = [];
  let unmended: readonly Finding[] = [];
  for (;;) {
    const left = distinct(calculated.solution.findings.filter(({ severity }) => severity === "error"));
    const finding = left.find((one) => !isAmong(one, unmended));
    if (finding === undefined || done.length >= mostTaken) return { conveyor: current, done, left };
    const remedy = cheapest(remediesFrom(current, calculated, finding, options));
    const next: Calculated | undefined = remedy && findCalculated(remedy.conveyor, options);
    if (remedy === undefined || next === undefined) unmended = [...unmended, finding];
    else {
      done.push({ finding, remedy });
      unmended = [];
      current = remedy.conveyor;
      calculated = next;
    }
  }
}

function cheapest(remedies: readonly Remedy[]): Remedy | undefined {
  return remedies.toSorted((one, other) => worthOf(one) - worthOf(other))[0];
}

/** Capital cost for each error removed; mass stands for it where nothing can be costed. */
function worthOf({ gone, differences }: Remedy): number {
  const errors = gone.filter(({ severity }) => severity === "error").length;
  const cost = differences.capitalCost ?? differences.totalMass ?? 0;
  return cost > 0 ? cost / errors : cost - errors;
}

function distinct(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((one, at) => findings.findIndex((other) => isSameFinding(one, other)) === at);
}
