import type { ComponentRows } from "../../design/component-rows.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { chosenAgain, type LayoutChoice } from "../../layouts/choose-layout.ts";
import { unsized } from "../../layouts/laid-pulls.ts";
import { gentleSlope, layConveyor } from "../../layouts/lay-conveyor.ts";
import { returnSlopeFor } from "../../layouts/return-slope.ts";
import { takeUpPlace } from "../../layouts/take-up-place.ts";
import { type OfficePreferences, withOfficeMoney } from "../../preferences/office-preferences.ts";
import { limitsOf } from "../../preferences/preferred-rows.ts";
import { withBrakes } from "./first-brakes.ts";
import { withoutFlap } from "./first-flap.ts";
import { firstLook } from "./first-look.ts";
import { withMachine } from "./first-machine.ts";
import { withPulleys } from "./first-pulleys.ts";
import { withoutSlackEdges } from "./first-take-up.ts";
import { findWarned } from "./first-warned.ts";
import type { FiveNumbers } from "./five-numbers.ts";

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
 * chosen from a library stays on Auto; where no rows are given, with values that do without one. The rows are those that
 * the office leaves Auto; its other preferences go before the usual values.
 */
export function designFirst(
  five: FiveNumbers,
  libraries?: ComponentRows,
  preferences: OfficePreferences = {},
): FirstDesign {
  // A library that the office leaves empty is no missing one: a design past it would not be the office's.
  const isThere = (name: string) => (libraries?.[name]?.length ?? 0) > 0 || limitsOf(name, preferences).length > 0;
  const rows = needed.every(isThere) ? libraries : undefined;
  const { begin: usual, choice: first } = firstLook(five, rows, preferences);
  const begin = withOfficeMoney(usual, preferences);
  let [choice, looks, returnSlope] = [first, 0, gentleSlope];
  let conveyor = laid(begin, five, { choice, returnSlope });
  let pulls: Partial<LayoutChoice["estimate"]> = {};
  for (let round = 0; round < (rows ? mostRounds : roundsWithout); round += 1) {
    const machine = withMachine(withBrakes(conveyor, choice), { five, choice, rows, preferences });
    const { conveyor: sized, solved } = machine;
    const again = choice === first && solved !== undefined ? chosenAgain(first, solved, five.width) : choice;
    const isOther = again !== choice;
    choice = again;
    pulls = solved ?? pulls;
    // Before the second look the belt and its pulls are a guess.
    if (looks > 0) returnSlope = returnSlopeFor(returnSlope, machine.findings);
    // The first pulleys were chosen for a belt that no longer is.
    const begun = isOther ? begin : looks === 0 ? { ...sized, pulls: unsized(sized.pulls) } : sized;
    const next = laid(begun, five, { choice, returnSlope });
    const isSettled = looks > 0 && isSame(next, conveyor);
    looks = isOther ? 0 : looks + 1;
    conveyor = next;
    if (isSettled) break;
  }
  return {
    conveyor: rows
      ? lookedOver(conveyor, rows, preferences)
      : withRoomForPulleys(conveyor, five, { choice, returnSlope }),
    // The pulls of the design, and not those it was guessed by, are told beside its results.
    choice: { ...choice, estimate: { ...choice.estimate, ...pulls } },
  };
}

/** Mended where a whole calculation shows what rules for one part alone do not. */
function lookedOver(conveyor: Conveyor, rows: ComponentRows, preferences: OfficePreferences): Conveyor {
  const usual = findWarned(conveyor, rows);
  if (usual === undefined) return conveyor;
  return withoutFlap(withoutSlackEdges(usual, rows), rows, preferences).conveyor;
}

export function firstDesign(five: FiveNumbers, rows?: ComponentRows, preferences?: OfficePreferences): Conveyor {
  return designFirst(five, rows, preferences).conveyor;
}

/** m: from a chute over the belt, where nobody told, and how far skirts go with it. */
export const usualDrop = 1.5;
export const loadingSkirt = (length: number) => Math.min(5, 0.2 * length);

interface FirstLaying {
  readonly choice: LayoutChoice;
  readonly returnSlope: number;
}

/** The points of the layout with the load on them, and room for the pulleys there are. */
function laid(conveyor: Conveyor, { length, lift, capacity }: FiveNumbers, laying: FirstLaying): Conveyor {
  const placed = layConveyor(conveyor, { length, lift, ...laying, takeUp: takeUpPlace(conveyor, laying.choice) });
  const pulls = placed.pulls.map((pull) => {
    const isLoaded = pull.sectType === "Carry" && (pull.pType === "Hopper" || pull.pType === "Int. Pt");
    return {
      ...pull,
      capacityInp: isLoaded ? capacity : 0,
      ...(pull.pType === "Hopper" ? ({ loadingIdlers: "By rule", dropHeight: usualDrop } as const) : {}),
      skirtLength: pull.pType === "Hopper" ? loadingSkirt(length) : 0,
    };
  });
  return { ...placed, pulls };
}

/** Pulleys that no library gives: sized for the places they stand at, and again for those they then need. */
function withRoomForPulleys(conveyor: Conveyor, five: FiveNumbers, laying: FirstLaying): Conveyor {
  return withPulleys(laid(withPulleys(conveyor), five, laying));
}

/** Whether two rounds differ in nothing that Auto would not choose by itself. */
function isSame(one: Conveyor, other: Conveyor): boolean {
  return JSON.stringify(decided(one)) === JSON.stringify(decided(other));
}

function decided(conveyor: Conveyor) {
  const { pulls, drives, nomCSSpacing, rampTime, brakesOut } = conveyor;
  const { takeupType, takeUpMass, takeupTensionInp, takeupTravelInp } = conveyor;
  return {
    ...{ nomCSSpacing, category: conveyor.beltCategory, rampTime, brakesOut },
    ...{ takeupType, takeUpMass, takeupTensionInp, takeupTravelInp },
    places: pulls.map(({ x, z, description, brakeTorque }) => [x, z, description, brakeTorque]),
    drives: drives.map(({ lagging, controlMode, brakeType, noOfMotors }) => [
      lagging,
      controlMode,
      brakeType,
      noOfMotors,
    ]),
  };
}
