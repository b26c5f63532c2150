import { form, type RecordDefinition } from "../definition.ts";
import { flag, oneOf, percents, ratio, whole, words } from "../figures.ts";

/** Most inputs a study of uncertainty may vary. */
export const mostUncertainInputs = 50;

/** How many samples a study of uncertainty takes, and from which seed. */
export const study = form(
  "uncertainty",
  "Samples",
  whole("studySamples", "Samples", 2000, "Calculations of the study.", { min: 20, max: 100_000 }),
  whole("studySeed", "Seed", 1, "The same seed gives the same samples.", { max: 4_294_967_295 }),
  percents("studyPrecision", "Precise enough", 1, "Stops where P95 of the power is known as well as this; 0 never.", {
    max: 50,
  }),
);

const anyNumber = { min: -1e9, max: 1e9 };

/** A number of the design that is not known for sure. Its numbers are in the unit of the field it speaks of. */
export const uncertainInput: RecordDefinition = {
  title: "Uncertain input",
  typeName: "UncertainInput",
  groups: [
    form(
      "uncertainty",
      "Uncertain input",
      flag("isVaried", "Varied", true, "Whether the study varies it."),
      words("variedFields", "Fields", "Paths of the fields that vary together; [] stands for every row.", {
        maxLength: 400,
      }),
      oneOf("variedAs", "Varied as", ["Factor", "Addition", "Value"], "What is done with the number drawn."),
      oneOf(
        "distribution",
        "Distribution",
        ["Triangular", "Uniform", "Normal", "Lognormal", "List"],
        "How likely each number is.",
      ),
      ratio("drawnLow", "Low", 0, "Smallest number.", anyNumber),
      ratio("drawnMiddle", "Middle", 1, "Most likely number, mean or median.", anyNumber),
      ratio("drawnHigh", "High", 2, "Largest number.", anyNumber),
      ratio("drawnSpread", "Spread", 0.1, "Standard deviation; of a lognormal number P84 over P50."),
      flag("isCut", "Cut", false, "Whether a normal number stays between low and high."),
      words("drawnList", "List", "Numbers with their weights, such as 0.9:1 1:2 1.1:1.", { maxLength: 1000 }),
    ),
  ],
  parts: [],
  outputs: [],
};
