import { advisedRollSpeed } from "@beltwright/engine";
import type { ComponentRows } from "../../design/component-rows.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { LibraryRow } from "../../libraries/row.ts";
import { selectConveyorComponent } from "../select-edits.ts";

type Strand = "csIdler" | "rsIdler";

/** Rolls large enough for the belt's speed: Auto takes the lightest that is allowed, and those may turn faster than advised. */
export function withSlowRolls(conveyor: Conveyor, rows: ComponentRows): Conveyor {
  return (["csIdler", "rsIdler"] as const).reduce((built, strand) => withSlowRoll(built, strand, rows), conveyor);
}

function withSlowRoll(conveyor: Conveyor, strand: Strand, { idlers = [] }: ComponentRows): Conveyor {
  const chosen = conveyor[strand];
  const least = (1000 * conveyor.beltSpeedInp) / (Math.PI * advisedRollSpeed.most);
  if (chosen.rollDia >= least) return conveyor;
  const alike = idlers.filter((row) => isAlike(row, chosen) && Number(row.rollDia) >= least);
  const [row] = alike.toSorted((one, other) => rollOf(one) - rollOf(other) || massOf(one) - massOf(other));
  if (row === undefined) return conveyor;
  const outcome = selectConveyorComponent.apply(conveyor, { component: strand, row });
  return outcome.kind === "changed" ? outcome.conveyor : conveyor;
}

const rollOf = ({ rollDia }: LibraryRow) => Number(rollDia);
const massOf = ({ idlerSetMass }: LibraryRow) => Number(idlerSetMass);

/** Sets that differ in nothing but the strength and size of their rolls. */
function isAlike(row: LibraryRow, chosen: Conveyor[Strand]): boolean {
  return (
    row.category === chosen.category &&
    row.beltWidth === chosen.beltWidth &&
    row.noOfRolls === chosen.noOfRolls &&
    row.troughAngle === chosen.troughAngle &&
    row.isOffset === chosen.isOffset &&
    Number(row.bearingCRating) >= chosen.bearingCRating
  );
}
