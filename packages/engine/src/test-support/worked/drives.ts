import { motorFigures } from "../../calculators/motor.ts";
import { wrapAndTraction } from "../../calculators/wrap-and-traction.ts";
import { driveMass } from "../../rules/drive-train/inertia.ts";
import {
  actualBeltSpeed,
  inputSpeed,
  pitchDiameter,
  pulleyRotation,
  requiredRatio,
} from "../../rules/drive-train/ratio.ts";
import { fullLoadTorque, lowSpeedTorque, requiredRating, shaftTorque } from "../../rules/drive-train/torque.ts";
import { capacityTorque, couplingRise } from "../../rules/fluid-coupling/start.ts";
import { holdbackRating, runbackForce } from "../../rules/holdback/runback.ts";
import { breakdownSlip, klossTorque, meanStartTorque, motorTorque } from "../../rules/induction-motor/curve.ts";
import { absorbedPower, requiredMotorPower } from "../../rules/mechanics/power.ts";
import { sagTension } from "../../rules/mechanics/sag.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { workedMotor } from "./calculator-inputs.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

// Reference conveyor Ref-A of chapter 03.
const trace = startTrace("checked");
const slopeLength = Math.hypot(500, 40);
const friction = 1.2 * 0.022 * 9.80665 * slopeLength * (20 + 20 / 3 + ((2 * 24.852 + 500 / 3) * 500) / slopeLength);
const te = friction + (500 / 3) * 9.80665 * 40;
const beltSpeed = 3;
const radius = 0.412;
const motorSpeed = 1488 / 60;

function power(): readonly WorkedNumber[] {
  const absorbed = absorbedPower(trace, { beltPower: te * beltSpeed, efficiency: 0.95 });
  const of = (motors: number) => requiredMotorPower(trace, { absorbedPower: absorbed, selectionFactor: 1.15, motors });
  const torque = fullLoadTorque(trace, { power: 355e3, speed: motorSpeed });
  const low = lowSpeedTorque(trace, { torque, ratio: 21.11285 });
  return [
    ["friction part of Te", "kN", "31.4717", friction / 1e3],
    ["Te full", "kN", "96.8493", te / 1e3],
    ["power at the belt", "kW", "290.548", (te * beltSpeed) / 1e3],
    ["absorbed power", "kW", "305.840", absorbed / 1e3],
    ["required of one motor", "kW", "351.716", of(1) / 1e3],
    ["required of each of two", "kW", "175.858", of(2) / 1e3],
    ["drive with 66.7 % of the load", "kW", "234.595", (of(1) * 0.667) / 1e3],
    ["drive with 33.3 % of the load", "kW", "117.121", (of(1) * 0.333) / 1e3],
    ["full-load torque, high-speed shaft", "N m", "2278.394", torque],
    ["full-load torque, low-speed shaft", "N m", "48103.4", low],
    ["torque asked of the gearbox", "N m", "72155.1", requiredRating(trace, { serviceFactor: 1.5, torque: low })],
    ["running torque, low-speed shaft", "N m", "39901.9", shaftTorque(trace, { force: te, radius })],
    [
      "torque asked of the high-speed coupling",
      "N m",
      "3417.59",
      requiredRating(trace, { serviceFactor: 1.5, torque }),
    ],
    [
      "torque asked of the low-speed coupling",
      "N m",
      "72155.1",
      requiredRating(trace, { serviceFactor: 1.5, torque: low }),
    ],
  ];
}

function motorCurve(): readonly WorkedNumber[] {
  const breakdown = 2.7;
  const most = breakdownSlip(trace, { fullLoadSlip: 0.008, breakdown });
  const kloss = (slip: number) => klossTorque(trace, { slip, breakdownSlip: most, breakdown });
  const adopted = (slip: number) => motorTorque(trace, { slip, breakdownSlip: most, breakdown, lockedRotor: 2 });
  const curve: readonly (readonly [number, string])[] = [
    [1, "2.0000"],
    [0.75, "2.11806"],
    [0.5, "2.37281"],
    [0.25, "2.61514"],
    [most, "2.7000"],
    [0.02, "2.10672"],
    [0.008, "1.0000"],
    [0.004, "0.51370"],
    [-0.008, "-1.0000"],
  ];
  return [
    ["breakdown slip", "1", "0.041664", most],
    ["speed at breakdown", "rpm", "1437.50", 1500 * (1 - most)],
    ["Kloss torque at standstill", "1", "0.2246", kloss(1)],
    ["Kloss torque at slip 0.5", "1", "0.4469", kloss(0.5)],
    ["Kloss torque at twice the full-load slip", "1", "1.80722", kloss(0.016)],
    ...curve.map(
      ([slip, printed]): WorkedNumber => [`torque at slip ${+slip.toFixed(4)}`, "1", printed, adopted(slip)],
    ),
    ["mean torque of a start", "1", "2.115", meanStartTorque(trace, { lockedRotor: 2, breakdown })],
  ];
}

function coupling(): readonly WorkedNumber[] {
  const angularSpeed = (1488 * 2 * Math.PI) / 60;
  const torque = capacityTorque(trace, { capacity: 2e-3, density: 860, diameter: 0.562, angularSpeed });
  return [
    ["torque of size 562", "N m", "2341.39", torque],
    ["power at 2.5 % slip", "kW", "355.72", (torque * angularSpeed * 0.975) / 1e3],
    [
      "warming by the heat of a start",
      "K",
      "17.62",
      couplingRise(trace, { heat: 2.779e6, fluidMass: 38, metalMass: 95 }),
    ],
  ];
}

function ratio(): readonly WorkedNumber[] {
  const pitch = pitchDiameter(trace, { diameter: 0.824, bottomCover: 0.003, carcassThickness: 0.0038 });
  const slow = pulleyRotation(trace, { beltSpeed, pitchDiameter: pitch });
  const bare = pulleyRotation(trace, { beltSpeed, pitchDiameter: 0.824 });
  const fast = inputSpeed(trace, { motorSpeed, slip: 0.025 });
  const needed = requiredRatio(trace, { inputSpeed: fast, pulleyRotation: slow });
  const off = (listed: number) => 100 * (listed / needed - 1);
  return [
    ["pitch diameter", "mm", "833.8", pitch * 1e3],
    ["pulley speed", "rpm", "68.71645", slow * 60],
    ["required ratio", "1", "21.112847", needed],
    ["without the belt", "1", "20.864699", requiredRatio(trace, { inputSpeed: fast, pulleyRotation: bare })],
    ["direct drive", "1", "21.654202", requiredRatio(trace, { inputSpeed: motorSpeed, pulleyRotation: slow })],
    ["deviation of 19.56", "%", "-7.355", off(19.56)],
    ["deviation of 20.00", "%", "-5.271", off(20)],
    ["deviation of 21.46", "%", "1.644", off(21.46)],
    ["deviation of 22.40", "%", "6.097", off(22.4)],
    [
      "actual belt speed",
      "m/s",
      "2.95147",
      actualBeltSpeed(trace, { inputSpeed: fast, pitchDiameter: pitch, ratio: 21.46 }),
    ],
  ];
}

function mass(): readonly WorkedNumber[] {
  const given = { motors: 1, highSpeedInertia: 8.8 + 1.2 + 7 + 1.3, lowSpeedInertia: 12, ratio: 21.46, radius };
  const drive = driveMass(trace, given);
  const still = 24.852 * 1022.6 + 13375.9 + 4200 + drive;
  return [
    ["belt", "kg", "25413.7", 24.852 * 1022.6],
    ["drive", "kg", "49720.3", drive],
    ["all, empty", "kg", "92709.9", still],
    ["all, full", "kg", "176309.5", still + 83599.6],
  ];
}

function traction(): readonly WorkedNumber[] {
  const at = (friction: number, driveForce: number) =>
    wrapAndTraction(trace, { friction, wrapAngle: 210 * degree, driveForce, slackTension: 65e3 });
  const [run, start] = [at(0.25, te), at(0.35, 140312.4)];
  const usual = wrapAndTraction(trace, { friction: 0.25, wrapAngle: 180 * degree, driveForce: te, slackTension: 65e3 });
  return [
    ["drive factor, 180°", "1", "0.838026", usual.driveFactor],
    ["drive factor running", "1", "0.666659", run.driveFactor],
    ["drive factor starting", "1", "0.383614", start.driveFactor],
    ["required T2 running", "kN", "64.5655", run.requiredSlackTension / 1e3],
    ["surplus running", "kN", "0.4345", run.surplus / 1e3],
    ["required T2 starting", "kN", "53.8258", start.requiredSlackTension / 1e3],
    ["surplus starting", "kN", "11.1742", start.surplus / 1e3],
    ["required wrap running", "deg", "209.1", run.requiredWrapAngle / degree],
    ["required wrap starting", "deg", "188.3", start.requiredWrapAngle / degree],
  ];
}

function largestBrake(): readonly WorkedNumber[] {
  const sagOf = (beltMass: number, spacing: number) =>
    sagTension(trace, { beltMass, lineLoad: 0, spacing, sag: 0.02, gravity: 9.80665 });
  const [carry, back] = [sagOf(24.852 + 500 / 3, 1.2), sagOf(24.852, 3)];
  // Running tensions and the masses between them and the take-up, of example 13.
  const [intoTail, outOfTail, intoDrive] = [
    (59334 - back) / 15809.7,
    (59334 - carry) / (15809.7 + 4682.3),
    (161849.3 - carry) / (15809.7 + 4682.3 + 106097.2),
  ];
  const most = Math.min(intoTail, outOfTail, intoDrive);
  return [
    ["sag tension, carry", "kN", "14.0862", carry / 1e3],
    ["sag tension, return", "kN", "4.5697", back / 1e3],
    ["deceleration that leaves it, tail in", "m/s2", "3.4640", intoTail],
    ["deceleration that leaves it, tail out", "m/s2", "2.2081", outOfTail],
    ["deceleration that leaves it, drive in", "m/s2", "1.1673", intoDrive],
    ["largest brake torque", "kN m", "44.888", shaftTorque(trace, { force: most * 176309.5 - te, radius }) / 1e3],
  ];
}

function holdback(): readonly WorkedNumber[] {
  const force = runbackForce(trace, { lift: 65377.7, friction: 31471.7 });
  const rating = holdbackRating(trace, { serviceFactor: 3, torque: 48103.4, motors: 1, holdbacks: 1 });
  return [
    ["runback force", "kN", "49.6418", force / 1e3],
    ["runback torque", "kN m", "20.4524", shaftTorque(trace, { force, radius }) / 1e3],
    ["rating asked for", "N m", "144310.1", rating],
  ];
}

function regenerative(): readonly WorkedNumber[] {
  const te2 = -79175.3;
  const absorbed = absorbedPower(trace, { beltPower: te2 * beltSpeed, efficiency: 0.95 });
  const torque = shaftTorque(trace, { force: -te2, radius }) * (0.95 / 21.46);
  const share = torque / fullLoadTorque(trace, { power: 355e3, speed: motorSpeed });
  const most = breakdownSlip(trace, { fullLoadSlip: 0.008, breakdown: 2.7 });
  const at = (slip: number) => -motorTorque(trace, { slip, breakdownSlip: most, breakdown: 2.7, lockedRotor: 2 });
  let [low, high] = [-0.02, 0];
  for (let pass = 0; pass < 60; pass += 1) {
    const middle = (low + high) / 2;
    if (at(middle) > share) low = middle;
    else high = middle;
  }
  return [
    ["power at the belt", "kW", "-237.526", (te2 * beltSpeed) / 1e3],
    ["power returned", "kW", "-225.649", absorbed / 1e3],
    ["motor torque", "N m", "1444.04", torque],
    ["of full load", "%", "63.380", 100 * share],
    ["slip", "1", "-0.004959", low],
    ["speed", "rpm", "1507.439", 1500 * (1 - low)],
  ];
}

const figures = motorFigures(trace, workedMotor);

export const driveExamples: readonly WorkedExample[] = [
  { chapter: "03", title: "Examples 1, 2, 7, 8: power and torque", numbers: power() },
  { chapter: "03", title: "Example 3: motor curve", numbers: motorCurve() },
  { chapter: "03", title: "Examples 4, 5: fluid coupling", numbers: coupling() },
  { chapter: "03", title: "Example 6: gearbox ratio", numbers: ratio() },
  { chapter: "03", title: "Example 9: equivalent masses", numbers: mass() },
  { chapter: "03", title: "Example 14: traction", numbers: traction() },
  { chapter: "03", title: "Example 17: largest brake torque", numbers: largestBrake() },
  { chapter: "03", title: "Example 21: holdback", numbers: holdback() },
  { chapter: "03", title: "Example 23: regenerative conveyor", numbers: regenerative() },
  {
    chapter: "07",
    title: "EX 7.7: motor figures",
    numbers: [
      ["holdback torque", "N m", "149 103", figures.holdbackTorque],
      ["full-load current", "A", "594.425", figures.current],
    ],
  },
];
