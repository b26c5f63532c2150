import { describe, expect, it } from "vitest";
import { motorOf, pulleyOf, refA } from "../test-support/cost-input.ts";
import { bareTrace as trace } from "../trace/trace.ts";
import { capitalCost } from "./capital.ts";
import type { CostDrive, CostInput, StructureSegment } from "./cost-input.ts";
import { erectionTime } from "./erection.ts";

/** A conveyor of handbook 8.13, of which only these numbers are printed. */
interface Typical {
  readonly length: number;
  readonly width: number;
  readonly strength: number;
  readonly member?: "fabric";
  readonly motors: number;
  readonly kilowatts: number;
  readonly trussShare?: number;
  readonly isEnclosed?: boolean;
  readonly isPipe?: boolean;
  readonly isCovered?: boolean;
  readonly money?: Partial<CostInput["money"]>;
  readonly pulley?: readonly number[];
  /** What a short conveyor has less of. */
  readonly structure?: Partial<CostInput["structure"]>;
}

const stretch = { span: 24, height: 9, isEnclosed: false };

/** What a table of one line leaves open is filled with usual parts: sets every 1.2 and 3 m, one gearbox for each motor. */
function typical(given: Typical): CostInput {
  const { length, width, kilowatts, trussShare = 0 } = given;
  const share = (rate: number) => rate * (width / 1.2);
  const [carry, impact, back] = refA.idlers;
  const [drive] = refA.drives;
  if (!carry || !impact || !back || !drive) throw new Error("Ref-A has parts");
  const segments: readonly StructureSegment[] = [
    { ...stretch, kind: "ground", length: length * (1 - trussShare) },
    { ...stretch, kind: "truss", length: length * trussShare, isEnclosed: given.isEnclosed ?? false },
  ];
  const large = given.pulley ?? [1000, 20, 50, 12, width * 1000 + 200, 280, width * 1000 + 1100, 220];
  return {
    ...refA,
    length,
    belt: {
      ...refA.belt,
      width,
      length: 2.02 * length,
      strength: given.strength,
      member: given.member ?? "steel",
      plies: given.member ? 4 : 0,
      mass: refA.belt.mass * (width / 1.2),
    },
    idlers: [
      { ...carry, sets: length / 1.2, rotatingMass: share(24), setMass: share(46) },
      { ...back, sets: length / 3, rotatingMass: share(20), setMass: share(30) },
    ],
    pulleys: Array.from({ length: 8 }, (_, at) => pulleyOf(String(at), large)),
    drives: [driveOf(drive, given.motors, kilowatts)],
    structure: {
      ...refA.structure,
      segments: segments.filter((one) => one.length > 0),
      isPipe: given.isPipe ?? false,
      walkway: 2 * length * trussShare,
      towerHeight: 10,
      corridor: length * (1 - trussShare),
      cover: given.isCovered ? length : 0,
      ...given.structure,
    },
    money: { ...refA.money, ...given.money },
  };
}

function driveOf(drive: CostDrive, motors: number, kilowatts: number): CostDrive {
  const motor = motorOf({ power: kilowatts * 1000, voltage: kilowatts > 355 ? 6600 : 415, mass: 6 * kilowatts });
  const scale = kilowatts / 355;
  const { gearbox, holdback, brake, fluidCoupling: _, ...rest } = drive;
  if (!gearbox || !holdback || !brake) throw new Error("Ref-A has parts");
  return {
    ...rest,
    motors,
    motor,
    starter: kilowatts > 100 ? "VFD" : "Direct On Line",
    gearbox: { ...gearbox, torque: gearbox.torque * scale, mass: gearbox.mass * scale },
    holdback: { ...holdback, torque: holdback.torque * scale, mass: holdback.mass * scale },
    brake,
  };
}

// Handbook 8.13: total of a metre, USD of 2024.
const table = [
  [
    "in-plant 60 m",
    14830,
    {
      length: 60,
      width: 0.8,
      strength: 63e4,
      member: "fabric",
      motors: 1,
      kilowatts: 30,
      trussShare: 1,
      isEnclosed: true,
      pulley: [400, 10, 20, 10, 950, 100, 1400, 90],
      structure: { accessories: 0, takeUpMass: 1500, takeUpTravel: 1, walkway: 60, chutes: 1 },
    },
  ],
  ["overland 5 km", 3838, { length: 5000, width: 1.2, strength: 16e5, motors: 2, kilowatts: 500 }],
  ["overland 16.9 km", 4066, { length: 16900, width: 1.2, strength: 2e6, motors: 3, kilowatts: 1000, isCovered: true }],
  [
    "iron ore 3.84 km",
    7788,
    { length: 3840, width: 1.8, strength: 315e4, motors: 3, kilowatts: 1250, money: { location: 1.3 } },
  ],
  [
    "pipe 5.3 km",
    3489,
    {
      length: 5300,
      width: 1.5,
      strength: 16e5,
      motors: 3,
      kilowatts: 400,
      trussShare: 0.5,
      isPipe: true,
      money: { market: 0.6, location: 0.65 },
    },
  ],
  ["slope 1.2 km", 12837, { length: 1200, width: 1.6, strength: 54e5, motors: 3, kilowatts: 1600 }],
] as const satisfies readonly (readonly [string, number, Typical])[];

describe("the installed cost of a metre", () => {
  it("of Ref-A is that of the handbook", () => {
    const { supply, direct, total, takeOff } = capitalCost(trace, refA);
    const perMetre = (sum: number) => Math.round(sum / refA.length);
    expect([supply, direct, total].map(perMetre)).toEqual([2314, 4931, 7346]);
    expect(Math.round(erectionTime(trace, refA, takeOff) / 3600 / refA.length)).toBe(21);
  });

  it.each(table)("of %s is near %d, as far as its one line tells", (_, printed, given) => {
    const { perLength = 0 } = capitalCost(trace, typical(given));
    expect(Math.abs(perLength / printed - 1)).toBeLessThan(0.2);
  });
});
