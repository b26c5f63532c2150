import { type StepNumber, stepNumberText } from "@beltwright/model";

interface WrittenStep {
  readonly result: number;
  readonly unit: string;
  readonly inputs: readonly StepNumber[];
}

/** A trace is for checking: more digits than a result is shown with. */
const digits = 6;

/** The numbers of a step with their units, each written with regard to the others. */
export function writtenIn({ result, unit, inputs }: WrittenStep) {
  const own = { value: result, unit };
  const numbers = [own, ...inputs];
  const written = (one: StepNumber) => {
    const text = stepNumberText(one, numbers, digits);
    return one.unit === "1" ? text : `${text} ${one.unit}`;
  };
  return { result: written(own), input: written };
}
