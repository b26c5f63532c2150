import { expose } from "comlink";
import { createCalculationCalls } from "./calculation-calls.ts";
import { createTensionCalls } from "./tension-calls.ts";

// One program for both workers of the editor: each uses its half, and the browser loads it once.
expose({ ...createCalculationCalls(), ...createTensionCalls() });
