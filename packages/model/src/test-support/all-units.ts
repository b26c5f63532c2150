import { unitUses } from "../units/quantity-table.ts";
import type { UnitCode } from "../units/unit.ts";

/** Every unit code a field may be stored in. */
export const allUnits = Object.keys(unitUses).filter((code): code is UnitCode => code in unitUses);
