import { attempt } from "../../../solve/machine/attempt.ts";
import type { MachineContext } from "../../../solve/machine/context.ts";
import type { MachineTurnover } from "../../../solve/machine/machine.ts";
import { none, positivePart, smallest } from "../../../trace/reference.ts";
import type { Trace } from "../../../trace/trace.ts";
import { ownWeight } from "./own-weight.ts";
import { turnover } from "./turnover.ts";

/** The half turn of the return strand, by its lowest tension unless one is typed; absent where none is asked for. */
export function machineTurnover(trace: Trace, context: MachineContext): MachineTurnover | undefined {
  const { design, solution, input } = context;
  if (input.turnover === undefined) return undefined;
  const { arrangement, length } = input.turnover;
  const tension = input.turnover.tension ?? lowestReturn(trace, context);
  trace.place = {};
  return attempt(trace, "turnover-not-computed", () => {
    const given = {
      beltWidth: design.belt.width,
      modulus: design.belt.modulus,
      ratedTension: solution.belt.rating,
      tension,
      beltMass: design.belt.mass,
      gravity: design.gravity,
      arrangement,
      carcass: design.belt.carcass === "steel-cord" ? "steel" : "fabric",
      edgeFactor: input.curves.runningEdgeFactor,
      lowestTension: input.curves.lowestTension,
      length,
    } as const;
    return { ...turnover(trace, given), arrangement, length, tension, ownWeight: ownWeight(trace, given) };
  });
}

function lowestReturn(trace: Trace, { design, runningCases }: MachineContext): number {
  const tensions = design.points.flatMap(({ section }, at) =>
    section.strand === "return" ? runningCases.map(({ points }) => points[at]?.leaving ?? 0) : [],
  );
  const [first, ...rest] = tensions;
  return first === undefined ? none(trace) : positivePart(trace, smallest(first, ...rest));
}
