import { limitsIn } from "../../solve/load-case.ts";
import type { MachineContext } from "../../solve/machine/context.ts";
import { type BeltAlong, beltAlong, tensionsAround } from "../../solve/machine/tension-along.ts";
import { isZero } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { CurveCase, CurveCaseKind, CurveCases } from "./curve-input.ts";

/** The load cases of the solution as all curves see them. */
export interface CasesAlong {
  readonly belt: BeltAlong;
  readonly kinds: readonly CaseKinds[];
}

/** A load case at a curve that it loads, and at one that it leaves empty. */
interface CaseKinds {
  readonly loaded: CurveCaseKind;
  readonly empty: CurveCaseKind;
}

export function casesAlong(context: MachineContext): CasesAlong {
  const kinds = context.cases.map((one): CaseKinds => {
    const { name: loadCase } = one;
    const state = limitsIn(one);
    return { loaded: { loadCase, state, isLoaded: true }, empty: { loadCase, state, isLoaded: false } };
  });
  return { belt: beltAlong(context), kinds };
}

/** Every load case at a point, one by one. */
export function curveCases(trace: Trace, along: CasesAlong, point: number): readonly CurveCase[] {
  const { inCase } = tensionsAround(trace, along.belt, point);
  return kindsAt(along, point).map((kind, at) => ({ ...kind, tensionAt: (distance, to) => inCase(at, distance, to) }));
}

/** Every load case at a point side by side, and after them some of its own. */
export function allCases(trace: Trace, along: CasesAlong, point: number, own: readonly CurveCase[]): CurveCases {
  const solved = along.kinds.length;
  const { inCase, inAll } = tensionsAround(trace, along.belt, point);
  const read = (distance: number, to = trace): readonly number[] => {
    const tensions = inAll(distance, to);
    for (let i = 0; i < own.length; i += 1) tensions.push(own[i]?.tensionAt(distance, to) ?? 0);
    return tensions;
  };
  let here: readonly number[] | undefined;
  return {
    cases: own.length === 0 ? kindsAt(along, point) : [...kindsAt(along, point), ...own],
    tensionIn: (at, distance, to) => own[at - solved]?.tensionAt(distance, to) ?? inCase(at, distance, to),
    tensionsAt: (distance, to) => {
      // The point itself is asked for over and over; where steps are kept, each time is one.
      if (!isZero(distance) || trace.mode === "recorded") return read(distance, to);
      here ??= read(distance);
      return here;
    },
  };
}

function kindsAt({ belt, kinds }: CasesAlong, point: number): readonly CurveCaseKind[] {
  const before = point === 0 ? belt.isEnd.length - 1 : point - 1;
  const found: CurveCaseKind[] = [];
  for (let at = 0; at < kinds.length; at += 1) {
    const [kind, lineLoad] = [kinds[at], belt.columns[at]?.lineLoad];
    if (kind === undefined) continue;
    const isLoaded = (lineLoad?.[point] ?? 0) > 0 || (lineLoad?.[before] ?? 0) > 0;
    found.push(isLoaded ? kind.loaded : kind.empty);
  }
  return found;
}
