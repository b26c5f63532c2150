import { bareTrace, quickPower, tabularPower, twoFrictionPower } from "@beltwright/engine";
import type { Conveyor } from "@beltwright/model";
import { defineCalculator, type Results } from "../calculator.ts";
import { figure, further, gravity } from "../entries.ts";
import { between, curves } from "./curves.ts";
import { numberOf, positiveOf, rollMassOf, unlessZero } from "./design-values.ts";

const kilo = 1000;

// Handbook 7.7.
export const powerCalculator = defineCalculator({
  about: "Belt and motor power of a whole conveyor from a few numbers, ISO 5048 with the length coefficient.",
  entries: {
    length: figure("Length", "m", 1000, "Horizontal distance between head and tail.", { max: 1e6 }),
    lift: figure("Lift", "m", 30, "Head above tail; negative for a decline.", { min: -1e4, max: 1e4 }),
    massFlow: figure("Capacity", "t/h", 1800, "Tonnage carried.", { max: 1e6 }),
    beltSpeed: figure("Belt speed", "m/s", 3, "Speed of the belt.", { min: 0.001, max: 100 }),
    beltMass: figure("Belt mass", "kg/m", 24.852, "Mass of one metre of belt."),
    friction: figure("Friction factor", "1", 0.022, "ISO 5048: 0.016 to 0.03.", { max: 1 }),
    carryIdlerMass: further(figure("Carry idlers", "kg/m", 15, "Rotating mass of the rolls for each metre.")),
    returnIdlerMass: further(figure("Return idlers", "kg/m", 4.667, "Rotating mass of the rolls for each metre.")),
    coefficient: further(
      figure(
        "Length coefficient",
        "1",
        0,
        "Secondary resistances; 0 takes it from the table by length, which is not normative below 80 m.",
        { max: 20 },
      ),
    ),
    specialResistance: further(figure("Special resistances", "kN", 0, "Skirts, cleaners and the like.")),
    efficiency: further(figure("Efficiency", "%", 95, "From motor shaft to belt.", { min: 1, max: 100 })),
    motorSelectionFactor: further(figure("Motor factor", "1", 1.1, "Reserve of the motor.", { min: 1, max: 5 })),
    correction: further(
      figure("Length correction", "1", 0, "Of the two-friction method of belt makers; 0 leaves the method out.", {
        max: 20,
      }),
    ),
    emptyFriction: further(figure("Friction of the empty belt", "1", 0.02, "Two-friction method, f_x.", { max: 1 })),
    loadFriction: further(figure("Friction of the load", "1", 0.03, "Two-friction method, f_y.", { max: 1 })),
    widthFactor: further(
      figure("Width factor", "1", 0, "c_B of a maker's power tables, kg/m; 0 leaves them out.", { max: 1e5 }),
    ),
    lengthFactor: further(figure("Length factor", "1", 52, "c_L of the same tables.", { min: 0.001, max: 1e5 })),
    workingFactor: further(figure("Working factor", "1", 1, "k_f of the same tables.", { min: 0.001, max: 100 })),
    gravity,
  },
  run: (trace, { coefficient, ...given }) => {
    const found = quickPower(trace, { ...given, ...(coefficient > 0 && { lengthCoefficient: coefficient }) });
    const byTwo = given.correction > 0 ? twoFrictionPower(trace, given) : undefined;
    const byTables = given.widthFactor > 0 ? tabularPower(trace, given) : undefined;
    return {
      figures: [
        { label: "Motor to choose", value: found.requiredMotorPower, unit: "kW" },
        { label: "Power at the motor", value: found.motorPower, unit: "kW" },
        { label: "Power at the belt", value: found.beltPower, unit: "kW" },
        { label: "Effective tension", value: found.effectiveTension, unit: "kN" },
        { label: "Main resistance", value: found.mainResistance, unit: "kN" },
        { label: "Slope resistance", value: found.slopeResistance, unit: "kN" },
        { label: "Load on the belt", value: found.lineLoad, unit: "kg/m" },
        { label: "Length coefficient used", value: found.lengthCoefficient, unit: "1" },
        ...(byTwo
          ? ([
              { label: "Power at the belt by two frictions", value: byTwo.power, unit: "kW" },
              { label: "Effective tension by two frictions", value: byTwo.effectiveTension, unit: "kN" },
            ] as const)
          : []),
        ...(byTables
          ? ([{ label: "Power at the belt by a maker's tables", value: byTables.power, unit: "kW" }] as const)
          : []),
      ],
    };
  },
  draw: ({ typed, given: { coefficient, ...given }, system, size }) => {
    const { massFlow } = typed;
    if (!(massFlow > 0)) return undefined;
    const at = (share: number) =>
      quickPower(bareTrace, {
        ...given,
        massFlow: (given.massFlow * share) / massFlow,
        ...(coefficient > 0 && { lengthCoefficient: coefficient }),
      });
    const most = 1.25 * massFlow;
    return curves(
      {
        name: "power",
        title: "Power against capacity",
        x: { label: "Capacity", unit: "t/h" },
        y: { label: "Power", unit: "kW" },
        lines: [
          { name: "Motor to choose", points: between(0, most, (flow) => at(flow).requiredMotorPower / kilo) },
          { name: "At the motor", points: between(0, most, (flow) => at(flow).motorPower / kilo) },
          { name: "At the belt", points: between(0, most, (flow) => at(flow).beltPower / kilo) },
        ],
        mark: { at: massFlow, text: "Design", value: at(massFlow).requiredMotorPower / kilo },
      },
      system,
      size,
    );
  },
  fromDesign: (conveyor, results) => ({
    length: positiveOf(results, "convLength"),
    lift: numberOf(results, "totalLift"),
    massFlow: conveyor.capacityInp,
    beltSpeed: conveyor.beltSpeedInp,
    beltMass: positiveOf(results, "beltMass"),
    friction: unlessZero(conveyor.frictionFactorInp) ?? carryFriction(conveyor, results),
    carryIdlerMass: rollMassOf(conveyor.csIdler.rotatingMass, conveyor.nomCSSpacing),
    returnIdlerMass: rollMassOf(conveyor.rsIdler.rotatingMass, conveyor.nomRSSpacing),
    efficiency: conveyor.drives[0] && unlessZero(conveyor.drives[0].driveEff),
    motorSelectionFactor: conveyor.drives[0] && unlessZero(conveyor.drives[0].motorSelectionFactor),
    gravity: conveyor.gravity,
  }),
});

/** Friction factor of the longest carry section, as the method of the design found it. */
function carryFriction({ pulls }: Conveyor, results: Results): number | undefined {
  const lengths = pulls.map(({ sectType }, at) =>
    sectType === "Carry" ? (numberOf(results, `pulls[${at}].length`) ?? 0) : 0,
  );
  const friction = positiveOf(results, `pulls[${lengths.indexOf(Math.max(...lengths))}].frictionFactor`);
  return friction === undefined ? undefined : Number(friction.toFixed(4));
}
