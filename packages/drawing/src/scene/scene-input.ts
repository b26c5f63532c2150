import type { LoadCaseName } from "@beltwright/engine";
import type { Calculation, Conveyor } from "@beltwright/model";
import { layWithCurves } from "../drawings/belt-shapes.ts";
import { sectionRounds } from "../drawings/long-section.ts";
import type { Round } from "../geometry/belt-line.ts";
import type { RibbonInput } from "./belt-ribbon.ts";
import { beltValues } from "./belt-values.ts";
import { planWay } from "./plan-way.ts";
import type { BeltColours } from "./scene.ts";

export interface SceneOptions {
  /** The belt is coloured and loaded as in this case; absent: running full. */
  readonly loadCase?: LoadCaseName;
  /** Absent: by tension. */
  readonly colours?: BeltColours;
  /** Heights over lengths; absent: 1. */
  readonly heights?: number;
  /** Idler sets drawn at most; of a longer conveyor every second, third … is. Absent: 240. */
  readonly mostIdlers?: number;
}

/** The belt as it lies, for everything that is built round it. */
export function sceneInput(conveyor: Conveyor, calculation?: Calculation, options: SceneOptions = {}): RibbonInput {
  const { loadCase = "running-full", colours = "tension", heights = 1 } = options;
  const rounds = drawnApart(sectionRounds(conveyor), heights);
  const radii = conveyor.pulls.map(({ vertCurveRadiusInp }) => vertCurveRadiusInp / heights);
  const values = beltValues(calculation, loadCase, colours);
  return { conveyor, rounds, laid: layWithCurves(rounds, radii), way: planWay(conveyor.pulls), values, heights };
}

/** Heights above the lowest point enlarged; pulleys stay round. */
function drawnApart(rounds: readonly Round[], heights: number): readonly Round[] {
  if (heights === 1) return rounds;
  const foot = rounds.reduce((low, { centre }) => Math.min(low, centre.y), Number.POSITIVE_INFINITY);
  return rounds.map((round) => ({
    ...round,
    centre: { x: round.centre.x, y: foot + (round.centre.y - foot) * heights },
  }));
}
