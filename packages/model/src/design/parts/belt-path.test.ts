import { describe, expect, it } from "vitest";
import { newConveyor, newDrive, newPull } from "../../document/new-conveyor.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Pull } from "../../document/types/parts.ts";
import { randomConveyor } from "../../sweep/random-conveyor.ts";
import { calculate } from "../calculate.ts";
import { keepParts } from "./keep-parts.ts";

function laid(conveyor: Conveyor): Conveyor {
  const found = calculate(conveyor);
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return keepParts(conveyor, found.solution.machine);
}

const between = (from: number, to: number) => (((from - to) % 360) + 360) % 360;

describe("angles of the belt path", () => {
  // Second specification, section 4: a pulley starts with 90, 270 and 180, the tail with 270 and 90.
  it("are those every conveyor starts with, on a level belt from the take-up at its tail round the drive at its head", () => {
    const pulley = (pType: "Takeup" | "Drive", x: number) => {
      const pull = newPull(pType);
      const stale = { contactAngle: 1, departAngle: 2, wrapAngle: 3 };
      const linkToDriveNo = pType === "Drive" ? 1 : 0;
      return { ...pull, ...stale, x, noID: x + 1, no: x + 1, linkToDriveNo, shell: { ...pull.shell, shellDia: 800 } };
    };
    const drives = [{ ...newDrive(1), laggingThick: pulley("Takeup", 0).shell.laggingThick, wrapAngle: 3 }];
    const { pulls, drives: kept } = laid({
      ...newConveyor(),
      pulls: [pulley("Takeup", 0), pulley("Drive", 100)],
      drives,
    });
    const angles = pulls.map(({ contactAngle, departAngle, wrapAngle }) => [contactAngle, departAngle, wrapAngle]);
    expect(angles).toEqual([
      [270, 90, 180],
      [90, 270, 180],
    ]);
    expect(kept[0]?.wrapAngle).toBe(180);
  });

  it("enclose the wrap, whichever way the pulley turns, and are none where there is no pulley", () => {
    let pulleys = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      for (const { pType, rotation, contactAngle, departAngle, wrapAngle } of laid(randomConveyor(seed).conveyor)
        .pulls) {
        if (pType === "Int. Pt" || pType === "Hopper") {
          expect([contactAngle, departAngle, wrapAngle]).toEqual([0, 0, 0]);
          continue;
        }
        pulleys += 1;
        const turn = rotation === "Clockwise" ? between(contactAngle, departAngle) : between(departAngle, contactAngle);
        expect(Math.cos(((turn - wrapAngle) * Math.PI) / 180)).toBeCloseTo(1, 9);
      }
    }
    expect(pulleys).toBeGreaterThan(100);
  });

  it("leave the wrap that a drive says itself, which is then the one of its traction", () => {
    const wrapped = (wrapAngle: number): Conveyor => {
      const start = newConveyor();
      return { ...start, drives: start.drives.map((drive) => ({ ...drive, wrapAngleMode: "Manual", wrapAngle })) };
    };
    const surplus = (conveyor: Conveyor) => {
      const found = calculate(conveyor);
      return found.kind === "calculated" ? Number(found.results["drives[0].t2Surplus"]) : Number.NaN;
    };
    expect(laid(wrapped(240)).drives[0]?.wrapAngle).toBe(240);
    expect(surplus(wrapped(240))).toBeGreaterThan(surplus(wrapped(180)));
  });
});

type Change = (pull: Pull, at: number) => Partial<Pull>;

const changed = (conveyor: Conveyor, change: Change): Conveyor => ({
  ...conveyor,
  pulls: conveyor.pulls.map((pull, at) => ({ ...pull, ...change(pull, at) })),
});

const manual = { contactAngleMode: "Manual", departAngleMode: "Manual", wrapAngleMode: "Manual" } as const;

function calculated(conveyor: Conveyor) {
  const found = calculate(conveyor);
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found;
}

describe("angles that are typed", () => {
  // A file keeps an angle to 1e-6 degrees, 1.7e-8 rad: no number may follow it by much more than that share.
  it("change no result where they are those of the belt path", () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const conveyor = laid(randomConveyor(seed).conveyor);
      const [auto, typed] = [calculated(conveyor).results, calculated(changed(conveyor, () => manual)).results];
      expect(Object.keys(typed)).toEqual(Object.keys(auto));
      for (const [path, value] of Object.entries(auto)) {
        if (typeof value !== "number") expect(typed[path], path).toBe(value);
        else
          expect(Math.abs(Number(typed[path]) - value), path).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(value)));
      }
    }
  });

  it("are kept as typed, digit by digit", () => {
    const typed = { ...manual, contactAngle: 91.234567891, departAngle: 270.5, wrapAngle: 181.00000001 };
    expect(laid(changed(newConveyor(), () => typed)).pulls).toEqual(
      changed(newConveyor(), () => typed).pulls.map((pull) => expect.objectContaining(pull)),
    );
  });

  const at = newConveyor().pulls.findIndex(({ pType }) => pType === "Drive");
  const start = laid(newConveyor());
  const drivePulley = start.pulls[at] ?? newPull("Drive");
  const withDrivePulley = (change: Partial<Pull>) => changed(start, (_pull, index) => (index === at ? change : {}));

  it("lengthen the belt by the arc and give the drive its grip, where the wrap is larger", () => {
    const wrapAngle = drivePulley.wrapAngle + 20;
    const [auto, typed] = [calculated(start), calculated(withDrivePulley({ wrapAngleMode: "Manual", wrapAngle }))];
    const radius = auto.solution.loop.turns[at]?.radius ?? Number.NaN;
    const longer = typed.solution.loop.beltLength - auto.solution.loop.beltLength;
    expect(longer).toBeCloseTo((radius * 20 * Math.PI) / 180, 6);
    const required = ({ results }: typeof auto) => Number(results["drives[0].t2Required"]);
    expect(required(typed)).toBeLessThan(required(auto));
  });

  it("turn the load of the pulley: strands that pull against each other nearly cancel", () => {
    const departAngle = drivePulley.contactAngle;
    const load = (conveyor: Conveyor) => Number(calculated(conveyor).results[`pulls[${at}].resultantForce`]);
    expect(load(withDrivePulley({ departAngleMode: "Manual", departAngle }))).toBeLessThan(0.7 * load(start));
  });

  it("say so where the three cannot hold together", () => {
    const odd = withDrivePulley({ ...manual, wrapAngle: drivePulley.wrapAngle + 30 });
    expect(calculated(odd).notUsed).toContainEqual({
      path: `pulls[${at}].wrapAngle`,
      message: expect.stringMatching(/^Wrap, contact and depart angle disagree/),
    });
    expect(calculated(withDrivePulley(manual)).notUsed).toEqual(calculated(start).notUsed);
  });
});
