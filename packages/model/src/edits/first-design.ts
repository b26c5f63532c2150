import type { ComponentRows } from "../design/component-rows.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { chooseLayout, chosenAgain, type LayoutChoice } from "../layouts/choose-layout.ts";
import { estimatePulls } from "../layouts/estimate-pulls.ts";
import { unsized } from "../layouts/laid-pulls.ts";
import { layConveyor } from "../layouts/lay-conveyor.ts";
import { takeUpPlace } from "../layouts/take-up-place.ts";
import { singleDriveTensions } from "../layouts/traction.ts";
import { withBrakes } from "./first-brakes.ts";
import { withIdlers } from "./first-idlers.ts";
import { withMachine } from "./first-machine.ts";
import { beltCategory, beltKind, withoutSag, withSpacings } from "./first-practice.ts";
import { withPulleys } from "./first-pulleys.ts";
import { withSpeed } from "./first-speed.ts";
import type { FiveNumbers } from "./five-numbers.ts";
import { type SelectedRow, selectConveyorComponent } from "./select-edits.ts";

/** A first design, and why its drives stand where they do. */
interface FirstDesign {
  readonly conveyor: Conveyor;
  readonly choice: LayoutChoice;
}

/** Libraries without which parts cannot be chosen. */
const needed = ["belts", "idlers", "motors", "gearBoxes", "pullShells", "pullShafts", "pullWidths"];
/** Rounds after which places and parts have settled, or are taken as they are. */
const mostRounds = 7;
const roundsWithout = 3;

/**
 * A complete first design by the practice of handbook 15: drives where the pulls ask for them, a take-up, brakes where
 * the belt runs by itself, idlers of the width, a speed that carries the load, a belt and motors strong enough. What is
 * chosen from a library stays on Auto; where no rows are given, with values that do without one.
 */
export function designFirst(five: FiveNumbers, libraries?: ComponentRows): FirstDesign {
  const rows = needed.every((name) => (libraries?.[name]?.length ?? 0) > 0) ? libraries : undefined;
  const started = withSpeed(withIdlers(withMaterial(begun(five), five.material)), five);
  const spaced = withSpacings(started, five.length);
  const first = chooseLayout(estimatePulls(spaced, five), five.width);
  const begin = withFirstBelt(withoutSag(spaced, first.estimate), first, rows);
  let [choice, conveyor, looks] = [first, laid(begin, five, first), 0];
  for (let round = 0; round < (rows ? mostRounds : roundsWithout); round += 1) {
    const { conveyor: sized, solved } = withMachine(withBrakes(conveyor, choice), { five, choice, rows });
    const again = choice === first && solved !== undefined ? chosenAgain(first, solved, five.width) : choice;
    const isOther = again !== choice;
    choice = again;
    // The first pulleys were chosen for a belt that no longer is.
    const next = laid(isOther ? begin : looks === 0 ? { ...sized, pulls: unsized(sized.pulls) } : sized, five, choice);
    const isSettled = looks > 0 && isSame(next, conveyor);
    looks = isOther ? 0 : looks + 1;
    conveyor = next;
    if (isSettled) break;
  }
  return { conveyor: rows ? conveyor : withRoomForPulleys(conveyor, five, choice), choice };
}

export function firstDesign(five: FiveNumbers, rows?: ComponentRows): Conveyor {
  return designFirst(five, rows).conveyor;
}

/** A belt may drift as far as its rolls leave room: what a sample conveyor allows belongs to its own width. */
const byRolls = 0;

function begun({ capacity, width, isReversible = false }: FiveNumbers): Conveyor {
  const drawn = { pointsAre: "Pulley centres", horizDriftAllowance: byRolls } as const;
  return { ...newConveyor(), ...drawn, capacityInp: capacity, beltWidthInp: width, reversible: isReversible };
}

function withMaterial(conveyor: Conveyor, material: SelectedRow | undefined): Conveyor {
  if (!material) return conveyor;
  const outcome = selectConveyorComponent.apply(conveyor, { component: "matl", row: material });
  return outcome.kind === "changed" ? outcome.conveyor : conveyor;
}

/** The kind of belt by a first look at the pulls. */
function withFirstBelt(conveyor: Conveyor, { estimate }: LayoutChoice, rows: ComponentRows | undefined): Conveyor {
  const { tight } = singleDriveTensions(Math.max(estimate.pull, estimate.hold));
  const kind = beltKind(tight / conveyor.beltWidthInp, estimate.length);
  return { ...conveyor, pulls: [], drives: [], beltCategory: beltCategory(kind, rows) };
}

/** m: from a chute over the belt, where nobody told. */
const usualDrop = 1.5;
/** m */
const loadingSkirt = 5;

/** The points of the layout with the load on them, and room for the pulleys there are. */
function laid(conveyor: Conveyor, { length, lift, capacity }: FiveNumbers, choice: LayoutChoice): Conveyor {
  const placed = layConveyor(conveyor, { length, lift, choice, takeUp: takeUpPlace(conveyor, choice) });
  const pulls = placed.pulls.map((pull) => {
    const isLoaded = pull.sectType === "Carry" && (pull.pType === "Hopper" || pull.pType === "Int. Pt");
    return {
      ...pull,
      capacityInp: isLoaded ? capacity : 0,
      ...(pull.pType === "Hopper" ? ({ loadingIdlers: "By rule", dropHeight: usualDrop } as const) : {}),
      skirtLength: pull.pType === "Hopper" ? Math.min(loadingSkirt, 0.2 * length) : 0,
    };
  });
  return { ...placed, pulls };
}

/** Pulleys that no library gives: sized for the places they stand at, and again for those they then need. */
function withRoomForPulleys(conveyor: Conveyor, five: FiveNumbers, choice: LayoutChoice): Conveyor {
  return withPulleys(laid(withPulleys(conveyor), five, choice));
}

/** Whether two rounds differ in nothing that Auto would not choose by itself. */
function isSame(one: Conveyor, other: Conveyor): boolean {
  return JSON.stringify(decided(one)) === JSON.stringify(decided(other));
}

function decided(conveyor: Conveyor) {
  const { pulls, drives, nomCSSpacing, rampTime, takeupType, takeUpMass, takeupTensionInp } = conveyor;
  return {
    ...{ nomCSSpacing, category: conveyor.beltCategory, rampTime, takeupType, takeUpMass, takeupTensionInp },
    places: pulls.map(({ x, z, description, brakeTorque }) => [x, z, description, brakeTorque]),
    drives: drives.map(({ lagging, controlMode, brakeType, noOfMotors }) => [
      lagging,
      controlMode,
      brakeType,
      noOfMotors,
    ]),
  };
}
