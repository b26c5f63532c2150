import fc from "fast-check";

// The same cases in every run, so that a red build is about the change and not about luck.
// PROPERTY_SEED draws others: a number for one drawing, anything else for a new one each time.
const { PROPERTY_SEED: chosen } = process.env;
const seed = chosen === undefined ? 20_261_115 : Number(chosen);
if (Number.isInteger(seed)) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
