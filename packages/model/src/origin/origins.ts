import type { Conveyor } from "../document/types/conveyor.ts";
import { valueAt } from "../edits/field-at.ts";
import type { UnitCode } from "../units/unit.ts";
import { type RuleContext, type Ruled, ruledConveyor } from "./ruled-conveyor.ts";
import { type FactName, factUnits, isSolvedFor, type RuleName, type RuleValue, ruledFields, ruleOf } from "./rules.ts";

/** Where the value of a field comes from: the rule, what it looked at, and what else it might have given. */
export interface Origin {
  /** `nomCSSpacing`, `drives[0].lagging` */
  readonly path: string;
  readonly rule: RuleName;
  /** What the rule gives for the conveyor as it is. */
  readonly value: RuleValue;
  /** Whether the field has that value; else somebody typed over it, or the numbers the rule looks at have changed. */
  readonly isKept: boolean;
  readonly inputs: readonly OriginInput[];
  /** Values the rule passed over, those next to the one it took. */
  readonly others: readonly RuleValue[];
}

interface OriginInput {
  readonly name: FactName;
  /** In the document's unit. */
  readonly value: number;
  readonly unit: UnitCode;
}

interface Known extends RuleContext {
  readonly ruled: Ruled | undefined;
}

const known = new WeakMap<Conveyor, Known>();

/** Worked out once for a document, however many of its fields ask. */
function ruledOnce(conveyor: Conveyor, { preferences, solution }: RuleContext): Ruled | undefined {
  const last = known.get(conveyor);
  if (last !== undefined && last.preferences === preferences && last.solution === solution) return last.ruled;
  const ruled = ruledConveyor(conveyor, { preferences, solution });
  known.set(conveyor, { preferences, solution, ruled });
  return ruled;
}

/** The origin of one field; undefined where no rule of practice gives it. */
export function findOrigin(conveyor: Conveyor, path: string, context: RuleContext = {}): Origin | undefined {
  const rule = ruleOf(path);
  if (rule === undefined || !isGiven(conveyor, path)) return undefined;
  if (context.solution === undefined && isSolvedFor(path)) return undefined;
  const ruled = ruledOnce(conveyor, context);
  if (ruled === undefined) return undefined;
  const [value, stands] = [valueAt(ruled.conveyor, path), valueAt(conveyor, path)];
  if (!isRuleValue(value)) return undefined;
  return {
    ...{ path, rule: rule.name(ruled, value), value, isKept: value === stands },
    inputs: rule.facts(ruled).map(([name, amount]) => ({ name, value: amount, unit: factUnits[name] })),
    others: rule.others(value),
  };
}

/** Every origin of a document, in the order of its forms. */
export function originsOf(conveyor: Conveyor, context: RuleContext = {}): readonly Origin[] {
  const rows = { "drives[]": conveyor.drives.length, "pulls[]": conveyor.pulls.length };
  const paths = ruledFields.flatMap((field) => {
    const list = Object.entries(rows).find(([name]) => field.startsWith(name));
    if (list === undefined) return [field];
    return Array.from({ length: list[1] }, (_, row) => field.replace("[]", `[${row}]`));
  });
  return paths.flatMap((path) => findOrigin(conveyor, path, context) ?? []);
}

const isRuleValue = (value: unknown): value is RuleValue =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Loading belongs to points that load, a spacing in a curve to curves, and brakes by rule to the tail. */
function isGiven({ pulls }: Conveyor, path: string): boolean {
  const [, row, name = ""] = /^pulls\[(\d+)\]\.(\w+)/.exec(path) ?? [];
  const pull = row === undefined ? undefined : pulls[Number(row)];
  if (pull === undefined) return true;
  if (name === "curveIdlerSpacing") return pull.pType === "Int. Pt" && pull.vertCurveRadiusInp > 0;
  if (name.startsWith("brake")) return pull.pType === "Tail";
  return pull.pType === "Hopper" && pull.sectType === "Carry";
}
