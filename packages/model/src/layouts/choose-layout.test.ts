import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseLayout, chosenAgain, type LayoutChoice } from "./choose-layout.ts";
import type { Estimate } from "./estimate-pulls.ts";
import { driveCount, motorsByPulley } from "./motors.ts";
import { dualDriveTensions, headAndTailTensions, keptTight, singleDriveTensions } from "./traction.ts";

const kilowatts = 1000;
const reserve = 1.1;

describe("the number of motors and pulleys", () => {
  // Handbook EX 15.31.
  it("is one of 355 kW for 305.84 kW that are absorbed", () => {
    expect(driveCount(305.84 * reserve * kilowatts)).toEqual({ motors: 1, pulleys: 1 });
  });

  it("is three on two pulleys, two and one, for 2300 kW that are absorbed", () => {
    const count = driveCount(2300 * reserve * kilowatts);
    expect(count).toEqual({ motors: 3, pulleys: 2 });
    expect(motorsByPulley(count)).toEqual([2, 1]);
  });

  it("never puts three motors on one pulley, and never fewer motors for more power", () => {
    const power = fc.double({ min: 1e3, max: 2e7, noNaN: true });
    fc.assert(
      fc.property(power, power, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(Math.max(...motorsByPulley(driveCount(more)))).toBeLessThanOrEqual(2);
        expect(driveCount(less).motors).toBeLessThanOrEqual(driveCount(more).motors);
      }),
    );
  });
});

// Handbook EX 15.32: Te 400 kN, friction 0.30, wraps of 210°, 192° and 180°.
describe("the tension that drives about to slip ask for", () => {
  it("is that of one drive", () => {
    const { slack, tight } = singleDriveTensions(400e3);
    expect(slack).toBeCloseTo(199_716.7, 1);
    expect(tight).toBeCloseTo(599_716.7, 1);
  });

  it("is less of two drives, and least at their best share", () => {
    expect(dualDriveTensions(400e3, 1 / 2).tight).toBeCloseTo(515_423.2, 1);
    expect(dualDriveTensions(400e3, 2 / 3).tight).toBeCloseTo(476_948.8, 1);
    expect(dualDriveTensions(400e3, 0.732101).slack).toBeCloseTo(61_843.5, 0);
  });

  it("is less again where the tail is driven", () => {
    const { tailPull, slack, tight } = headAndTailTensions(400e3, 70e3);
    expect(tailPull).toBeCloseTo(126_169.9, 1);
    expect(slack).toBeCloseTo(136_721.1, 1);
    expect(tight).toBeCloseTo(410_551.2, 1);
  });

  it("is no less than the belt has to be kept by", () => {
    const { slack, tight } = keptTight(singleDriveTensions(100), 80);
    expect([slack, tight]).toEqual([80, 180]);
  });
});

const quiet: Estimate = {
  length: 300,
  lift: 20,
  pull: 60e3,
  hold: 0,
  returnPull: 3e3,
  beltWeight: 4e3,
  leastSlack: 8e3,
  power: 200e3,
  lineMass: 150,
  movingMass: 60e3,
};
const chosen = (estimate: Partial<Estimate>, width = 1400): LayoutChoice =>
  chooseLayout({ ...quiet, ...estimate }, width);

// Handbook 15.18, row by row.
describe("the layout", () => {
  it("is one drive at the head with no brake where the belt never runs by itself", () => {
    expect(chosen({})).toMatchObject({ layout: "head", motors: { head: [1] }, brake: "none" });
  });

  it("holds a belt that drives its motors from its upper end", () => {
    const choice = chosen({ lift: -80, pull: 20e3, hold: 90e3 });
    expect(choice).toMatchObject({ layout: "tail", motors: { head: [], tail: [1] }, brake: "drives" });
  });

  it("brakes the tail of a belt that mostly pulls but may run by itself", () => {
    expect(chosen({ lift: -20, hold: 10e3 })).toMatchObject({ layout: "head", brake: "tail" });
  });

  it("has two drives at the head for much power", () => {
    const choice = chosen({ length: 1500, pull: 500e3, power: 2530e3 });
    expect(choice).toMatchObject({ layout: "dual-head", motors: { head: [2, 1] } });
  });

  it("drives the tail of a long belt whose return strand pulls much", () => {
    const choice = chosen({ length: 6500, pull: 600e3, returnPull: 120e3, power: 2530e3 });
    expect(choice).toMatchObject({ layout: "head-and-tail", motors: { head: [2], tail: [1] } });
  });

  it("has boosters beyond what one belt bears", () => {
    const { layout, boosters, motors } = chosen({ length: 9000, pull: 3e6, power: 16e6 });
    expect(layout).toBe("booster");
    expect(motors).toMatchObject({ head: [2], booster: 2 });
    expect(boosters).toHaveLength(7);
    expect(boosters).toEqual(boosters.toSorted((a, b) => a - b));
  });

  it("never has its drive at the lower end where it holds back more than it pulls", () => {
    const pulls = fc.double({ min: 0, max: 3e6, noNaN: true });
    fc.assert(
      fc.property(pulls, pulls, fc.double({ min: 1e4, max: 2e7, noNaN: true }), (pull, hold, power) => {
        const { layout, brake, motors } = chosen({ pull, hold, power });
        expect(layout === "tail" || layout === "dual-tail").toBe(hold > pull);
        expect(brake === "none").toBe(hold === 0);
        if (layout !== "tail" && layout !== "dual-tail") {
          expect(Math.max(...motors.head, ...motors.tail, motors.booster)).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  it("is chosen again only where the calculation asks for the other end", () => {
    const choice = chosen({ lift: -80, pull: 20e3, hold: 90e3 });
    expect(chosenAgain(choice, { pull: 25e3, hold: 70e3 }, 1400)).toBe(choice);
    expect(chosenAgain(choice, { pull: 70e3, hold: 25e3 }, 1400)).toMatchObject({ layout: "head", brake: "tail" });
  });
});
