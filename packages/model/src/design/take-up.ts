import type { TakeUp } from "@beltwright/engine";
import { isEqual, isZero } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { kilonewtons, percent } from "./si.ts";

/** The take-up; a mass or tension of 0 is found by the engine. A cylinder holds its tension as a winch does. */
export function takeUpOf(conveyor: Conveyor): TakeUp {
  const { takeupType, takeupTensionInp, takeupHoldsInTransients, takeupStartFactor } = conveyor;
  const tension = isZero(takeupTensionInp) ? {} : { tension: kilonewtons(takeupTensionInp) };
  const startFactor = isEqual(takeupStartFactor, 100) ? {} : { startFactor: percent(takeupStartFactor) };
  switch (takeupType) {
    case "Vertical Gravity":
    case "Horizontal Gravity":
      return gravityTakeUp(conveyor);
    case "Winch":
    case "Hydraulic":
      return { kind: "winch", ...tension, ...startFactor, isHeldInTransients: takeupHoldsInTransients };
    case "Winch locked":
      return { kind: "winch", ...tension, isHeldInTransients: false };
    case "Screw":
    case "Fixed":
      return { kind: "fixed", ...tension };
  }
}

function gravityTakeUp({ takeUpMass, takeupIncrement, takeupReeving, takeupFriction }: Conveyor): TakeUp {
  return {
    kind: "gravity",
    ...(isZero(takeUpMass) ? {} : { mass: takeUpMass }),
    massIncrement: takeupIncrement,
    ...(isEqual(takeupReeving, 1) ? {} : { ropeFalls: takeupReeving }),
    ...(isZero(takeupFriction) ? {} : { carriageFriction: kilonewtons(takeupFriction) }),
  };
}

export const takeUpPaths = {
  "takeUp.ropeFalls": "takeupReeving",
  "takeUp.carriageFriction": "takeupFriction",
  "takeUp.mass": "takeUpMass",
  "takeUp.massIncrement": "takeupIncrement",
  "takeUp.startFactor": "takeupStartFactor",
  "takeUp.tension": "takeupTensionInp",
} as const;
