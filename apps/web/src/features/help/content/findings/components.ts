import { type DriveLimit, drivePartCodes, drivePartOf, type OfDrivePart, type SlotName } from "@beltwright/engine";
import type { Explanations, FindingExplanation } from "../../finding-explanation.ts";

/** What to do where a component misses what it is asked for, by component and limit. */
const remedies: Readonly<Record<DriveLimit, string>> = {
  "motor-power": "Take the next larger motor, add a motor, or look whether a partial load case asks for the power.",
  "motor-poles":
    "Choose the number of poles in the drive, or a row with it. Four poles are usual, six for small ratios.",
  "motor-frequency": "Choose motors of the site's supply; a 60 Hz motor on 50 Hz loses a sixth of its speed and power.",
  "motor-breakdown":
    "A belt that drives its motor must not pull it over its breakdown torque: take a larger motor, or add a brake that holds part of the load.",
  "fluid-coupling-poles": "Couplings are made for a motor speed; choose the row with the poles of the motor.",
  "fluid-coupling-power": "Take the next size; power grows with the fifth power of the diameter.",
  "fluid-coupling-slip": "Above 6 % of slip the coupling runs hot. Take the next size or fill more.",
  "fluid-coupling-peak-torque":
    "The coupling must give 1.1 times the resistance of the full belt. Take one with a smaller delay chamber or a larger motor.",
  "fluid-coupling-start-time":
    "The start takes longer than the coupling stands without overheating. Raise torque, or take a coupling with more oil.",
  "gearbox-ratio":
    "The ratio must lie within 5 %. Another ratio of the series, another pulley diameter, or accept the speed and type it.",
  "gearbox-torque": "Output torque must be 1.5 times full-load torque. Take the next size.",
  "gearbox-starting-torque":
    "Gearboxes stand about twice their rating a few times an hour. Soften the start or take the next size.",
  "gearbox-input-speed": "The motor turns faster or slower than the gearbox allows: more poles, or another row.",
  "high-speed-coupling-torque": "1.5 times motor torque, or the factor of the row. Take the next size.",
  "high-speed-coupling-largest-bore":
    "The thicker of motor shaft and gearbox input does not go in: take a larger coupling.",
  "high-speed-coupling-smallest-bore":
    "The thinner shaft is below the smallest bore: take a smaller coupling or one with a pilot bore.",
  "high-speed-coupling-speed": "The rim would run too fast: take a steel coupling or a smaller one.",
  "low-speed-coupling-torque":
    "1.5 times full-load torque at the pulley, or the factor of the row. Take the next size, or a shaft-mounted gearbox.",
  "low-speed-coupling-largest-bore":
    "The thicker of gearbox output and pulley shaft does not go in: take a larger coupling or turn the shaft end down.",
  "low-speed-coupling-smallest-bore":
    "The thinner shaft is below the smallest bore: take a smaller coupling if its torque is enough.",
  "low-speed-coupling-speed": "Rare on the slow side: check the ratio and the pulley diameter.",
  "holdback-torque":
    "Three times full-load torque at the pulley. Take a larger one, a torque-limiting one, or put it on the faster shaft.",
  "holdback-runback":
    "One and a half times the static torque of the whole load: of several drives, one may have to hold it alone. Take a larger one, or two that limit their torque.",
  "holdback-bore": "The shaft is thicker than the largest bore: take a larger holdback or turn the shaft end down.",
  "holdback-speed": "The shaft turns faster than the holdback allows: put it on a slower shaft.",
  "holdback-lift-off":
    "Sprags must lift off while running or they wear out: choose a roller type for slow shafts, or a faster shaft.",
  "brake-disc": "The disc does not suit the caliper: choose a disc within its range.",
  "brake-room":
    "A quarter of the rim of the disc stays free and each caliper takes 300 mm and 40 mm beside it: take a larger disc, a second one, or stronger calipers.",
  "brake-torque":
    "More calipers, a larger disc, or a longer stopping time. Holding asks for 1.5 times the standing pull.",
  "starter-start-time": "The curve takes longer than the longest start allowed: more torque or a steeper ramp.",
};

const missing: Readonly<Record<SlotName, string>> = {
  motor: "Choose a motor or set it to Auto.",
  "fluid-coupling": "Choose one, set Auto, or tick Direct drive.",
  gearbox: "Choose one or set Auto; without a ratio the belt has no speed.",
  "high-speed-coupling": "Choose one or set Auto; a fluid coupling takes its place.",
  "low-speed-coupling": "Choose one or set Auto; a shaft-mounted gearbox needs none.",
  holdback: "Choose one or set Auto; needed where the loaded belt runs back.",
  brake: "Choose one or set Auto; needed where the belt does not stop in time by itself.",
  starter: "Choose one, or type a start factor.",
};

/** Each code of a component is one of four kinds, said once for all of them. */
export const componentFindings: Explanations = Object.fromEntries(
  drivePartCodes.map((code) => [code, explain(drivePartOf(code))]),
);

function explain({ kind, part, limit }: OfDrivePart): FindingExplanation {
  const remedy = limit === undefined ? "" : remedies[limit];
  switch (kind) {
    case "missing":
      return { cause: "The drive needs this component and the design has none yet.", remedy: missing[part] };
    case "none-to-choose":
      return {
        cause: "Auto looked for rows of the category chosen for this drive and found none that may be chosen.",
        remedy:
          'Choose another category or All, add rows to the library, or tick "allow selection" on the rows you use.',
      };
    case "short":
      return {
        cause:
          "The chosen component was compared with what the calculation needs and falls short; both numbers stand beside the finding.",
        remedy,
      };
    case "none-fits":
      return {
        cause:
          "Auto tried every row of the category. Each fails at least one limit; this is the limit the nearest row misses.",
        remedy,
      };
  }
}
