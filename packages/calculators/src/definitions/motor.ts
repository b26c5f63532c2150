import { bareTrace, motorCurve, motorFigures, restated } from "@beltwright/engine";
import type { DriveMotor } from "@beltwright/model";
import { defineCalculator } from "../calculator.ts";
import { figure, further } from "../entries.ts";
import { curves } from "./curves.ts";
import { gearRatioOf, unlessZero } from "./design-values.ts";

const perSecond = (perMinute: number) => perMinute / 60;

// Handbook 7.7.
export const motorCalculator = defineCalculator({
  about: "Full-load torque of a motor at both shafts, the holdback it asks for, and its current.",
  entries: {
    power: figure("Motor power", "kW", 355, "Power on the name plate.", { max: 1e6 }),
    speed: figure("Motor speed", "rev/min", 1485, "Speed at full load.", { max: 100_000 }),
    ratio: figure("Gear ratio", "1", 21.77, "Turns of the motor for one of the pulley.", { max: 10_000 }),
    voltage: figure("Voltage", "V", 415, "Between the phases.", { max: 1e6 }),
    efficiency: figure("Efficiency", "%", 95.5, "Of the motor at full load.", { max: 100 }),
    powerFactor: figure("Power factor", "1", 0.87, "Of the motor at full load.", { max: 1 }),
    holdbackFactor: further(figure("Holdback factor", "1", 3, "On the full-load torque.", { max: 20 })),
    circuitDiameter: further(
      figure("Fluid coupling", "mm", 0, "Diameter of its circuit; 0 leaves it out.", { max: 5000 }),
    ),
    circuitCapacity: further(
      figure(
        "Capacity of the circuit",
        "1",
        0.002,
        "Torque over density, fifth power of diameter and square of speed.",
        {
          min: 1e-6,
          max: 1,
        },
      ),
    ),
    fluidDensity: further(figure("Density of the fluid", "kg/m3", 860, "Oil 860, water 1000.", { min: 1, max: 5000 })),
    synchronousSpeed: further(
      figure("Synchronous speed", "rev/min", 1500, "Speed without load, for the curve.", { max: 100_000 }),
    ),
    lockedRotor: further(
      figure("Locked-rotor torque", "%", 180, "At rest, of full load, for the curve.", { max: 1000 }),
    ),
    breakdown: further(
      figure("Breakdown torque", "%", 250, "The largest, of full load, for the curve.", { max: 1000 }),
    ),
  },
  run: (trace, given) => {
    const { circuitDiameter: diameter, circuitCapacity: capacity, fluidDensity: density } = given;
    const found = motorFigures(trace, {
      ...given,
      speed: restated(given.speed, perSecond),
      ...(diameter > 0 && { circuit: { diameter, capacity, density } }),
    });
    return {
      figures: [
        { label: "Torque at the motor shaft", value: found.highSpeedTorque, unit: "Nm" },
        { label: "Torque at the pulley shaft", value: found.lowSpeedTorque, unit: "Nm" },
        { label: "Holdback torque", value: found.holdbackTorque, unit: "Nm" },
        { label: "Full-load current", value: found.current, unit: "A" },
        ...(found.couplingTorque === undefined
          ? []
          : ([{ label: "Torque the coupling carries", value: found.couplingTorque, unit: "Nm" }] as const)),
      ],
    };
  },
  draw: ({ typed, given, system, size }) => {
    const { speed, synchronousSpeed } = typed;
    const slip = 1 - speed / synchronousSpeed;
    if (!(slip > 0 && slip < 1)) return undefined;
    const { highSpeedTorque: full } = motorFigures(bareTrace, { ...given, speed: perSecond(given.speed) });
    const { x, y } = motorCurve({ slip, breakdown: given.breakdown, lockedRotor: given.lockedRotor });
    return curves(
      {
        name: "motor",
        title: "Torque of the motor while it runs up",
        x: { label: "Speed", unit: "rev/min" },
        y: { label: "Torque at the motor shaft", unit: "Nm" },
        lines: [
          { name: "Motor", points: Array.from(x, (share, at) => [share * speed, (y[at] ?? 0) * full] as const) },
          {
            name: "Full-load torque",
            points: [
              [0, full],
              [speed, full],
            ],
            isLimit: true,
          },
        ],
        mark: { at: speed, text: "Full load", value: full },
      },
      system,
      size,
    );
  },
  fromDesign: (conveyor) => {
    const [drive] = conveyor.drives;
    if (!drive) return {};
    const { power, speed, voltage, eff100, pf100 } = drive.motor;
    return {
      power: unlessZero(power),
      speed: unlessZero(speed),
      ratio: gearRatioOf(conveyor),
      voltage: unlessZero(voltage),
      efficiency: unlessZero(eff100),
      powerFactor: unlessZero(pf100),
      holdbackFactor: unlessZero(drive.holdBackServiceFactor),
      synchronousSpeed: drive.motor.poles > 0 ? unlessZero((120 * drive.motor.freq) / drive.motor.poles) : undefined,
      lockedRotor: percentOf(drive.motor.lrTorque, drive.motor),
      breakdown: percentOf(drive.motor.bdTorque, drive.motor),
    };
  },
});

/** Catalogues give torques as a share of full load, in per cent of it or in newton metres. */
function percentOf(torque: number, { flTorque, power, speed }: DriveMotor): number | undefined {
  if (torque <= 0) return undefined;
  if (torque <= 10) return 100 * torque;
  if (torque <= 600) return torque;
  const full = flTorque > 0 ? flTorque : speed > 0 ? (9550 * power) / speed : 0;
  return full > 0 ? Number(((100 * torque) / full).toFixed(1)) : undefined;
}
