import { type Calculated, type Conveyor, calculate, withChosenParts } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { demoConveyors } from "./demos/demo-conveyors.ts";
import { shippedComponents } from "./shipped-libraries.ts";

const [rows, demos] = await Promise.all([shippedComponents(), demoConveyors()]);
const braked = demos.filter(({ drives }) => drives.some(({ brakeType }) => brakeType !== "No Brake"));

function withBrakes(conveyor: Conveyor, mode: "Auto" | "Manual"): Conveyor {
  const drives = conveyor.drives.map((drive) => ({ ...drive, selectBrakeMode: mode, selectDiscMode: mode }));
  return { ...conveyor, partsKept: false, drives };
}

function calculated(conveyor: Conveyor): Calculated {
  const found = calculate(conveyor, { rows });
  if (found.kind !== "calculated") throw new Error(`${conveyor.convNo} is refused`);
  return found;
}

describe("brakes on Auto", () => {
  it("are on several demos", () => {
    expect(braked.length).toBeGreaterThan(2);
  });

  it.each(braked.map((demo) => [demo.convNo, demo] as const))(
    "of %s stop the belt on a disc that stays cool",
    (_, demo) => {
      // Calipers and torques of the file were typed for its own disc.
      const drives = demo.drives.map((drive) => ({ ...drive, noOfCalipers: 0, brakeTorqueLSS: 0 }));
      const chosen = withBrakes({ ...demo, drives }, "Auto");
      const { solution, results } = calculated(chosen);
      const { startStop } = solution.machine;
      expect(startStop?.brakes.length).toBeGreaterThan(0);
      for (const { peak, surface } of startStop?.brakes ?? []) {
        expect(peak).toBeLessThan(300);
        expect(surface).toBeLessThan(400);
      }
      const typed = calculated(withBrakes(withChosenParts(chosen, solution.machine, rows), "Manual"));
      expect(typed.solution.machine.startStop?.brakes).toEqual(startStop?.brakes);
      expect(typed.results.te).toBe(results.te);
    },
  );
});
