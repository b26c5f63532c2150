import { addLoadCases, type Conveyor, copyLoadCase } from "@beltwright/model";

/** The same conveyor with so many load cases of its own: those of a year, of a winter and of lean hours, and copies of them. */
export function withCases(conveyor: Conveyor, cases: number): Conveyor {
  const changed = (outcome: ReturnType<typeof addLoadCases.apply>) => {
    if (outcome.kind !== "changed") throw new Error(outcome.kind);
    return outcome.conveyor;
  };
  let many = changed(addLoadCases.apply(conveyor, { set: "year" }));
  many = changed(addLoadCases.apply(many, { set: "winter" }));
  many = changed(addLoadCases.apply(many, { set: "lean" }));
  while (many.loadCases.length < cases) {
    many = changed(copyLoadCase.apply(many, { index: many.loadCases.length - 4 }));
  }
  const loadCases = many.loadCases.map((one, at) => ({ ...one, caseFriction: one.caseFriction + at / 1000 }));
  return { ...many, loadCases };
}
