import type { DynamicResult } from "@beltwright/engine";
import { findingSentence } from "@beltwright/results";

const kilo = (value: number): string => (value / 1000).toFixed(2);
const seconds = (value: number): string => `${value.toFixed(2)} s`;

/** The summary of a run for the terminal. */
export function dynamicText(result: DynamicResult, out: string | undefined): string {
  const { largest, smallest, takeUp, energy, comparison, reachedSpeedAt, stoppedAt, drivesStandAt } = result;
  const where = ({ position, pointId, time }: typeof largest) =>
    `at ${position.toFixed(1)} m (after point ${pointId}), ${seconds(time)}`;
  return [
    `${result.scenario.kind}, ${result.scenario.load}: ${result.elements} elements, step ${(result.step * 1000).toFixed(3)} ms, ${result.frames.count} frames`,
    "",
    `Largest tension    ${kilo(largest.tension)} kN ${where(largest)}`,
    `Smallest tension   ${kilo(smallest.tension)} kN ${where(smallest)}`,
    ...(comparison === undefined
      ? []
      : [`Rigid belt         ${kilo(comparison.largestTension.rigid)} kN (${comparison.loadCase})`]),
    ...(reachedSpeedAt === undefined ? [] : [`At speed after     ${seconds(reachedSpeedAt)}`]),
    ...(drivesStandAt === undefined ? [] : [`Pulleys at rest    ${seconds(drivesStandAt)}`]),
    ...(stoppedAt === undefined ? [] : [`At rest after      ${seconds(stoppedAt)}`]),
    ...(comparison?.duration === undefined ? [] : [`Rigid belt after   ${seconds(comparison.duration.rigid)}`]),
    ...(takeUp === undefined ? [] : [`Take-up travel     ${takeUp.least.toFixed(3)} to ${takeUp.most.toFixed(3)} m`]),
    ...result.drives.map(
      (drive) =>
        `Drive ${drive.driveId.padEnd(12)} ${kilo(drive.largestTorque)} kNm at most, slip margin ${kilo(drive.smallestMargin)} kN at least`,
    ),
    ...result.brakes.map((brake) => `Brake at ${brake.pointId.padEnd(9)} ${kilo(brake.heat)} kJ`),
    `Energy balance     ${(energy.error * 100).toFixed(4)} % missing`,
    ...(result.findings.length === 0 ? [] : ["", ...result.findings.map(findingLine)]),
    ...(out === undefined ? [] : ["", `Written to ${out}`]),
  ].join("\n");
}

function findingLine({ severity, code, place, values }: DynamicResult["findings"][number]): string {
  const at = place.driveId ?? place.pointId;
  const numbers = Object.entries(values).map(([name, value]) => `${name} ${Number(value.toPrecision(5))}`);
  return `${severity}: ${findingSentence(code)}${at === undefined ? "" : ` [${at}]`} ${numbers.join(", ")}`.trimEnd();
}
