import type { Pull } from "@beltwright/model";
import { arc, line, type More } from "../description/draw.ts";
import type { LayerName } from "../description/layers.ts";
import type { Shape } from "../description/shape.ts";
import { type BeltLine, layBelt, type Round } from "../geometry/belt-line.ts";
import { type Fillet, filletAt } from "../geometry/fillet.ts";
import { pullTarget } from "../geometry/pulls.ts";

export const strandLayer = ({ sectType }: Pull): LayerName => (sectType === "Carry" ? "BELT" : "BELT-RETURN");

/** The belt in one plane, with the vertical curves at its points. */
export interface LaidBelt {
  readonly line: BeltLine;
  readonly fillets: readonly (Fillet | undefined)[];
}

export function layWithCurves(rounds: readonly Round[], radii: readonly number[]): LaidBelt {
  const line = layBelt(rounds);
  const fillets = rounds.map((round, at) => {
    const [arriving, leaving] = [line.runs.at(at - 1), line.runs[at]];
    if (round.radius > 0 || arriving === undefined || leaving === undefined) return undefined;
    return filletAt(arriving.from, round.centre, leaving.to, radii[at] ?? 0);
  });
  return { line, fillets };
}

/** Runs, arcs on pulleys and curves; each section belongs to the point it starts from. */
export function beltShapes(pulls: readonly Pull[], rounds: readonly Round[], { line: laid, fillets }: LaidBelt) {
  return pulls.flatMap((pull, at): readonly Shape[] => {
    const layer = strandLayer(pull);
    const more: More = { target: pullTarget(at) };
    const [run, wrap, round] = [laid.runs[at], laid.wraps[at], rounds[at]];
    const [curve, next] = [fillets[at], fillets[(at + 1) % pulls.length]];
    if (run === undefined || round === undefined) return [];
    const from = curve?.to ?? run.from;
    return [
      ...(wrap === undefined || wrap.sweep === 0 ? [] : [arc(layer, round.centre, round.radius, { ...wrap, ...more })]),
      ...(curve === undefined
        ? []
        : [arc(layer, curve.centre, curve.radius, { start: curve.start, sweep: curve.sweep, ...more })]),
      line(layer, from, next?.from ?? run.to, more),
    ];
  });
}
