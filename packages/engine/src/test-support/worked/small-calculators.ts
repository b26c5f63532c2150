import { motorAtSite, siteAir } from "../../calculators/air.ts";
import { beltOnRoll, beltRoll, twoPulleyBelt } from "../../calculators/belt-roll.ts";
import { quickBrake, quickFlywheel } from "../../calculators/brake-and-flywheel.ts";
import { pulleyInertia, rubberLaggingDensity, steelDensity } from "../../calculators/pulley-inertia.ts";
import { quadraticRegression } from "../../calculators/quadratic-regression.ts";
import { quickPower } from "../../calculators/quick-power.ts";
import { takeUpTravelOf } from "../../calculators/take-up-travel.ts";
import { startTrace } from "../../trace/trace.ts";
import { foot, pound } from "../../units.ts";
import { workedBrake as braked, workedPower } from "./calculator-inputs.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const trace = startTrace("checked");
const found = (value: number | undefined) => value ?? Number.NaN;

function inertia(): readonly WorkedNumber[] {
  const steel = { density: steelDensity, count: 1 };
  const turning = pulleyInertia(trace, {
    parts: [
      { name: "shell", outerDiameter: 0.8, innerDiameter: 0.768, length: 1.4, ...steel },
      {
        name: "lagging",
        outerDiameter: 0.824,
        innerDiameter: 0.8,
        length: 1.4,
        density: rubberLaggingDensity,
        count: 1,
      },
      { name: "discs", outerDiameter: 0.768, innerDiameter: 0.26, length: 0.04, density: steelDensity, count: 2 },
      { name: "shaft", outerDiameter: 0.18, innerDiameter: 0, length: 2, ...steel },
    ],
    beltRadius: 0.412,
    gearRatio: 21.77,
  });
  const printed = [
    ["shell", "433.095", "66.5789"],
    ["lagging", "49.2848", "8.12568"],
    ["discs", "257.577", "21.1671"],
    ["shaft", "399.516", "1.61804"],
  ];
  return [
    ...printed.flatMap(([name = "", mass = "", own = ""], at): readonly WorkedNumber[] => [
      [`mass of the ${name}`, "kg", mass, found(turning.parts[at]?.mass)],
      [`inertia of the ${name}`, "kg m2", own, found(turning.parts[at]?.inertia)],
    ]),
    ["inertia", "kg m2", "97.4897", turning.inertia],
    ["mass", "kg", "1139.47", turning.mass],
    ["GD2", "kg m2", "389.959", turning.gdSquared],
    ["WK2", "lb ft2", "2313.47", turning.inertia / (pound * foot ** 2)],
    ["mass at the belt", "kg", "574.334", turning.beltLineMass],
    ["at the motor", "kg m2", "0.205704", turning.motorSideInertia],
  ];
}

function power(): readonly WorkedNumber[] {
  const quick = quickPower(trace, workedPower);
  return [
    ["length coefficient", "1", "1.09", quick.lengthCoefficient],
    ["main resistance", "N", "55 484.6", quick.lengthCoefficient * quick.mainResistance],
    ["slope resistance", "N", "49 033.2", quick.slopeResistance],
    ["pull", "N", "104 518", quick.effectiveTension],
    ["power at the belt", "kW", "313.553", quick.beltPower / 1e3],
    ["power of the motor", "kW", "330.056", quick.motorPower / 1e3],
    ["power of the motor", "hp", "442.613", quick.motorPower / 745.6998716],
    ["required of the motor", "kW", "363.062", quick.requiredMotorPower / 1e3],
  ];
}

function travel(): readonly WorkedNumber[] {
  const section = (startTension: number, endTension: number) => ({
    length: 1000,
    startTension: startTension * 1e3,
    endTension: endTension * 1e3,
  });
  const of = (permanentShare: number) =>
    takeUpTravelOf(trace, {
      modulus: 72e6,
      beltWidth: 1.2,
      beltLength: 2020,
      cases: [
        { loadCase: "Running Full", sections: [section(68.06, 162.98), section(62.15, 68.06)] },
        { loadCase: "Rest", sections: [section(55.6, 62.3), section(62.3, 55.6)] },
      ],
      expansion: 0.0000117,
      temperatureRange: 45,
      permanentShare,
      spliceLength: 1,
    });
  const { stretch, elastic, thermal, permanent, splice, total } = of(0.0025);
  const sum = elastic + thermal + permanent + splice;
  return [
    ["stretch running", "m", "2.09057", found(stretch[0]?.length)],
    ["stretch at rest", "m", "1.36458", found(stretch[1]?.length)],
    ["elastic", "m", "0.362992", elastic],
    ["thermal", "m", "0.531765", thermal],
    ["permanent, steel", "m", "2.52500", permanent],
    ["permanent, fabric", "m", "10.1000", of(0.01).permanent],
    ["splice", "m", "0.5", splice],
    ["sum", "m", "3.91976", sum],
    ["with 10 % more", "m", "4.31173", 1.1 * sum],
    ["travel", "m", "4.4", total],
  ];
}

function brake(): readonly WorkedNumber[] {
  const quick = quickBrake(trace, braked);
  const wheel = quickFlywheel(trace, { ...braked, coastTime: 15 });
  return [
    ["torque of a caliper", "N m", "848.000", quick.caliperTorque],
    ["coasting time", "s", "11.3641", quick.coastTime],
    ["brake force for 10 s", "N", "13 764.0", quickBrake(trace, { ...braked, stopTime: 10 }).brakeForce],
    ["brake force for 8 s", "N", "42 430.7", quick.brakeForce],
    ["torque, low-speed shaft", "N m", "17 820.9", quick.lowSpeedTorque],
    ["torque, high-speed shaft", "N m", "818.599", quick.highSpeedTorque],
    ["calipers", "1", "1", quick.calipers],
    ["energy of a stop", "J", "509 168", quick.energyPerStop],
    ["mass of the disc", "kg", "66.5861", quick.discMass],
    ["after three stops", "degC", "89.8702", quick.discTemperature],
    ["mean power", "W", "848.614", quick.meanPower],
    ["flywheel for 15 s", "kg", "122 292", wheel.mass],
    ["its inertia", "kg m2", "45.5175", wheel.inertia],
  ];
}

function rolledBelt(): readonly WorkedNumber[] {
  const roll = beltRoll(trace, { length: 300, thickness: 0.0148, coreDiameter: 0.6, beltMass: 24.852 });
  return [
    ["diameter of the roll", "m", "2.45218", roll.diameter],
    ["turns", "1", "62.5736", roll.turns],
    ["mass", "kg", "7455.60", roll.mass],
    ["held by 2.4 m", "m", "286.564", beltOnRoll(trace, { rollDiameter: 2.4, coreDiameter: 0.6, thickness: 0.0148 })],
    [
      "open belt of two pulleys",
      "m",
      "2002.827443",
      twoPulleyBelt(trace, { centres: 1000, firstDiameter: 1, secondDiameter: 0.8 }),
    ],
  ];
}

function fitted(points: readonly (readonly [number, number])[]) {
  const fit = quadraticRegression(
    trace,
    points.map(([x, y]) => ({ x, y })),
  );
  if (fit.kind !== "fitted") throw new Error("aborted");
  return fit;
}

function regression(): readonly WorkedNumber[] {
  const exact = fitted([
    [1, 4.5],
    [2, 5],
    [4, 3],
    [7, -7.5],
  ]);
  const starter = fitted([
    [5, 140],
    [25, 138],
    [50, 150],
    [75, 165],
    [100, 100],
  ]);
  const moved = fitted([
    [0, 140],
    [50, 150],
    [100, 100],
  ]);
  const at = (x: number) => starter.a + starter.b * x + starter.c * x ** 2;
  return [
    ["parabola: a", "1", "3", exact.a],
    ["parabola: b", "1", "2", exact.b],
    ["parabola: c", "1", "-0.5", exact.c],
    ["starter: a", "1", "124.04721", starter.a],
    ["starter: b", "1", "1.4961232", starter.b],
    ["starter: c", "1", "-0.016444606", starter.c],
    ["starter: at 5", "1", "131.117", at(5)],
    ["starter: at 25", "1", "151.172", at(25)],
    ["starter: at 50", "1", "157.742", at(50)],
    ["starter: at 75", "1", "143.756", at(75)],
    ["starter: at 100", "1", "109.213", at(100)],
    ["starter: R2", "1", "0.634108", starter.determination],
    ["moved: a", "1", "139.99992", moved.a],
    ["moved: b", "1", "0.80000240", moved.b],
    ["moved: c", "1", "-0.012000016", moved.c],
  ];
}

function air(): readonly WorkedNumber[] {
  const sites: readonly (readonly [number, number, string])[] = [
    [0, 15, "1.22480"],
    [0, 20, "1.20391"],
    [0, 0, "1.29206"],
    [1000, 40, "0.999660"],
    [2000, 40, "0.884212"],
    [3000, 25, "0.819038"],
  ];
  const heights: readonly (readonly [number, string])[] = [
    [500, "95.4608"],
    [1000, "89.8746"],
    [1500, "84.5560"],
    [2000, "79.4952"],
    [3000, "70.1085"],
    [4000, "61.6402"],
  ];
  const motor = (altitude: number, temperature: number) => {
    const site = motorAtSite(trace, { altitude, temperature, power: 303e3 });
    return site.kind === "derated" ? site : { factor: Number.NaN, nameplatePower: Number.NaN };
  };
  const density = (altitude: number, temperature: number) => siteAir(trace, { altitude, temperature }).density;
  return [
    ...sites.map(
      ([altitude, temperature, printed]): WorkedNumber => [
        `density at ${altitude} m and ${temperature} °C`,
        "kg/m3",
        printed,
        density(altitude, temperature),
      ],
    ),
    ...heights.map(
      ([altitude, printed]): WorkedNumber => [
        `pressure at ${altitude} m`,
        "kPa",
        printed,
        siteAir(trace, { altitude, temperature: 20 }).pressure / 1e3,
      ],
    ),
    ["density of 2000 m over 1000 m", "1", "0.884513", density(2000, 40) / density(1000, 40)],
    ["derating at 1750 m and 42 °C", "1", "0.939000", motor(1750, 42).factor],
    ["nameplate for 303 kW there", "kW", "322.684", motor(1750, 42).nameplatePower / 1e3],
    ["derating at 2000 m and 50 °C", "1", "0.86", motor(2000, 50).factor],
  ];
}

export const smallCalculatorExamples: readonly WorkedExample[] = [
  { chapter: "07", title: "EX 7.6: pulley inertia", numbers: inertia() },
  { chapter: "07", title: "EX 7.7: kW calculator", numbers: power() },
  { chapter: "07", title: "EX 7.9: take-up travel", numbers: travel() },
  { chapter: "07", title: "EX 7.10: brake and flywheel", numbers: brake() },
  { chapter: "07", title: "EX 7.11: rolled belt", numbers: rolledBelt() },
  { chapter: "07", title: "7.12: quadratic regression", numbers: regression() },
  { chapter: "07", title: "7.13: air and motors at the site", numbers: air() },
];
