import { bareTrace, motorAtSite, siteAir } from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { figure } from "../entries.ts";
import { between, curves } from "./curves.ts";
import { positiveOf, unlessZero } from "./design-values.ts";

/** Of the table of motors, m. */
const highest = 4000;

// Handbook 7.13.
export const airCalculator = defineCalculator({
  about: "Pressure and density of the air by altitude and temperature, and the motor that gives its power there.",
  entries: {
    altitude: figure("Altitude", "m", 2000, "Above sea level.", { min: -500, max: 11_000 }),
    temperature: figure("Temperature", "degC", 40, "Of the air.", { min: -60, max: 80 }),
    power: figure("Power needed", "kW", 303, "Power the motor has to give.", { max: 1e6 }),
  },
  run: (trace, given) => {
    const air = siteAir(trace, given);
    const motor = motorAtSite(trace, given);
    return {
      figures: [
        { label: "Density of the air", value: air.density, unit: "kg/m3" },
        { label: "Pressure of the air", value: air.pressure, unit: "MPa" },
        ...(motor.kind === "derated"
          ? ([
              { label: "Derating factor", value: motor.factor, unit: "1" },
              { label: "Name plate needed", value: motor.nameplatePower, unit: "kW" },
            ] as const)
          : []),
      ],
      notes: motor.kind === "derated" ? [] : ["Consult the manufacturer of the motor above 4000 m or 60 °C."],
    };
  },
  draw: ({ given: { altitude, temperature, power }, system, size }) => {
    const low = Math.min(0, altitude);
    const atSea = siteAir(bareTrace, { altitude: 0, temperature }).density;
    const density = (height: number) => (100 * siteAir(bareTrace, { altitude: height, temperature }).density) / atSea;
    const share = (height: number) => {
      const motor = motorAtSite(bareTrace, { altitude: height, temperature, power });
      return motor.kind === "derated" ? 100 * Math.min(1, motor.factor) : Number.NaN;
    };
    return curves(
      {
        name: "air",
        title: "What is left at altitude",
        x: { label: "Altitude", unit: "m" },
        y: { label: "Of sea level", unit: "%" },
        lines: [
          {
            name: "Density of the air",
            points: between(low, Math.max(highest, altitude), density),
          },
          { name: "Power of a motor", points: between(low, highest, share) },
        ],
        mark: { at: altitude, text: "Site", value: density(altitude) },
      },
      system,
      size,
    );
  },
  fromDesign: ({ altitude, maxTemp, drives }, results) => ({
    altitude,
    temperature: maxTemp,
    power: positiveOf(results, "drives[0].reqMotorPower") ?? unlessZero(drives[0]?.motor.power ?? 0),
  }),
});
