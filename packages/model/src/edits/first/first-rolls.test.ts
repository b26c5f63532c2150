import { describe, expect, it } from "vitest";
import { newConveyor } from "../../document/new-conveyor.ts";
import { withSlowRolls } from "./first-rolls.ts";

const set = (rollDia: number, others: object = {}) => ({
  _id: `idlers-${rollDia}`,
  no: 1,
  revision: 1,
  userName: "",
  scope: "shipped" as const,
  description: "",
  metric: true,
  allowSelection: true,
  category: "Maker",
  beltWidth: 1200,
  noOfRolls: 3,
  troughAngle: 35,
  isOffset: false,
  rollDia,
  bearingCRating: 23.4,
  idlerSetMass: rollDia / 10,
  ...others,
});

const conveyor = (beltSpeedInp: number) => ({
  ...newConveyor(),
  beltSpeedInp,
  csIdler: { ...newConveyor().csIdler, ...set(127), faceWidthCentre: 441 },
  rsIdler: { ...newConveyor().rsIdler, rollDia: 178 },
});

const weak = set(145, { bearingCRating: 14 });
const foreign = set(133, { category: "Other maker" });
const rows = { idlers: [set(178), weak, foreign, set(152), set(127)] };

// Rolls of 127 mm turn at 600 rev/min where the belt runs at π · 0.127 · 10 = 3.99 m/s.
describe("rolls of a first design", () => {
  it("stay as they are while they turn as slowly as makers advise", () => {
    expect(withSlowRolls(conveyor(3.98), rows).csIdler.rollDia).toBe(127);
  });

  it("are the next larger of the same kind where they would turn faster", () => {
    const faster = withSlowRolls(conveyor(4), rows);
    expect(faster.csIdler.rollDia).toBe(152);
    expect(faster.selectCSIdlerMode).toBe("Manual");
    expect(faster.rsIdler.rollDia).toBe(178);
    expect(withSlowRolls(conveyor(5), rows).csIdler.rollDia).toBe(178);
  });

  it("stay where the library has none that are larger", () => {
    expect(withSlowRolls(conveyor(9), rows)).toEqual(conveyor(9));
  });
});
