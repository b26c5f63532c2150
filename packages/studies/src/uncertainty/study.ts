import { type Conveyor, fieldPaths, findFieldAt, type UncertainInput, valueAt } from "@beltwright/model";
import type { Distribution } from "../distributions/distribution.ts";
import { type DistributionFault, distributionOf } from "../distributions/of-input.ts";
import { isHeldFor } from "./held.ts";

/** An input that a study varies. */
export interface VariedInput {
  /** Its place in the list of the document. */
  readonly index: number;
  /** As the document names them; inputs are told by it. */
  readonly fields: string;
  readonly as: UncertainInput["variedAs"];
  readonly distribution: Distribution;
  /** Where the design holds the numbers, and what stands there. */
  readonly targets: readonly Target[];
}

interface Target {
  readonly path: string;
  readonly value: number;
  /** Whether only whole numbers may stand there. */
  readonly isCounted: boolean;
}

/** What a study does: the same study gives the same samples on every machine. */
export interface Study {
  readonly samples: number;
  readonly seed: number;
  readonly inputs: readonly VariedInput[];
}

/** Why an input of the document cannot be varied. */
export type InputFault = DistributionFault | "no-field" | "nothing";

export interface FaultyInput {
  readonly index: number;
  readonly fault: InputFault;
}

/** The study that a conveyor describes, and its inputs that cannot be varied. */
export function studyOf(conveyor: Conveyor): { readonly study: Study; readonly faults: readonly FaultyInput[] } {
  const made = conveyor.uncertainInputs.flatMap((input, index) =>
    input.isVaried ? [varied(conveyor, input, index)] : [],
  );
  const inputs = made.flatMap((one) => ("fault" in one ? [] : [one]));
  const faults = made.flatMap((one) => ("fault" in one ? [one] : []));
  return { study: { samples: conveyor.studySamples, seed: conveyor.studySeed, inputs }, faults };
}

/** Inputs of a document that its study would leave out, and why. */
export function inputFaults(conveyor: Conveyor): readonly FaultyInput[] {
  return studyOf(conveyor).faults.filter(({ index, fault }) => {
    const fields = conveyor.uncertainInputs[index]?.variedFields ?? "";
    return fault !== "nothing" || !isHeldFor(conveyor, fields);
  });
}

function varied(conveyor: Conveyor, input: UncertainInput, index: number): VariedInput | FaultyInput {
  const distribution = distributionOf(input);
  if (distribution.kind === "fault") return { index, fault: distribution.fault };
  const numbers = fieldPaths(conveyor, input.variedFields).flatMap((path): Target[] => {
    const value = valueAt(conveyor, path);
    const field = findFieldAt(path);
    if (field?.kind !== "number" || typeof value !== "number") return [];
    return [{ path, value, isCounted: field.integer === true }];
  });
  if (numbers.length === 0) return { index, fault: "no-field" };
  // A number nobody typed stands at 0; a factor or a little more would not be that of what is taken for it.
  const targets = input.variedAs === "Value" ? numbers : numbers.filter(({ value }) => value !== 0);
  if (targets.length === 0) return { index, fault: "nothing" };
  return { index, fields: input.variedFields, as: input.variedAs, distribution, targets };
}
