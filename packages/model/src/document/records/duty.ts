import { form, type RecordDefinition } from "../definition.ts";
import { hours, percents, ratio } from "../figures.ts";

/** Most states a duty may have. */
export const mostDutyStates = 100;

/** How often the conveyor starts, beside the states it runs in. */
export const starts = form(
  "duty",
  "Starts",
  ratio("startsPerHour", "Starts per hour", 0, "Starts that heat the motors.", {
    max: 1000,
  }),
);

/** A state the conveyor runs in for part of the year. */
export const dutyState: RecordDefinition = {
  title: "Duty",
  typeName: "DutyHours",
  groups: [
    form(
      "duty",
      "Duty",
      hours("dutyHours", "Hours a year", 0, "How long it runs like this.", { max: 8784 }),
      percents("dutyLoad", "Load", 100, "Over that of the design.", { max: 200 }),
      percents("dutySpeed", "Speed", 100, "Over that of the design.", { min: 1, max: 200 }),
    ),
  ],
  parts: [],
  outputs: [],
};
