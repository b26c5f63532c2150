import type { MachineSolution } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { withBrakes } from "../edits/first/first-brakes.ts";
import { loadingSkirt, usualDrop } from "../edits/first/first-design.ts";
import { begun, lookAt } from "../edits/first/first-look.ts";
import { withCategory } from "../edits/first/first-machine.ts";
import { withLagging } from "../edits/first/first-practice.ts";
import { withStart } from "../edits/first/first-start.ts";
import { withTakeUp } from "../edits/first/first-take-up.ts";
import { familyOf, type LayoutChoice, layoutOfFamily } from "../layouts/choose-layout.ts";
import { motorsByDrive } from "../layouts/lay-conveyor.ts";
import type { Span } from "../layouts/layout.ts";
import { takeUpPlace } from "../layouts/take-up-place.ts";
import type { OfficePreferences } from "../preferences/office-preferences.ts";
import { layoutNow, spanOf } from "../stations/layout-choices.ts";

/** What rules look at beside the document. */
export interface RuleContext {
  /** Of its owner's office. */
  readonly preferences?: OfficePreferences | undefined;
  /** Of the document; without it nothing is said of fields that follow from tensions. */
  readonly solution?: MachineSolution | undefined;
}

/** A conveyor as the rules of a first design would have it, with what they rest on. */
export interface Ruled {
  readonly conveyor: Conveyor;
  readonly choice: LayoutChoice;
  readonly span: Span;
  readonly preferences: OfficePreferences;
  readonly solution: MachineSolution | undefined;
}

/**
 * The fields that rules of practice give, written anew from the document's own numbers by the rules themselves; all else
 * as it is. Undefined where the loop has no two strands.
 */
export function ruledConveyor(conveyor: Conveyor, { preferences = {}, solution }: RuleContext = {}): Ruled | undefined {
  const span = spanOf(conveyor);
  if (!span || !(span.length > 0) || !(conveyor.beltSpeedInp > 0)) return undefined;
  const { capacityInp: capacity, beltWidthInp: width, reversible: isReversible } = conveyor;
  const five = { ...span, capacity, width, isReversible };
  const { begin, choice: first } = lookAt({ ...begun(five), matl: conveyor.matl }, five, undefined, preferences);
  const now = layoutNow(conveyor);
  const choice = familyOf(first.layout) === now ? first : layoutOfFamily(now, first.estimate, width);
  const { beltSpeedInp, nomCSSpacing, nomRSSpacing, allowSagCS, allowSagRS } = begin;
  const ruled = {
    ...conveyor,
    ...{ beltSpeedInp, nomCSSpacing, nomRSSpacing, allowSagCS, allowSagRS },
    takeupType: takeUpPlace(conveyor, choice).takeupType,
    drives: withLagging(withMotors(conveyor, choice)),
    pulls: conveyor.pulls.map((pull) => withLoading(withCurve(pull), span.length)),
  };
  const begunWith = { ...ruled, designStopTime: begin.designStopTime, brakesOut: begin.brakesOut };
  const held = solution ? withSolved(begunWith, choice, solution) : withBrakes(begunWith, choice);
  return {
    conveyor: withStart(solution ? withBelt(held, { span, preferences, solution }) : held, span.length, solution),
    ...{ choice, span, preferences, solution },
  };
}

/** Take-up and brakes by the tensions of the conveyor as it is. */
function withSolved(conveyor: Conveyor, choice: LayoutChoice, solution: MachineSolution): Conveyor {
  const held = withBrakes(conveyor, choice, { ...solution, hasRows: true });
  // Where the rule has nothing to brake at the tail, it leaves the points alone.
  const pulls = held.pulls === conveyor.pulls ? conveyor.pulls.map(withoutTailBrake) : held.pulls;
  return withTakeUp({ ...held, pulls }, choice, solution);
}

const withoutTailBrake = (pull: Pull): Pull =>
  pull.pType === "Tail" ? { ...pull, brakeType: "No Brake", brakeTorque: 0 } : pull;

function withBelt(
  conveyor: Conveyor,
  { span, preferences, solution }: Pick<Ruled, "span" | "preferences"> & { readonly solution: MachineSolution },
): Conveyor {
  return withCategory(conveyor, { length: span.length, rows: undefined, preferences }, solution);
}

/** 0 leaves the spacing in a curve to the rule. */
const withCurve = (pull: Pull): Pull => (pull.pType === "Int. Pt" ? { ...pull, curveIdlerSpacing: 0 } : pull);

function withMotors({ drives, pulls }: Conveyor, choice: LayoutChoice): readonly Drive[] {
  const counts = motorsByDrive(choice);
  return drives.map((drive) => {
    const driven = pulls.find(({ pType, linkToDriveNo }) => pType === "Drive" && linkToDriveNo === drive.driveNo);
    return { ...drive, noOfMotors: counts[driven?.description ?? ""] || drive.noOfMotors };
  });
}

function withLoading(pull: Pull, length: number): Pull {
  if (pull.pType !== "Hopper" || pull.sectType !== "Carry") return pull;
  return { ...pull, loadingIdlers: "By rule", dropHeight: usualDrop, skirtLength: loadingSkirt(length) };
}
