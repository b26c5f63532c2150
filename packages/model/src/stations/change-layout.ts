import { calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { defineEdit } from "../edits/edit.ts";
import { withBrakes } from "../edits/first/first-brakes.ts";
import type { LayoutChoice, LayoutFamily } from "../layouts/choose-layout.ts";
import { foundStrandDistance } from "../strands/strand-distance.ts";
import { type BaredConveyor, bareConveyor } from "./bared-conveyor.ts";
import { withEndGroup } from "./end-group.ts";
import { inTurn, isConveyor, type LayOutcome } from "./lay-outcome.ts";
import { layoutChoices } from "./layout-choices.ts";
import { drivesFor, pulleysOf, withDrivenEnds } from "./layout-drives.ts";
import { withBoosters, withTakeUpOf } from "./layout-stations.ts";
import { settledStation } from "./settled-station.ts";
import { stationRefusals } from "./station-refusals.ts";

/**
 * Gives an existing conveyor another layout (handbook 15.21): both ends, the drives, the take-up and the brakes are laid
 * anew. Carry points and their loads stay as they are, and so does what was typed of pulleys and drives with the same role.
 */
export const changeLayout = defineEdit<{ readonly layout: LayoutFamily }>("Change layout", (conveyor, { layout }) => {
  const choices = layoutChoices(conveyor);
  const bared = bareConveyor(conveyor);
  if (!choices || !bared) return stationRefusals.noStrands;
  const laid = laidAs(bared, conveyor, choices.of(layout));
  return isConveyor(laid) ? settledStation(conveyor, laid) : laid;
});

function laidAs(bared: BaredConveyor, before: Conveyor, choice: LayoutChoice): LayOutcome {
  const strandDistance = before.strandDistance || foundStrandDistance(before);
  const { layout } = choice;
  const isTailDriven = layout.endsWith("tail");
  const isHeadDriven = layout !== "tail" && layout !== "dual-tail";
  const plan = drivesFor(bared, choice);
  const start = withDrivenEnds({ ...bared.conveyor, drives: plan.map(({ drive }) => drive) }, plan, choice.brake);
  const group = (end: "head" | "tail", isDriven: boolean) => {
    const isFolded = isDriven && layout.startsWith("dual") && (end === "head" || layout === "dual-tail");
    return (conveyor: Conveyor) =>
      withEndGroup(conveyor, {
        end,
        strandDistance,
        ...(isDriven ? pulleysOf(bared, before, conveyor, { end, isFolded }) : {}),
      });
  };
  const [atHead, atTail] = [group("head", isHeadDriven), group("tail", isTailDriven)];
  const laid = inTurn(
    start,
    atHead,
    atTail,
    (conveyor) => withTakeUpOf(conveyor, bared, choice),
    (conveyor) => withBoosters(conveyor, choice),
  );
  return isConveyor(laid) ? withBrakesOf(laid, choice) : laid;
}

function withBrakesOf(conveyor: Conveyor, choice: LayoutChoice): Conveyor {
  const calculation = calculate(conveyor);
  if (calculation.kind === "refused") return conveyor;
  const { findings, machine } = calculation.solution;
  return withBrakes(conveyor, choice, { findings, machine, hasRows: false });
}
