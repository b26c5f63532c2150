import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { FiveNumbers } from "../edits/first/five-numbers.ts";

/** m, of the pulleys of a new conveyor. */
const [drop, hang] = [0.95, 0.885];

const rounded = (value: number) => Number(value.toFixed(3));

/**
 * The seven points of a new conveyor over another length and lift, its belt on the line from tail to head: nothing is
 * chosen, so that what is asked of geometry alone does not move with rules of design.
 */
export function plainConveyor({ capacity, length, lift, width }: FiveNumbers): Conveyor {
  const start = newConveyor();
  const onLine = (x: number, below = 0) => ({
    x: rounded(x),
    z: rounded((lift * x) / length - below * Math.hypot(1, lift / length)),
  });
  const bend = length - Math.min(0.4 * length, 40);
  const hanging = onLine(bend - hang, drop);
  const places = [
    { x: 0, z: 0 },
    onLine(Math.min(4, 0.2 * length)),
    { x: length, z: lift },
    onLine(length - 1, 0.55),
    onLine(bend, drop),
    { ...hanging, z: rounded(hanging.z - 4) },
    onLine(bend - 2 * hang, drop),
  ];
  const pulls = start.pulls.map((pull, index) => {
    const capacityInp = pull.capacityInp > 0 ? capacity : 0;
    return { ...pull, ...places[index], capacityInp };
  });
  return { ...start, pointsAre: "Belt line", capacityInp: capacity, beltWidthInp: width, pulls };
}
