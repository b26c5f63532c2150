import { describe, expect, it } from "vitest";
import { conveyorWith } from "../test-support/design-of.ts";
import { calculate } from "./calculate.ts";
import { toDesign } from "./to-design.ts";

type Typed = Parameters<typeof conveyorWith>[0];

function frictionOf(typed: Typed): readonly (number | undefined)[] {
  const made = toDesign(conveyorWith(typed));
  if (made.kind === "refused") throw new Error(JSON.stringify(made.issues));
  const [drive] = made.design.drives;
  return [drive?.frictionRunning, drive?.frictionStarting];
}

function findingsOf(typed: Typed) {
  const found = calculate(conveyorWith(typed));
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found.solution.findings.filter(({ code }) => code === "friction-above-range");
}

// ISO 5048 and DIN 22101, friction of belt on drive pulley by lagging and condition.
const table = [
  { lagging: "none", pulleyCondition: "Dry", least: 0.35 },
  { lagging: "rubber diamond", pulleyCondition: "Clean wet", least: 0.35 },
  { lagging: "rubber plain", pulleyCondition: "Wet dirty", least: 0.25 },
  { lagging: "ceramic", pulleyCondition: "Wet dirty", least: 0.35 },
  { lagging: "polyurethane", pulleyCondition: "Wet dirty", least: 0.2 },
];

describe("friction of belt on drive pulley", () => {
  it("is as typed: 0.25 running and 0.35 starting for a new drive", () => {
    expect(frictionOf({})).toEqual([0.25, 0.35]);
  });

  it.each(table)("is $least where 0 is typed for $lagging, $pulleyCondition", ({ lagging, pulleyCondition, least }) => {
    const typed = {
      "drives[0].lagging": lagging,
      "drives[0].pulleyCondition": pulleyCondition,
      "drives[0].coeffofFrictionRun": 0,
      "drives[0].coeffofFrictionStart": 0,
    };
    expect(frictionOf(typed)).toEqual([least, least]);
  });

  it("is reported where lagging and condition do not give it", () => {
    expect(findingsOf({})).toEqual([]);
    const [found] = findingsOf({ "drives[0].lagging": "none", "drives[0].pulleyCondition": "Clean wet" });
    expect(found).toMatchObject({ place: { driveId: "1" }, limit: { most: 0.1 }, values: { frictionRunning: 0.25 } });
  });
});
