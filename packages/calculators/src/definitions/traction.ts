import { wrapView } from "@beltwright/drawing";
import { startTrace, wrapAndTraction } from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { figure } from "../entries.ts";
import { numberOf, withoutNoise } from "./design-values.ts";

// CEMA, Belt Conveyors for Bulk Materials, 5th ed., wrap factor table: lagged, 240°.
export const tractionCalculator = defineCalculator({
  about: "Slack-side tension a drive pulley needs, what is left of the one it has, and the wrap that would do.",
  entries: {
    friction: figure("Friction", "1", 0.35, "Belt on pulley: bare 0.25, lagged 0.35.", { min: 0.01, max: 2 }),
    wrapAngle: figure("Wrap", "deg", 240, "Angle over which the belt touches the pulley.", { max: 1000 }),
    driveForce: figure("Drive force", "kN", 50, "Pull of the drive on the belt; negative when it brakes.", {
      min: -1e6,
      max: 1e6,
    }),
    slackTension: figure("Slack-side tension", "kN", 30, "Lower tension of the two at the pulley.", { max: 1e6 }),
  },
  run: (trace, given) => {
    const found = wrapAndTraction(trace, given);
    return {
      figures: [
        { label: "Drive factor", value: found.driveFactor, unit: "1" },
        { label: "Slack side needed", value: found.requiredSlackTension, unit: "kN" },
        { label: "Surplus", value: found.surplus, unit: "kN" },
        { label: "Tight side", value: found.tightTension, unit: "kN" },
        { label: "Friction needed", value: found.requiredFriction, unit: "1" },
        { label: "Wrap needed", value: found.requiredWrapAngle, unit: "deg" },
      ],
      drawn: { "wrap tightTension": found.tightTension },
    };
  },
  draw: ({ given, system }) =>
    wrapView({ ...given, ...wrapAndTraction(startTrace("checked"), given) }, undefined, system),
  fromDesign: ({ drives }, results) => {
    const [drive] = drives;
    const [tight, slack] = [numberOf(results, "drives[0].t1"), numberOf(results, "drives[0].t2")];
    const force = tight !== undefined && slack !== undefined ? withoutNoise(tight - slack) : undefined;
    const required = numberOf(results, "drives[0].t2Required");
    const friction = drive?.coeffofFrictionRun;
    return {
      friction,
      wrapAngle: drive?.wrapAngleMode === "Manual" ? drive.wrapAngle : wrapOf(friction, force, required),
      driveForce: force,
      slackTension: slack,
    };
  },
});

/** The wrap the belt takes by its way round the pulleys, deg: it is what makes the drive need so much slack tension. */
function wrapOf(friction = 0, force = 0, required = 0): number | undefined {
  if (friction <= 0 || force <= 0 || required <= 0) return undefined;
  return Number((((Math.log(1 + force / required) / friction) * 180) / Math.PI).toFixed(1));
}
