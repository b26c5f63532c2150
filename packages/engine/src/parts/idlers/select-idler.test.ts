import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ballBearings } from "../../standards/iso-281/ratings.ts";
import { arcMinute, requiredRollLife } from "../../test-support/idler-limits.ts";
import { workedPlace } from "../../test-support/worked/machine-inputs.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { threeRollPieces } from "../curves/horizontal/trough-profile.ts";
import { rollShares } from "./roll-shares.ts";
import { checkRow, type IdlerDuty, type IdlerRow, selectIdler } from "./select-idler.ts";

const rows: readonly IdlerRow[] = [0.102, 0.127, 0.152, 0.178].flatMap((diameter, size) =>
  ballBearings.slice(0, 7).map(
    (bearing, at): IdlerRow => ({
      id: `${diameter}-${bearing.designation}`,
      description: `roll ${diameter} ${bearing.designation}`,
      number: size * 10 + at,
      allowSelection: true,
      beltWidth: 1.2,
      rolls: 3,
      troughAngle: 35 * degree,
      roll: {
        diameter,
        faceWidth: 0.441,
        shaftDiameter: bearing.bore,
        dynamicRating: bearing.dynamicRating,
        staticRating: bearing.staticRating,
        faceToBearing: 0.018,
        faceToSupport: 0.012,
      },
      allowedSlope: 8 * arcMinute,
      rotatingMass: 12 + 4 * size + at,
      setMass: 30 + 4 * size + at,
      price: 100 + 20 * size + 15 * at,
    }),
  ),
);

const duty: IdlerDuty = {
  beltWidth: 1.2,
  rolls: 3,
  troughAngle: 35 * degree,
  place: workedPlace,
  sharesOf: (row) =>
    rollShares(startTrace("checked"), {
      rolls: row.rolls,
      shape: "troughed",
      troughAngle: row.troughAngle,
      beltWidth: 1.2,
      pieces: threeRollPieces(1.2, 0.441, row.troughAngle),
      surchargeAngle: 20 * degree,
      rule: "vdi-2341",
    }),
  requiredLife: requiredRollLife,
  modulus: 207e9,
};
const loaded = (materialMass: number, lumpSize = 0.05): IdlerDuty => ({
  ...duty,
  place: { ...duty.place, materialMass, lumpSize },
});
const select = (given: IdlerDuty, from = rows) => selectIdler(startTrace("checked"), given, from);

describe("idler selection", () => {
  // Handbook 3, section 14: a price of 0 is unknown and sorts after every known one.
  it("takes a row of known price before one of unknown price", () => {
    const unpriced = rows.map((row): IdlerRow => ({ ...row, id: `${row.id} unpriced`, price: 0, setMass: 1 }));
    const found = selectIdler(startTrace(), duty, [...unpriced, ...rows]);
    const alone = selectIdler(startTrace(), duty, rows);
    expect(found.kind === "selected" && found.row.id).toBe(alone.kind === "selected" && alone.row.id);
  });

  it("takes the cheapest that carries the load and says why others do not", () => {
    const found = select(duty);
    if (found.kind !== "selected") throw new Error(found.binding);
    // The example of the handbook: a shaft of 20 mm slopes 9.2 minutes, one of 25 mm 3.8.
    expect(found.row.roll.shaftDiameter).toBe(0.025);
    expect(found.rejected.find((one) => one.id === "0.102-6204")?.reasons).toContain("shaft-slope");
  });

  it("asks for larger rolls for large lumps", () => {
    const found = select(loaded(100, 0.2));
    expect(found.kind === "selected" && found.row.roll.diameter).toBeGreaterThanOrEqual(0.127);
    const boulders = select(loaded(50, 0.35));
    expect(boulders.kind === "selected" && boulders.row.roll.diameter).toBeGreaterThanOrEqual(0.152);
  });

  it("names the binding limit when none fits", () => {
    const trace = startTrace("checked");
    expect(selectIdler(trace, loaded(5000), rows)).toMatchObject({ kind: "none-fits" });
    expect(trace.findings.at(-1)?.code).toBe("idler-none-fits");
    expect(select({ ...duty, troughAngle: 45 * degree })).toMatchObject({ kind: "none-fits", binding: "trough-angle" });
    expect(select(duty, [])).toMatchObject({ kind: "none-fits", binding: "belt-width" });
  });

  it("takes the next wider set where the library has not the width", () => {
    const found = select({ ...duty, beltWidth: 1.1 });
    expect(found.kind).toBe("selected");
  });

  it("does not depend on the order of rows and passes as a manual choice", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 600, noNaN: true }), fc.integer({ min: 1, max: 27 }), (mass, turn) => {
        const mixed = [...rows.slice(turn), ...rows.slice(0, turn)].toReversed();
        const one = select(loaded(mass));
        const other = select(loaded(mass), mixed);
        expect(other.kind).toBe(one.kind);
        if (one.kind !== "selected" || other.kind !== "selected") return;
        expect(other.row.id).toBe(one.row.id);
        const check = checkRow(startTrace("checked"), loaded(mass), one.row);
        expect(check.isLifeAdequate && check.isSlopeAdequate && check.isSpeedAdequate).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});
