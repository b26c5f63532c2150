import { type LibraryRow, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { createCalculationCalls } from "./calculation-calls.ts";

function motor(power: number): LibraryRow {
  return {
    _id: `motor-${power}`,
    no: power,
    userName: "",
    category: "IEC",
    description: `${power} kW`,
    metric: true,
    allowSelection: true,
    revision: 1,
    powerRating: power,
    poles: 4,
    speed: 1480,
    voltage: 415,
    freq: 50,
    lrTorque: 200,
    bdTorque: 250,
    eff100: 95,
    eff75: 95,
    eff50: 94,
    momI: 1,
    mass: 500,
  };
}

const rows = { motors: [55, 90, 132, 200].map(motor) };
const conveyor = newConveyor();

function chosenMotor({ answer }: ReturnType<ReturnType<typeof createCalculationCalls>["calculate"]>) {
  return answer.kind === "calculated" ? answer.choices["drives[0].motor"] : undefined;
}

describe("calculating at once", () => {
  it("chooses from all rows first, then answers by the last choice", () => {
    const calls = createCalculationCalls();
    calls.provideRows(rows);
    const first = calls.calculate(conveyor);
    expect(first.isFinal).toBe(true);
    expect(chosenMotor(first)).toMatchObject({ kind: "chosen", id: "motor-90" });
    const next = calls.calculate({ ...conveyor, capacityInp: 1790 });
    expect(next.isFinal).toBe(false);
    expect(chosenMotor(next)).toMatchObject({ id: "motor-90" });
  });

  it("asks the whole libraries at once where the last choice no longer does", () => {
    const calls = createCalculationCalls();
    calls.provideRows(rows);
    calls.calculate({ ...conveyor, capacityInp: 600 });
    const larger = calls.calculate({ ...conveyor, capacityInp: 2400 });
    const fresh = createCalculationCalls();
    fresh.provideRows(rows);
    expect(chosenMotor(larger)).toEqual(chosenMotor(fresh.calculateFully({ ...conveyor, capacityInp: 2400 })));
  });

  it("comes to the same results as choosing anew where the choice is the same", () => {
    const calls = createCalculationCalls();
    calls.provideRows(rows);
    calls.calculate(conveyor);
    const changed = { ...conveyor, capacityInp: 1790 };
    const [quick, full] = [calls.calculate(changed).answer, calls.calculateFully(changed).answer];
    if (quick.kind !== "calculated" || full.kind !== "calculated") throw new Error("Not calculated");
    expect(quick.results).toEqual(full.results);
  });
});
