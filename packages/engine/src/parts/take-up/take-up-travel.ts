import { type StretchedSection, takeUpTravelOf, usualPermanentShare } from "../../calculators/take-up-travel.ts";
import type { CaseColumns } from "../../solve/machine/case-columns.ts";
import type { MachineContext } from "../../solve/machine/context.ts";
import type { MachineTakeUpTravel } from "../../solve/machine/machine.ts";
import { atLeast } from "../../trace/limit.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { takeUpFindings } from "./findings.ts";

/** How far the take-up has to move between the belt at rest and the load case that stretches it most. */
export function machineTakeUpTravel(trace: Trace, context: MachineContext): MachineTakeUpTravel {
  const { design, solution, input, cases } = context;
  const columns = context.columns();
  const { available, permanentShare = usualPermanentShare(trace, input.belt.material), ...stretch } = input.takeUp;
  trace.place = { pointId: solution.takeUp.pointId };
  const still = design.points.map(() => solution.takeUp.tension);
  const rest = { loadCase: "at-rest", sections: sectionsOf(context, { starting: still, arriving: still }) };
  const travel = takeUpTravelOf(stepsOnly(trace), {
    ...stretch,
    permanentShare,
    modulus: design.belt.modulus,
    beltWidth: design.belt.width,
    beltLength: solution.loop.beltLength,
    cases: [
      rest,
      // As listed: backwards, skirts act at the end of their section, which tension lines do not know.
      ...cases.flatMap(({ name, isReverse }, at) => {
        const one = columns[at];
        return isReverse || one === undefined ? [] : [{ loadCase: name, sections: sectionsOf(context, one) }];
      }),
    ],
  });
  const isAdequate = available === undefined || available >= travel.total * (1 - 1e-9);
  if (!isAdequate) {
    takeUpFindings["take-up-travel-short"].raise(trace, { values: { available }, limit: atLeast(travel.total) });
  }
  return { ...travel, ...(available === undefined ? {} : { available }), isAdequate };
}

function sectionsOf(
  { solution }: MachineContext,
  { starting, arriving, tensionPart, floor }: Pick<CaseColumns, "starting" | "arriving"> & Partial<CaseColumns>,
): readonly StretchedSection[] {
  const { sections } = solution.loop;
  return sections.map(({ length }, at) => {
    const startTension = starting[at] ?? 0;
    const endTension = arriving[at + 1 === sections.length ? 0 : at + 1] ?? 0;
    if (tensionPart === undefined || floor === undefined) return { length, startTension, endTension };
    return { length, startTension, endTension, tensionPart: tensionPart[at] ?? 0, floor: floor[at] ?? 0 };
  });
}
