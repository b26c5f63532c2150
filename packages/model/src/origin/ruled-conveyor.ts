import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { withBrakes } from "../edits/first-brakes.ts";
import { loadingSkirt, usualDrop } from "../edits/first-design.ts";
import { begun, lookAt } from "../edits/first-look.ts";
import { withLagging } from "../edits/first-practice.ts";
import { withStart } from "../edits/first-start.ts";
import { familyOf, type LayoutChoice, layoutOfFamily } from "../layouts/choose-layout.ts";
import { motorsByDrive } from "../layouts/lay-conveyor.ts";
import type { Span } from "../layouts/layout.ts";
import { takeUpPlace } from "../layouts/take-up-place.ts";
import { layoutNow, spanOf } from "../stations/layout-choices.ts";

/** A conveyor as the rules of a first design would have it, with what they rest on. */
export interface Ruled {
  readonly conveyor: Conveyor;
  readonly choice: LayoutChoice;
  readonly span: Span;
}

/**
 * The fields that rules of practice give, written anew from the document's own numbers by the rules themselves; all else
 * as it is. Undefined where the loop has no two strands.
 */
export function ruledConveyor(conveyor: Conveyor): Ruled | undefined {
  const span = spanOf(conveyor);
  if (!span || !(span.length > 0) || !(conveyor.beltSpeedInp > 0)) return undefined;
  const { capacityInp: capacity, beltWidthInp: width, reversible: isReversible } = conveyor;
  const five = { ...span, capacity, width, isReversible };
  const { begin, choice: first } = lookAt({ ...begun(five), matl: conveyor.matl }, five);
  const now = layoutNow(conveyor);
  const choice = familyOf(first.layout) === now ? first : layoutOfFamily(now, first.estimate, width);
  const { beltSpeedInp, nomCSSpacing, nomRSSpacing, allowSagCS, allowSagRS } = begin;
  const ruled = {
    ...conveyor,
    ...{ beltSpeedInp, nomCSSpacing, nomRSSpacing, allowSagCS, allowSagRS },
    takeupType: takeUpPlace(conveyor, choice).takeupType,
    drives: withLagging(withMotors(conveyor, choice)),
    pulls: conveyor.pulls.map((pull) => withLoading(pull, span.length)),
  };
  const held = withBrakes({ ...ruled, designStopTime: begin.designStopTime }, choice);
  return { conveyor: withStart(held, span.length), choice, span };
}

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
