import { type StretchedSection, takeUpTravelOf } from "../calculators/take-up-travel.ts";
import { mechanics } from "../standards/sources.ts";
import { atLeast } from "../trace/limit.ts";
import { stepsOnly, type Trace } from "../trace/trace.ts";
import type { MachineContext } from "./context.ts";
import type { MachineTakeUpTravel } from "./machine.ts";

/** How far the take-up has to move between the belt at rest and the load case that stretches it most. */
export function machineTakeUpTravel(trace: Trace, context: MachineContext): MachineTakeUpTravel {
  const { design, solution, input, cases } = context;
  const { available, ...stretch } = input.takeUp;
  trace.place = { pointId: solution.takeUp.pointId };
  const rest = { loadCase: "at-rest", sections: sectionsOf(context, () => solution.takeUp.tension) };
  const travel = takeUpTravelOf(stepsOnly(trace), {
    ...stretch,
    modulus: design.belt.modulus,
    beltWidth: design.belt.width,
    beltLength: solution.loop.beltLength,
    cases: [
      rest,
      ...cases.map((one) => ({
        loadCase: one.name,
        sections: sectionsOf(context, (point, end) => one.points[point]?.[end] ?? 0),
      })),
    ],
  });
  const isAdequate = available === undefined || available >= travel.total * (1 - 1e-9);
  if (!isAdequate) {
    const limit = atLeast(travel.total);
    trace.report({
      code: "take-up-travel-short",
      severity: "warning",
      subject: "take-up",
      values: { available },
      limit,
      source: mechanics("stretch of the belt between the cases"),
    });
  }
  return { ...travel, ...(available === undefined ? {} : { available }), isAdequate };
}

function sectionsOf(
  { solution }: MachineContext,
  tension: (point: number, end: "leaving" | "arriving") => number,
): readonly StretchedSection[] {
  const { sections } = solution.loop;
  return sections.map(({ length }, at) => ({
    length,
    startTension: Math.max(0, tension(at, "leaving")),
    endTension: Math.max(0, tension((at + 1) % sections.length, "arriving")),
  }));
}
