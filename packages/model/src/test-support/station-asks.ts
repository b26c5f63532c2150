import fc from "fast-check";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { AddStation } from "../stations/add-station.ts";
import { loopOf } from "../stations/straights.ts";

/** As a person may ask for it: on any pulley, or anywhere on any straight. */
export type Asked = Pick<AddStation, "mode" | "replaces"> & {
  readonly point: number;
  readonly on: "pulley" | "straight";
  readonly share: number;
};

export const asked: fc.Arbitrary<Asked> = fc.record({
  mode: fc.constantFrom("AddDrive" as const, "AddBrake" as const, "AddTakeup" as const),
  replaces: fc.boolean(),
  point: fc.nat(60),
  on: fc.constantFrom("pulley" as const, "straight" as const),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

export function argsFor({ pulls }: Conveyor, { mode, replaces, point, on, share }: Asked): AddStation {
  const index = point % pulls.length;
  const [from, to] = [pulls[index], pulls[(index + 1) % pulls.length]];
  if (on === "pulley" && from && isPulley(from)) return { mode, replaces: replaces === true, pulley: index };
  const at = from && to ? { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) } : {};
  return { mode, replaces: replaces === true, section: index, at };
}

const degrees = 180 / Math.PI;

/** All turns of the belt together, clockwise counted up, with those of points between straights. */
export function turnOf(conveyor: Conveyor): number {
  const { sections } = loopOf(conveyor);
  return sections.reduce((sum, { direction }, at) => {
    const before = sections.at(at - 1)?.direction ?? 0;
    const pull = conveyor.pulls[at];
    const turn = ((((before - direction) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) * degrees;
    if (pull && isPulley(pull)) return sum + (pull.rotation === "Clockwise" ? turn : turn - 360);
    return sum + (turn > 180 ? turn - 360 : turn);
  }, 0);
}
