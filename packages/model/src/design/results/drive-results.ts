import { largest, type Solution } from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { driveId } from "../points.ts";
import { type ComputedResult, computed } from "./computed-result.ts";

/** Results of each drive: power in the case that needs most, tensions and traction while running full. */
export function driveResults(document: Conveyor, solution: Solution): readonly ComputedResult[] {
  const { power } = solution;
  const largest = power.cases.find(({ loadCase }) => loadCase === power.largest);
  return document.drives.flatMap((drive, index) => {
    const id = driveId(drive);
    const motor = power.motors.find((one) => one.driveId === id);
    const absorbed = largest?.drives.find((one) => one.driveId === id)?.absorbed;
    return [
      ...computed(`drives[${index}].reqMotorPower`, motor?.requiredMotorPower, { driveId: id }),
      ...computed(`drives[${index}].absorbedPower`, absorbed, { loadCase: power.largest, driveId: id }),
      ...tractionResults(solution, id, `drives[${index}]`),
    ];
  });
}

/** T1 is the tight side and T2 the slack side, whichever way the drive pulls. */
function tractionResults({ traction, cases }: Solution, id: string, at: string): readonly ComputedResult[] {
  const loadCase = "running-full";
  const found = traction.cases.find((one) => one.loadCase === loadCase)?.drives.find(({ driveId: one }) => one === id);
  const point = cases[loadCase].points.find(({ pointId }) => pointId === found?.pointId);
  if (found === undefined || point === undefined) return [];
  const place = { loadCase, pointId: found.pointId, driveId: id };
  return [
    ...computed(`${at}.t1`, largest(point.arriving, point.leaving), place),
    ...computed(`${at}.t2`, found.slackTension, place),
    ...computed(`${at}.t2Required`, found.requiredSlackTension, place),
    ...computed(`${at}.t2Surplus`, found.surplus, place),
    ...computed(`${at}.reqWrapAngle`, found.requiredWrapAngle, place),
  ];
}
