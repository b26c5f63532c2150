import type { Design, Duty } from "@beltwright/engine";
import { percent, toSi } from "../design/si.ts";
import type { Conveyor } from "../document/types/conveyor.ts";

/** The duty of a document in the engine's words; states without hours say nothing. */
export function dutyOf({ duty, startsPerHour }: Conveyor): Pick<Design, "duty" | "startsPerHour"> {
  const states: Duty = duty
    .filter(({ dutyHours }) => dutyHours > 0)
    .map(({ dutyHours, dutyLoad, dutySpeed }) => {
      return { time: toSi(dutyHours, "h"), load: percent(dutyLoad), speed: percent(dutySpeed) };
    });
  return {
    ...(states.length === 0 ? {} : { duty: states }),
    ...(startsPerHour > 0 ? { startsPerHour } : {}),
  };
}

/** Where the numbers of a duty are typed. */
export const dutyPaths = {
  "duty[].time": "duty[].dutyHours",
  "duty[].load": "duty[].dutyLoad",
  "duty[].speed": "duty[].dutySpeed",
  startsPerHour: "startsPerHour",
} as const;
