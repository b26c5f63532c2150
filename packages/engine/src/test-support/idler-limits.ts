import { usualIdlerRules } from "../solve/machine/machine-input.ts";
import { bareTrace } from "../trace/trace.ts";

export const hour = 3600;
export const arcMinute = Math.PI / 10800;

/** What idlers are checked against where nothing is typed: 65 000 h, and within 2 Hz of resonance. */
export const { requiredLife: requiredRollLife, resonanceTolerance } = usualIdlerRules(bareTrace);
