import type { ComponentRows } from "../../design/component-rows.ts";
import { newConveyor } from "../../document/new-conveyor.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { chooseLayout, type LayoutChoice } from "../../layouts/choose-layout.ts";
import { estimatePulls } from "../../layouts/estimate-pulls.ts";
import type { Span } from "../../layouts/layout.ts";
import { singleDriveTensions } from "../../layouts/traction.ts";
import type { OfficePreferences } from "../../preferences/office-preferences.ts";
import { type SelectedRow, selectConveyorComponent } from "../select-edits.ts";
import { withIdlers } from "./first-idlers.ts";
import { beltCategory, beltKind, withoutSag, withSpacings } from "./first-practice.ts";
import { withSpeed } from "./first-speed.ts";
import type { FiveNumbers } from "./five-numbers.ts";

/** What rules of practice make of five numbers before anything is laid or solved. */
interface FirstLook {
  /** Without points and drives. */
  readonly begin: Conveyor;
  readonly choice: LayoutChoice;
}

export function firstLook(five: FiveNumbers, rows?: ComponentRows, preferences?: OfficePreferences): FirstLook {
  return lookAt(withMaterial(begun(five), five.material), five, rows, preferences);
}

/** The same of a blank conveyor that has its capacity, width and material. */
export function lookAt(
  blank: Conveyor,
  five: Span & Pick<FiveNumbers, "width">,
  rows?: ComponentRows,
  preferences: OfficePreferences = {},
): FirstLook {
  const started = withSpeed(withIdlers(blank), five);
  const spaced = withSpacings(started, five.length, preferences);
  const choice = chooseLayout(estimatePulls(spaced, five), five.width);
  return { begin: withFirstBelt(withoutSag(spaced, choice.estimate), choice, { rows, preferences }), choice };
}

/** A belt may drift as far as its rolls leave room: what a sample conveyor allows belongs to its own width. */
const byRolls = 0;

export function begun({ capacity, width, isReversible = false }: FiveNumbers): Conveyor {
  const drawn = { pointsAre: "Pulley centres", horizDriftAllowance: byRolls } as const;
  return { ...newConveyor(), ...drawn, capacityInp: capacity, beltWidthInp: width, reversible: isReversible };
}

function withMaterial(conveyor: Conveyor, material: SelectedRow | undefined): Conveyor {
  if (!material) return conveyor;
  const outcome = selectConveyorComponent.apply(conveyor, { component: "matl", row: material });
  return outcome.kind === "changed" ? outcome.conveyor : conveyor;
}

/** The kind of belt by a first look at the pulls. */
function withFirstBelt(
  conveyor: Conveyor,
  { estimate }: LayoutChoice,
  { rows, preferences }: { readonly rows: ComponentRows | undefined; readonly preferences: OfficePreferences },
): Conveyor {
  const { tight } = singleDriveTensions(Math.max(estimate.pull, estimate.hold));
  const kind = beltKind(tight / conveyor.beltWidthInp, estimate.length, preferences.beltKinds);
  return { ...conveyor, pulls: [], drives: [], beltCategory: beltCategory(kind, rows) };
}
