import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { changeField } from "./change-field.ts";
import type { EditOutcome } from "./edit.ts";

function changed(outcome: EditOutcome): { readonly label: string; readonly conveyor: Conveyor } {
  if (outcome.kind !== "changed") throw new Error(`The edit was ${outcome.kind}`);
  return outcome;
}

describe("a field of the document", () => {
  // Second specification document, section 4: what is entered for a component sets it to Manual.
  it("makes the wrap of a drive Manual when it is typed", () => {
    const edited = changeField(newConveyor(), "drives[0].wrapAngle", 210);
    expect(edited).toMatchObject({ conveyor: { drives: [{ wrapAngle: 210, wrapAngleMode: "Manual" }] } });
  });

  it.each(["contactAngle", "departAngle", "wrapAngle"])("makes the %s of a pulley Manual when it is typed", (name) => {
    const { conveyor } = changed(changeField(newConveyor(), `pulls[0].${name}`, 170));
    const others = newConveyor().pulls[0];
    expect(conveyor.pulls[0]).toEqual({ ...others, [name]: 170, [`${name}Mode`]: "Manual" });
  });

  it("makes a component on Auto Manual when one of its values is typed", () => {
    const { conveyor, label } = changed(changeField(newConveyor(), "drives[0].motor.power", 75));
    expect(conveyor.drives[0]?.motor.power).toBe(75);
    expect(conveyor.drives[0]?.selectMotorMode).toBe("Manual");
    expect(label).toMatch(/Manual$/);
  });
});
