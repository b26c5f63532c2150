import { type Calculated, calculate, designFirst, type FiveNumbers } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { shippedComponents } from "./shipped-libraries.ts";

const rows = await shippedComponents();
const gravity = 9.80665;

function opened(five: FiveNumbers) {
  const { conveyor, choice } = designFirst(five, rows);
  const calculation = calculate(conveyor, { rows });
  if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
  const errors = calculation.solution.findings.filter(({ severity }) => severity === "error").map(({ code }) => code);
  return { conveyor, choice, calculation, errors };
}

const number = ({ results }: Calculated, name: string) => Number(results[name]);

/** Masses on a metre of the conveyor, kg/m, and the friction of the longest section of each strand. */
function lineOf({ conveyor, calculation }: ReturnType<typeof opened>) {
  const { carryIdler, returnIdler } = calculation.solution.machine.design;
  const frictionOf = (strand: string) => {
    const places = conveyor.pulls.flatMap(({ sectType }, at) => (sectType === strand ? [at] : []));
    const lengths = places.map((at) => number(calculation, `pulls[${at}].length`));
    const longest = places[lengths.indexOf(Math.max(...lengths))];
    return number(calculation, `pulls[${longest}].frictionFactor`);
  };
  return {
    load: conveyor.capacityInp / 3.6 / conveyor.beltSpeedInp,
    belt: number(calculation, "beltMass"),
    carry: carryIdler.rotatingMass / conveyor.nomCSSpacing,
    back: returnIdler.rotatingMass / conveyor.nomRSSpacing,
    carryFriction: frictionOf("Carry"),
    backFriction: frictionOf("Return"),
  };
}

/** Pull of the full belt by one line of arithmetic, kN: ISO 5048, all secondary resistances in the coefficient C. */
function pullByHand(job: ReturnType<typeof opened>, { length, lift }: FiveNumbers, secondary: number): number {
  const { load, belt, carry, back, carryFriction, backFriction } = lineOf(job);
  const rubbing = carryFriction * (carry + belt + load) + backFriction * (back + belt);
  return (gravity * (secondary * length * rubbing + load * lift)) / 1000;
}

/** How far a result is from what was worked out by hand, as a share of it. */
const apart = (found: number, byHand: number) => Math.abs(found / byHand - 1);

// The three jobs of docs/first-designs.md, where their numbers stand beside those worked out by hand.
describe("the in-plant job", () => {
  const five = { capacity: 1200, length: 180, lift: 35, width: 1000 };
  const job = opened(five);

  it("has one drive, a fabric belt and no errors", () => {
    expect(job.errors).toEqual([]);
    expect(job.choice).toMatchObject({ layout: "head", motors: { head: [1] } });
    expect(job.conveyor.belt.fibre).toContain("Polyester");
  });

  it("pulls 42.4 kN and takes 141 kW within two hundredths", () => {
    expect(apart(number(job.calculation, "te"), 42.4)).toBeLessThan(0.02);
    expect(apart(number(job.calculation, "absorbedPower"), 141)).toBeLessThan(0.02);
    expect(apart(number(job.calculation, "te"), pullByHand(job, five, 1.5))).toBeLessThan(0.02);
  });
});

describe("the overland job", () => {
  const five = { capacity: 2500, length: 6500, lift: 20, width: 1200 };
  const job = opened(five);

  it("has three equal motors on two pulleys and no errors", () => {
    expect(job.errors).toEqual([]);
    expect(job.choice).toMatchObject({ layout: "dual-head", motors: { head: [2, 1] } });
    // A mass of a hundred tonnes on two strands was asked for when one pulley drove.
    expect(job.calculation.solution.takeUp.tension).toBeLessThan(100_000);
  });

  it("pulls what one line of arithmetic says, and its motors and belt are the next sizes up", () => {
    const pull = pullByHand(job, five, 1.05);
    expect(apart(number(job.calculation, "te"), pull)).toBeLessThan(0.05);
    const power = (1.1 * pull * job.conveyor.beltSpeedInp) / 0.95;
    expect(number(job.calculation, "installedPower")).toBeGreaterThan(power);
    expect(number(job.calculation, "installedPower")).toBeLessThan(1.15 * power);
    // Tight side of a running belt with a safety of 6.7, N/mm, against the class that was chosen.
    expect((6.7 * number(job.calculation, "tmax") * 1000) / five.width).toBeLessThan(2250);
  });
});

describe("the downhill job", () => {
  const five = { capacity: 2500, length: 900, lift: -140, width: 1200 };
  const job = opened(five);
  const lowFriction = 0.6;

  it("is held and braked at its tail, the upper end, and has no errors", () => {
    expect(job.errors).toEqual([]);
    expect(job.choice).toMatchObject({ layout: "dual-tail", brake: "drives" });
    const driven = job.conveyor.pulls.filter(({ pType }) => pType === "Drive");
    for (const { x } of driven) expect(x).toBeLessThan(10);
    for (const { brakeType } of job.conveyor.drives) expect(brakeType).not.toBe("No Brake");
  });

  it("is held by two of its three brakes", () => {
    const weight = pullByHand(job, five, 0);
    const held = -(weight + lowFriction * (pullByHand(job, five, 1.12) - weight));
    const { brakes, force = 0, required = 0 } = job.calculation.solution.machine.startStop?.brakesLeft ?? {};
    expect(brakes).toBe(2);
    expect(apart(required / 1000, held)).toBeLessThan(0.03);
    expect(force / 1000).toBeGreaterThan(held);
  });

  it("leaves its curves the room they need", () => {
    const codes = job.calculation.solution.findings.map(({ code }) => code);
    expect(codes).not.toContain("curve-need-finds-no-room");
    expect(codes).not.toContain("curve-tangents-overlap");
  });

  it("has the take-up that keeps the belt from sagging at its foot, and no more", () => {
    const { load, belt, back, backFriction } = lineOf(job);
    const sag = job.conveyor.allowSagCS / 100;
    const atFoot = (gravity * (load + belt) * job.conveyor.nomCSSpacing) / (8 * sag);
    const takeUp = job.conveyor.pulls.find(({ pType }) => pType === "Takeup");
    const bend = job.conveyor.pulls.find(({ description }) => description === "Take-up bend");
    const rise = (bend?.z ?? 0) - five.lift;
    const onReturn = backFriction * (belt + back) * (five.length - (takeUp?.x ?? 0));
    const tension = atFoot + gravity * (belt * rise + onReturn);
    const mass = (2 * tension) / gravity;
    expect(apart(number(job.calculation, "takeUpMassReq"), mass)).toBeLessThan(0.04);
  });

  it("has its largest tension below the tail, where low friction leaves most of the load to the drives", () => {
    const { load, belt, carry, carryFriction } = lineOf(job);
    const sag = job.conveyor.allowSagCS / 100;
    const atFoot = (gravity * (load + belt) * job.conveyor.nomCSSpacing) / (8 * sag);
    const weight = gravity * (load + belt) * -five.lift;
    const rubbing = gravity * lowFriction * carryFriction * (load + belt + carry) * Math.hypot(five.length, five.lift);
    expect(apart(number(job.calculation, "tmax"), (atFoot + weight - rubbing) / 1000)).toBeLessThan(0.03);
    // A drive at the bottom asked for 61.5 t and its belt for more than twice the strength.
    expect(apart(number(job.calculation, "tmax"), 295)).toBeLessThan(0.05);
  });
});
