import { bareTrace, quickBrake, quickFlywheel, restated } from "@beltwright/engine";
import type { Conveyor } from "@beltwright/model";
import { defineCalculator, type Results } from "../calculator.ts";
import { figure, further } from "../entries.ts";
import { curves } from "./curves.ts";
import { driveRadiusOf, gearRatioOf, movingMassOf, positiveOf, unlessZero } from "./design-values.ts";

const moving = {
  movingMass: figure("Moving mass", "kg", 382_222.9, "Belt, load, rolls, pulleys and drives, brought to the belt."),
  beltSpeed: figure("Belt speed", "m/s", 3, "Speed of the belt.", { min: 0.001, max: 100 }),
  effectiveTension: figure("Resistance", "kN", 100.9029, "Force that slows the belt down by itself.", {
    min: -1e5,
    max: 1e5,
  }),
};
const shafts = {
  pulleyRadius: figure("Pulley radius", "mm", 420, "Of the drive pulley over its lagging.", { max: 10_000 }),
  gearRatio: figure("Gear ratio", "1", 21.77, "Turns of the motor for one of the pulley.", { min: 0.01, max: 10_000 }),
};

const movingOf = (conveyor: Conveyor, results: Results) => ({
  movingMass: movingMassOf(conveyor, results),
  beltSpeed: conveyor.beltSpeedInp,
  effectiveTension: positiveOf(results, "totalTe"),
  pulleyRadius: driveRadiusOf(conveyor),
  gearRatio: gearRatioOf(conveyor),
});

/** Per cent for each millimetre as a share for each metre. */
const perMetre = (percentPerMillimetre: number) => 10 * percentPerMillimetre;

const refusals = {
  radius: "Pulley radius must be above 0.",
  caliperTorque: "One caliper must give a torque: look at friction, clamping force, air gap and disc.",
};

/** °C, handbook 7.10. */
const discLimits = { castIron: 350, steel: 500 };
const fewestStops = 6;

// Handbook 7.10, a stop in 8 s.
export const brakeCalculator = defineCalculator({
  about: "Brake force and torque to stop a conveyor in a given time, calipers, and the heat in the disc.",
  refusals,
  entries: {
    ...moving,
    stopTime: figure("Stopping time", "s", 8, "Time in which the belt shall stand.", { min: 0.01, max: 1e6 }),
    ...shafts,
    friction: further(figure("Disc friction", "1", 0.4, "Pads on disc.", { max: 2 })),
    clampingForce: further(figure("Clamping force", "N", 4000, "Of one caliper.")),
    loss: further(
      figure("Loss of force", "1", 6, "Per cent for each millimetre of air gap beyond 1 mm.", { max: 100 }),
    ),
    airGap: further(figure("Air gap", "mm", 1, "Between pad and disc.", { max: 20 })),
    discDiameter: further(figure("Disc diameter", "mm", 600, "Outside diameter of the disc.", { max: 10_000 })),
    discThickness: further(figure("Disc thickness", "mm", 30, "Thickness of the disc.", { max: 1000 })),
    padOffset: further(figure("Pad offset", "mm", 70, "Disc diameter less the one the pads work on.", { max: 5000 })),
    ambient: further(
      figure("Ambient", "degC", 40, "Temperature of the disc before the first stop.", { min: -60, max: 100 }),
    ),
    consecutiveStops: further(
      figure("Stops in a row", "1", 3, "Without time to cool.", { integer: true, min: 1, max: 100 }),
    ),
    stopsPerHour: further(figure("Stops per hour", "1", 6, "Over the day.", { max: 1000 })),
  },
  run: (trace, { loss, ...given }) => {
    const found = quickBrake(trace, { ...given, lossPerLength: restated(loss, perMetre) });
    return {
      figures: [
        { label: "Brake force at the belt", value: found.brakeForce, unit: "kN" },
        { label: "Torque at the pulley shaft", value: found.lowSpeedTorque, unit: "Nm" },
        { label: "Torque at the motor shaft", value: found.highSpeedTorque, unit: "Nm" },
        { label: "Torque of one caliper", value: found.caliperTorque, unit: "Nm" },
        { label: "Calipers", value: found.calipers, unit: "1" },
        { label: "Coasting time without brake", value: found.coastTime, unit: "s" },
        { label: "Energy of one stop", value: found.energyPerStop, unit: "kJ" },
        { label: "Mass of the disc", value: found.discMass, unit: "kg" },
        { label: "Disc after the stops", value: found.discTemperature, unit: "degC" },
        { label: "Mean heat", value: found.meanPower, unit: "kW" },
      ],
      notes: [
        `Without cooling between the stops. Discs of cast iron stand ${discLimits.castIron} °C, of steel ${discLimits.steel} °C.`,
      ],
    };
  },
  draw: ({ given: { loss, ...given }, system, size }) => {
    const after = (stops: number) => {
      const input = { ...given, lossPerLength: perMetre(loss), consecutiveStops: stops };
      return stops === 0 ? given.ambient : quickBrake(bareTrace, input).discTemperature;
    };
    const most = Math.max(fewestStops, given.consecutiveStops);
    const limit = (temperature: number) => [[0, temperature] as const, [most, temperature] as const];
    return curves(
      {
        name: "brake",
        title: "Disc after stops in a row",
        x: { label: "Stops", unit: "1" },
        y: { label: "Temperature", unit: "degC" },
        lines: [
          { name: "Disc", points: Array.from({ length: most + 1 }, (_, stops) => [stops, after(stops)] as const) },
          { name: "Limit of cast iron", points: limit(discLimits.castIron), isLimit: true },
          { name: "Limit of steel", points: limit(discLimits.steel), isLimit: true },
        ],
        mark: { at: given.consecutiveStops, text: "Design", value: after(given.consecutiveStops) },
      },
      system,
      size,
    );
  },
  fromDesign: (conveyor, results) => {
    const [drive] = conveyor.drives;
    return {
      ...movingOf(conveyor, results),
      stopTime: unlessZero(conveyor.designStopTime),
      friction: drive && unlessZero(drive.brakeFriction),
      clampingForce: drive && unlessZero(drive.brake.minClampingForce),
      loss: drive && unlessZero(drive.brake.lossOfForcePercentPermm),
      airGap: drive && unlessZero(drive.brake.maxAirGap),
      discDiameter: drive && unlessZero(drive.discDia),
      discThickness: drive && unlessZero(drive.discThick),
      padOffset: drive && unlessZero(drive.brake.padOffsetDistance),
      ambient: drive?.brakeAmbient,
      consecutiveStops: drive && unlessZero(drive.brakeConsecutiveStops),
      stopsPerHour: drive && unlessZero(drive.brakeStopsPerHour),
    };
  },
});

// Handbook 7.10, a coast of 15 s.
export const flywheelCalculator = defineCalculator({
  about: "Inertia on the motor shaft that lets a conveyor coast for a given time.",
  refusals,
  entries: {
    ...moving,
    coastTime: figure("Coasting wanted", "s", 15, "Time in which the belt shall stand by itself.", {
      min: 0.01,
      max: 1e6,
    }),
    ...shafts,
  },
  run: (trace, given) => {
    const found = quickFlywheel(trace, given);
    return {
      figures: [
        { label: "Inertia on the motor shaft", value: found.inertia, unit: "kgm2" },
        { label: "Mass at the belt", value: found.mass, unit: "kg" },
      ],
    };
  },
  draw: ({ given, system, size }) => {
    const { movingMass, beltSpeed, effectiveTension, coastTime } = given;
    if (!(effectiveTension > 0 && movingMass > 0)) return undefined;
    const alone = (movingMass * beltSpeed) / effectiveTension;
    const stops = (name: string, time: number) => ({ name, points: [[0, beltSpeed] as const, [time, 0] as const] });
    return curves(
      {
        name: "flywheel",
        title: "Speed of the belt after the power is off",
        x: { label: "Time", unit: "s" },
        y: { label: "Belt speed", unit: "m/s" },
        lines: [
          stops("Without flywheel", alone),
          ...(quickFlywheel(bareTrace, given).mass > 0 ? [stops("With flywheel", coastTime)] : []),
        ],
        mark: { at: coastTime, text: "Wanted" },
      },
      system,
      size,
    );
  },
  fromDesign: movingOf,
});
