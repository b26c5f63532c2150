import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineShares, mixedShares, type SharingDrive, shareOut, stretchedShares } from "./sharing.ts";

const drive = (force: number, most = 1.5 * force, least = -1.5 * force): SharingDrive => ({
  pulling: force,
  holding: force,
  most,
  least,
});
const rounded = (forces: readonly number[]) => forces.map((force) => Number(force.toFixed(4)));

describe("leader and followers (handbook 15.6, EX 15.9)", () => {
  it("carry the same command", () => {
    const shared = shareOut([drive(200), drive(100), drive(100)], 320);
    expect(shared.command).toBeCloseTo(0.8, 12);
    expect(rounded(shared.forces)).toEqual([160, 80, 80]);
    expect(shared.short).toBe(0);
  });

  it("part by typed shares", () => {
    const shared = shareOut([drive(200), drive(80, 150, -150), drive(50, 150, -150)], 320);
    expect(shared.command.toFixed(6)).toBe("0.969697");
    expect(rounded(shared.forces)).toEqual([193.9394, 77.5758, 48.4848]);
  });

  const limited = [drive(200, 240, -240), drive(100, 90, -90), drive(100, 150, 0)];

  it("leave to the others what one of them cannot give", () => {
    const shared = shareOut(limited, 400);
    expect(shared.command.toFixed(6)).toBe("1.033333");
    expect(rounded(shared.forces)).toEqual([206.6667, 90, 103.3333]);
  });

  it("hold back without those that may not", () => {
    const shared = shareOut(limited, -200);
    expect(shared.command.toFixed(6)).toBe("-0.666667");
    expect(rounded(shared.forces)).toEqual([-133.3333, -66.6667, 0]);
  });

  it("say by how much they are short", () => {
    const shared = shareOut(limited, 600);
    expect(rounded(shared.forces)).toEqual([240, 90, 150]);
    expect(shared.short).toBeCloseTo(120, 9);
  });
});

// Handbook 15.35, laws 3 and 4.
describe("every group", () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const drawn = fc.array(
    fc.record({ pulling: number(1, 500), holding: number(1, 500), most: number(0, 900), least: number(-900, 0) }),
    { minLength: 1, maxLength: 6 },
  );
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

  it("gives what is needed, each drive within its limits, or says what is missing", () => {
    fc.assert(
      fc.property(drawn, number(-3000, 3000), (drives, need) => {
        const { forces, short } = shareOut(drives, need);
        expect(sum(forces) + short).toBeCloseTo(need, 6);
        forces.forEach((force, at) => {
          expect(force).toBeLessThanOrEqual((drives[at]?.most ?? 0) + 1e-9);
          expect(force).toBeGreaterThanOrEqual((drives[at]?.least ?? 0) - 1e-9);
        });
        const isShort = need > sum(drives.map(({ most }) => most)) || need < sum(drives.map(({ least }) => least));
        if (!isShort) expect(Math.abs(short)).toBeLessThan(1e-6);
      }),
    );
  });

  it("asks more of its command the more is needed, and half with drives twice as strong", () => {
    const free = drawn.map((drives) => drives.map((one) => ({ ...one, most: 1e6, least: -1e6 })));
    fc.assert(
      fc.property(free, number(1, 3000), number(1, 3000), (drives, need, more) => {
        const { command, forces } = shareOut(drives, need);
        expect(shareOut(drives, need + more).command).toBeGreaterThan(command);
        const twice = drives.map((one) => ({ ...one, pulling: 2 * one.pulling }));
        expect(shareOut(twice, need).command).toBeCloseTo(command / 2, 9);
        const doubled = drives.map((one, at) => (at === 0 ? { ...one, pulling: 2 * one.pulling } : one));
        const other = shareOut(doubled, need).forces;
        forces.slice(1).forEach((force, at) => {
          expect((other[0] ?? 0) / (other[at + 1] ?? 1)).toBeCloseTo((2 * (forces[0] ?? 0)) / force, 6);
        });
      }),
    );
  });
});

describe("drives on torque lines (handbook 15.6, EX 15.10)", () => {
  const line = (slip: number, slowness = 1) => ({ nominalForce: 100, slip, slowness });
  it.each([
    ["droop 3 % both", line(0.03), line(0.03), "75.00000", "75.00000", "4.887500"],
    ["droop 3 % and 2 %", line(0.03), line(0.02), "60.00000", "90.00000", "4.910000"],
    ["droop 3 %, drive 2 one per cent larger", line(0.03), line(0.03, 1 / 1.01), "58.78939", "91.21061", "4.911816"],
    ["direct on line, one per cent larger", line(0.008), line(0.008, 1 / 1.01), "13.18408", "136.81592", "4.994726"],
    ["the same through couplings", line(0.033), line(0.033, 1 / 1.01), "60.29700", "89.70300", "4.900510"],
    ["direct on line, 0.2 % larger", line(0.008), line(0.008, 1 / 1.002), "62.58741", "87.41259", "4.974965"],
  ])("%s", (_, first, second, one, two, speed) => {
    const { forces, speedShare } = lineShares([first, second], 150);
    expect(forces.map((force) => force.toFixed(5))).toEqual([one, two]);
    expect((5 * speedShare).toFixed(6)).toBe(speed);
  });

  it("count the stretch of the belt that arrives (EX 15.11)", () => {
    const [stiffness, slack] = [86.4e6, 60e3];
    const drives = (tensions: readonly [number, number], ratio = 1) => [
      { nominalForce: 100e3, slip: 0.008, slowness: 1 + tensions[0] / stiffness },
      { nominalForce: 100e3, slip: 0.008, slowness: (1 + tensions[1] / stiffness) / ratio },
    ];
    let [primary, secondary, speed] = [75e3, 75e3, 0];
    for (let round = 0; round < 6; round += 1) {
      const found = lineShares(drives([slack + primary + secondary, slack + secondary]), 150e3);
      [primary = 0, secondary = 0] = found.forces;
      speed = 5 * found.speedShare;
    }
    expect([primary.toFixed(1), secondary.toFixed(1), speed.toFixed(6)]).toEqual(["69978.4", "80021.6", "4.959953"]);
    const even = lineShares(drives([slack + 150e3, slack + 75e3], 0.999134049), 150e3).forces;
    expect(even.map((force) => force.toFixed(1))).toEqual(["75000.0", "75000.0"]);
  });

  // Handbook 15.35, law 5.
  it("add up to the pull, change places with each other, and come nearer with more slip", () => {
    const drawn = fc.record({
      nominalForce: fc.double({ min: 10, max: 500, noNaN: true }),
      slip: fc.double({ min: 0.002, max: 0.1, noNaN: true }),
      slowness: fc.double({ min: 0.98, max: 1.02, noNaN: true }),
    });
    fc.assert(
      fc.property(drawn, drawn, fc.double({ min: -500, max: 500, noNaN: true }), (one, two, pull) => {
        const [first = 0, second = 0] = lineShares([one, two], pull).forces;
        expect(first + second).toBeCloseTo(pull, 6);
        expect(lineShares([two, one], pull).forces[0]).toBeCloseTo(second, 8);
        const parting = (slip: number) => {
          const alike = lineShares(
            [
              { ...one, slip },
              { ...one, slip, slowness: two.slowness },
            ],
            pull,
          ).forces;
          return Math.abs((alike[0] ?? 0) - (alike[1] ?? 0));
        };
        expect(parting(0.06)).toBeLessThanOrEqual(parting(0.03) + 1e-9);
      }),
    );
  });
});

// Handbook 15.6 (d) and 15.35, laws 3 and 5.
describe("drives under control beside drives on lines", () => {
  const line = fc.record({
    nominalForce: fc.double({ min: 10, max: 500, noNaN: true }),
    slip: fc.double({ min: 0.002, max: 0.1, noNaN: true }),
    slowness: fc.double({ min: 0.98, max: 1.02, noNaN: true }),
  });
  const led = fc
    .double({ min: 10, max: 500, noNaN: true })
    .map((most) => ({ pulling: 1, holding: 1, most, least: -most }));

  it("add up to what is needed, each under control within its limits", () => {
    fc.assert(
      fc.property(led, led, line, line, fc.double({ min: -900, max: 900, noNaN: true }), (a, b, one, two, need) => {
        const found = mixedShares([a, b], [one, two], { need, speedShare: 0.99 });
        const sum = [...found.led, ...found.lines].reduce((all, force) => all + force, 0);
        expect(Math.abs(sum - need)).toBeLessThan(1e-6 * (1 + Math.abs(need) + one.nominalForce / one.slip));
        for (const [at, { most }] of [a, b].entries()) {
          expect(Math.abs(found.led[at] ?? 0)).toBeLessThanOrEqual(most + 1e-9);
        }
      }),
    );
  });

  it("leave the lines at the reference speed while those under control can take the rest", () => {
    const drives = [{ nominalForce: 100, slip: 0.01, slowness: 1 }];
    const of = (need: number) =>
      mixedShares([{ pulling: 1, holding: 1, most: 150, least: 0 }], drives, { need, speedShare: 0.995 });
    expect(of(120).lines[0]).toBeCloseTo(50, 9);
    expect(of(120).led[0]).toBeCloseTo(70, 9);
    // 250 are asked, 150 are the most: the belt slows down until the line gives the other 100.
    expect(of(250).led[0]).toBeCloseTo(150, 9);
    expect(of(250).lines[0]).toBeCloseTo(100, 9);
  });
});

// Handbook 15.6, EX 15.11: dual head, direct on line with 0.8 % slip, 60 kN behind the secondary, EA 86.4 MN.
describe("drives on a belt that stretches", () => {
  const stiffness = 86.4e6;
  const lines = (primary: number) =>
    [
      { tension: 210e3, given: primary },
      { tension: 210e3 - primary, given: 150e3 - primary },
    ].map(({ tension, given }) => ({ nominalForce: 100e3, slip: 0.008, slowness: 1 + tension / stiffness, given }));

  it.each([75e3, 0, 150e3])("share as printed, whatever the strain was read with: %d N", (primary) => {
    const forces = stretchedShares(lines(primary), 150e3, stiffness);
    expect(forces.map((force) => force.toFixed(1))).toEqual(["69978.4", "80021.6"]);
  });

  it("share in one look what a soft belt would only swing around", () => {
    const soft = lines(75e3).map((line) => ({ ...line, slowness: 1 + 20 * (line.slowness - 1) }));
    const [primary = 0, secondary = 0] = stretchedShares(soft, 150e3, stiffness / 20);
    expect(primary + secondary).toBeCloseTo(150e3, 3);
    const speeds = [
      [primary, 210e3],
      [secondary, 210e3 - primary],
    ].map(([force = 0, tension = 0]) => (1 - (force * 0.008) / 100e3) / (1 + (20 * tension) / stiffness));
    expect((speeds[0] ?? 0) / (speeds[1] ?? 1)).toBeCloseTo(1, 9);
  });
});
