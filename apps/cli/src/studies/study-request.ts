/** `study FILE`. */
export interface StudyRequest {
  readonly kind: "study";
  readonly file: string;
  readonly isAsStored: boolean;
  readonly isJson: boolean;
  /** As typed: what they mean depends on the conveyor. */
  readonly choices: string | undefined;
  readonly objectives: string | undefined;
  readonly conditions: string | undefined;
  /** Where every candidate is written, as CSV. */
  readonly out: string | undefined;
}

export const studyUsage = `       study FILE [--choices LIST] [--objectives LIST] [--conditions LIST] [--out study.csv] [--json]

Tries every combination of the choices, each solved with parts chosen, and prints those that none
other beats in every objective; beyond 20000 combinations it searches among them. --out writes all
candidates with their numbers and what they fail by.

  --choices  "beltWidth=1000,1200,1400;beltSpeed=2:5:0.5": beltWidth, beltSpeed, troughAngle,
             carrySpacing, returnSpacing, rollDiameter, beltType, driveLayout, takeUpPlace, starter
             or any field by its path; without it, widths and speeds that carry the tonnage
  --objectives
             results to be as small as possible, "capitalCost,energyPerTonne" without it;
             "beltLife:most" is to be as large as possible
  --conditions
             "beltSafetyRun>=7;tmax<=250"; no candidate may have an error in any case`;

type StudyValues = Readonly<
  Partial<Record<"choices" | "objectives" | "conditions" | "out", string>> & { json: boolean; "as-stored": boolean }
>;

/** The request, or what is wrong with it. */
export function studyRequest(file: string, values: StudyValues): StudyRequest | string {
  const { choices, objectives, conditions, out } = values;
  if (out !== undefined && !/\.csv$/i.test(out)) return "--out ends in .csv";
  return {
    ...{ kind: "study", file, isAsStored: values["as-stored"], isJson: values.json },
    ...{ choices, objectives, conditions, out },
  };
}
