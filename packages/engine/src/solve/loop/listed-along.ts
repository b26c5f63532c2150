import type { Design } from "../../design/design.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { addWhenAsked } from "../../trace/when-asked.ts";
import { type CaseResult, tensionAtStart } from "../tension/case-result.ts";

/**
 * A case of the belt running backwards, listed as the design lists its points: where the belt arrives in one direction it
 * leaves in the other. Within a section its tension is read on a straight line.
 */
export function listedAlong(trace: Trace, { points }: Design, back: CaseResult): CaseResult {
  const steps = stepsOnly(trace);
  const places = new Map(back.points.map(({ pointId }, at) => [pointId, at]));
  const placeOf = (at: number) => places.get(points[at % points.length]?.id ?? "") ?? 0;
  // Backwards the belt between two points begins at the second of them.
  const sections = () =>
    points.flatMap(({ id }, at) => {
      const found = back.sections[placeOf(at + 1)];
      return found === undefined ? [] : [{ ...found, pointId: id }];
    });
  const { sections: _ahead, ...shared } = back;
  const listed = {
    ...shared,
    isReverse: true as const,
    points: points.map(({ id }, at) => {
      const there = placeOf(at);
      const found = back.points[there];
      if (found === undefined) throw new Error(`point ${id} is not in the other direction`);
      if (steps.mode !== "bare") steps.place = { loadCase: back.name, pointId: id };
      return { ...found, arriving: tensionAtStart(steps, back, there), leaving: found.arriving };
    }),
  };
  return addWhenAsked(listed, { sections });
}
