import { describe, expect, it } from "vitest";
import type { MachineRows, PulleyInput } from "../../solve/machine/machine-input.ts";
import { solveMachine } from "../../solve/machine/solve-machine.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";

const row = (id: string, cost: number) => ({ id, description: "", number: 1, allowSelection: true, cost });

/** The pulleys of the worked conveyor with hubs, lagging and shaft of their own. */
const typed: readonly PulleyInput[] = workedMachine.pulleys.map(({ built, ...pulley }) => {
  const { mass: _catalogue, ...parts } = built;
  const own = { hubCentres: 1.22, hubDiameter: 0.36, hubLength: 0.13, laggingThickness: 0.012, laggingDensity: 1900 };
  const body = { ...built.body, ...own, shellThickness: 0.02, shaftDiameter: 0.24 };
  return {
    ...pulley,
    built: { ...parts, seatDiameter: 0.2, body },
    typedShaftLength: 2.3,
    cost: { shell: 700, shaft: 300, bearing: 90 },
  };
});

const bodies = typed.map(({ built }) => built.body);
const shells = [...new Set(bodies.map(({ shellDiameter }) => shellDiameter))].map((shellDiameter) => ({
  ...row(`shell ${shellDiameter}`, 700),
  ...{ shellDiameter, shellThickness: 0.02, discThickness: 0.06 },
}));
const shaft = {
  ...row("shaft", 300),
  ...{ diameter: 0.24, seatDiameter: 0.2, bearingWidth: 0.1, bearingRating: 1010e3, bearingCost: 90 },
};
const width = { ...row("width", 0), beltWidth: 1.2, faceWidth: 1.4, bearingCentres: 1.9, dischargeCentres: 1.9 };

function pulleysWith(auto: Partial<PulleyInput["auto"]>, rows: MachineRows) {
  const pulleys = typed.map((pulley) => ({ ...pulley, auto: { ...pulley.auto, ...auto } }));
  const found = solveMachine(workedDesign, { ...workedMachine, pulleys }, rows, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found.machine.pulleys;
}

describe("a pulley in Auto that may only become what was typed", () => {
  const plain = pulleysWith({}, {});

  it.each<readonly [string, Partial<PulleyInput["auto"]>, MachineRows]>([
    ["shell", { shell: true }, { shells }],
    ["shaft", { shaft: true }, { shafts: [shaft] }],
    ["width", { width: true }, { widths: [width] }],
    ["everything", { shell: true, shaft: true, width: true }, { shells, shafts: [shaft], widths: [width] }],
  ])("is the typed one: %s", (_, auto, rows) => {
    const found = pulleysWith(auto, rows);
    expect(found.map(({ parts }) => parts.kind)).toEqual(plain.map(() => "selected"));
    for (const [at, { built, mass, cost }] of found.entries()) {
      expect(built.body).toEqual(plain[at]?.built.body);
      expect(mass).toBeCloseTo(plain[at]?.mass ?? 0, 9);
      expect(cost).toBe(plain[at]?.cost);
    }
  });

  it("stays as typed where rows are there but nothing is in Auto, or the rows are missing", () => {
    const kinds = (found: typeof plain) => new Set(found.map(({ parts }) => parts.kind));
    expect(kinds(pulleysWith({}, { shells, shafts: [shaft], widths: [width] }))).toEqual(new Set(["given"]));
    expect(kinds(pulleysWith({ shell: true }, { shafts: [shaft] }))).toEqual(new Set(["given"]));
  });

  it("has the bearing centres of a discharge where it is one", () => {
    const wide = { ...width, dischargeCentres: 2.1 };
    const pulleys = typed.map((pulley, at) => ({
      ...pulley,
      isDischarge: at === 0,
      auto: { ...pulley.auto, width: true },
    }));
    const found = solveMachine(workedDesign, { ...workedMachine, pulleys }, { widths: [wide] }, { method: "ISO" });
    if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
    expect(found.machine.pulleys.map(({ bearingCentres }) => bearingCentres)).toEqual(
      typed.map((_, at) => (at === 0 ? 2.1 : 1.9)),
    );
  });
});
