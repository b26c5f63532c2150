import { describe, expect, it } from "vitest";
import { solveMachine } from "../../solve/machine/solve-machine.ts";
import { tensionSheet } from "../../solve/sheets/fill-sheet.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";

const open = { carrySag: true, returnSag: true, safety: true, tensionRise: true };

function solvedByGb() {
  const found = solveMachine({ ...workedDesign, profile: { open } }, workedMachine, {}, { method: "GB" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  const full = found.cases["running-full"];
  const sheet = tensionSheet(found);
  return found.machine.pulleys.map((pulley) => {
    const load = pulley.check?.loads.all.find(({ loadCase }) => loadCase === "running-full");
    const here = <One extends { readonly pointId: string }>(all: readonly One[]) =>
      all.find(({ pointId }) => pointId === pulley.pointId);
    return { pulley, load, ofLoop: here(full.points), ofSheet: here(sheet) };
  });
}

const sum = (pull: { readonly arriving: number; readonly leaving: number } | undefined) =>
  (pull?.arriving ?? Number.NaN) + (pull?.leaving ?? Number.NaN);

// Handbook 9.6.4: the network runs with a lump of secondary resistances, the sheet of DTII(A) is printed beside it with
// S_out = k_b S_in, k_b 1.02 up to 45°, 1.03 about 90° and 1.04 at 180°, and pulleys bear the larger tension of the two.
describe("pulleys by GB", () => {
  const pulleys = solvedByGb();

  it("bear the larger pull of loop and sheet", () => {
    expect(pulleys.length).toBeGreaterThan(4);
    for (const { load, ofLoop, ofSheet } of pulleys) {
      expect(load?.meanTension).toBeCloseTo(Math.max(sum(ofLoop), sum(ofSheet)) / 2, 6);
    }
  });

  it("have the factor of the sheet between their strands where the sheet pulls harder", () => {
    const printed: Readonly<Record<string, number>> = {
      tail: 1.04,
      "take-up": 1.04,
      "bend-1": 1.03,
      "bend-2": 1.03,
      snub: 1.02,
    };
    const bends = pulleys.filter(({ ofLoop, ofSheet }) => ofSheet?.factor && sum(ofSheet) > sum(ofLoop));
    expect(bends.map(({ pulley }) => pulley.pointId)).toEqual(expect.arrayContaining(["tail", "take-up"]));
    for (const { pulley, load, ofSheet } of bends) {
      const factor = printed[pulley.pointId] ?? Number.NaN;
      expect(load?.meanTension).toBeCloseTo(((ofSheet?.arriving ?? 0) * (1 + factor)) / 2, 6);
    }
  });

  it("are chosen by the larger tension over the rating of the belt", () => {
    const { belt } = workedDesign;
    const tail = pulleys.find(({ pulley }) => pulley.pointId === "tail");
    const rating = (belt.strength ?? 0) / 8;
    const bySheet = (tail?.ofSheet?.leaving ?? 0) / belt.width / rating;
    expect(tail?.ofSheet?.leaving).toBeGreaterThan(tail?.ofLoop?.leaving ?? Number.NaN);
    expect(tail?.pulley.minimumDiameter.utilisation).toBeCloseTo(bySheet, 9);
  });
});
