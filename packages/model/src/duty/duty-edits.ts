import { mostDutyStates } from "../document/records/duty.ts";
import type { DutyHours } from "../document/types/parts.ts";
import { defineEdit, refuse } from "../edits/edit.ts";

/** Hours of a year of 365 days. */
const hoursOfYear = 8760;

/** Adds a state at full load and speed for the hours that are left of the year. */
export const addDutyState = defineEdit<object>("Add to the yearly duty", (conveyor) => {
  const { duty } = conveyor;
  if (duty.length >= mostDutyStates) return refuse("duty", `A duty has at most ${mostDutyStates} states.`);
  const left = Math.max(0, hoursOfYear - hoursOf(duty));
  return { ...conveyor, duty: [...duty, { dutyHours: left, dutyLoad: 100, dutySpeed: 100 }] };
});

export const removeDutyState = defineEdit<{ readonly index: number }>(
  "Remove from the yearly duty",
  (conveyor, { index }) => {
    if (!conveyor.duty[index]) return refuse("duty", "There is no such state.");
    return { ...conveyor, duty: conveyor.duty.toSpliced(index, 1) };
  },
);

const hoursOf = (duty: readonly DutyHours[]) => duty.reduce((sum, { dutyHours }) => sum + dutyHours, 0);
