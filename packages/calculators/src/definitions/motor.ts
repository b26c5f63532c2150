import { motorFigures } from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { figure, further } from "../entries.ts";
import { gearRatioOf, unlessZero } from "./design-values.ts";

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
  },
  run: (trace, given) => {
    const found = motorFigures(trace, { ...given, speed: given.speed / 60 });
    return {
      figures: [
        { label: "Torque at the motor shaft", value: found.highSpeedTorque, unit: "Nm" },
        { label: "Torque at the pulley shaft", value: found.lowSpeedTorque, unit: "Nm" },
        { label: "Holdback torque", value: found.holdbackTorque, unit: "Nm" },
        { label: "Full-load current", value: found.current, unit: "A" },
      ],
    };
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
    };
  },
});
