import { motorAtSite, siteAir } from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { figure } from "../entries.ts";
import { positiveOf, unlessZero } from "./design-values.ts";

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
  fromDesign: ({ altitude, maxTemp, drives }, results) => ({
    altitude,
    temperature: maxTemp,
    power: positiveOf(results, "drives[0].reqMotorPower") ?? unlessZero(drives[0]?.motor.power ?? 0),
  }),
});
