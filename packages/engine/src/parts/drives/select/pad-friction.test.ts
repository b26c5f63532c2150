import { describe, expect, it } from "vitest";
import { aBrake, aCaliper, aDriveInput, driveRows, driveRules } from "../../../test-support/drive-rows.ts";
import { solvedDrives } from "../../../test-support/solved-drives.ts";

const row = aCaliper();

function braked(spread: number | undefined, isTraced = false) {
  const brake = {
    ...aBrake,
    caliper: { kind: "manual", row } as const,
    calipers: 2,
    ...(spread === undefined ? {} : { frictionSpread: spread }),
  };
  return solvedDrives({ drives: [aDriveInput({ brake })], rules: driveRules }, driveRows, { isTraced });
}

// Handbook 15.13: 10 % of the friction of the pads, less of it for stop and hold, more for tensions.
describe("the spread of pad friction", () => {
  const [plain, spread] = [braked(undefined), braked(0.1)];

  it("takes from the torque that stops and holds, and adds to the one that pulls at the belt", () => {
    const [one, other] = [plain, spread].map(({ trains }) => trains[0]?.brake);
    expect(other?.pads?.least).toBeCloseTo(0.36, 12);
    expect(other?.pads?.most).toBeCloseTo(0.44, 12);
    expect((other?.torque ?? 0) / (one?.torque ?? 1)).toBeCloseTo(0.9, 9);
    expect((other?.largestTorque ?? 0) / (one?.largestTorque ?? 1)).toBeCloseTo(1.1, 9);
  });

  it("makes stops longer and is in their steps", () => {
    const timeOf = ({ startStop }: typeof plain) => startStop.stops["braking-empty"].time ?? 0;
    expect(timeOf(spread)).toBeGreaterThan(timeOf(plain));
    const ids = (found: typeof plain) => new Set(found.solution.steps.map(({ description }) => description.id));
    const traced = ids(braked(0.1, true));
    expect(traced).toContain("disc-brake/torque/least-pad-friction");
    expect(traced).toContain("disc-brake/torque/most-pad-friction");
    expect(ids(braked(undefined, true))).not.toContain("disc-brake/torque/least-pad-friction");
  });

  it("of nothing is none", () => {
    expect(braked(0).trains[0]?.brake.torque).toBe(plain.trains[0]?.brake.torque);
  });
});
