import {
  type BeltColours,
  type GroundKind,
  joinedScenes,
  readableHeights,
  type Scene,
  type Site,
  scene3d,
  site3d,
} from "@beltwright/drawing";
import type { LoadCaseName } from "@beltwright/engine";
import type { Calculated, Conveyor } from "@beltwright/model";
import { useMemo, useState } from "react";

/** What is chosen to be seen of a conveyor in space. */
export interface SceneChoice {
  readonly loadCase: LoadCaseName;
  readonly colours: BeltColours;
  readonly ground: GroundKind | "auto" | "none";
  readonly heights: string;
  readonly hasNames: boolean;
}

/** m; of a longer conveyor the parts cannot be made out, so their names are there from the beginning. */
const long = 1000;

export function useChoice(conveyor: Conveyor): readonly [SceneChoice, (change: Partial<SceneChoice>) => void] {
  const [choice, setChoice] = useState<SceneChoice>(() => ({
    loadCase: "running-full",
    colours: "tension",
    ground: "auto",
    heights: "auto",
    hasNames: lengthOf(conveyor) > long,
  }));
  return [choice, (change) => setChoice((before) => ({ ...before, ...change }))];
}

function lengthOf({ pulls }: Conveyor): number {
  const xs = pulls.map(({ x }) => x);
  return Math.max(...xs) - Math.min(...xs);
}

interface ShownScene {
  readonly scene: Scene;
  readonly site: Site | undefined;
  /** Heights over lengths. */
  readonly heights: number;
  /** All of it true to scale, for a file. */
  readonly whole: () => Scene;
}

const most = { idlers: 500, supports: 400 };

/** How near the eye is: over all of it, at one of its points, or on the belt. */
type Closeness = "far" | "near" | "walking";

/** The conveyor and what it stands in. Near by it is true to scale; the idlers round whoever walks along it come apart. */
export function useScene(
  conveyor: Conveyor,
  calculated: Calculated | undefined,
  choice: SceneChoice,
  closeness: Closeness,
): ShownScene {
  const { loadCase, colours, ground } = choice;
  const readable = useMemo(() => readableHeights(conveyor), [conveyor]);
  const isWalking = closeness === "walking";
  const automatic = closeness === "far" ? readable : 1;
  const heights = isWalking || choice.heights === "auto" ? automatic : Number(choice.heights);
  const scene = useMemo(
    () => scene3d(conveyor, calculated, { loadCase, colours, heights, mostIdlers: isWalking ? 0 : most.idlers }),
    [conveyor, calculated, loadCase, colours, heights, isWalking],
  );
  const site = useMemo(() => {
    if (ground === "none") return undefined;
    const mostSupports = isWalking ? 0 : most.supports;
    return site3d(conveyor, calculated, { loadCase, heights, mostSupports, ...(ground !== "auto" && { ground }) });
  }, [conveyor, calculated, loadCase, heights, ground, isWalking]);
  const whole = () => {
    const options = { loadCase, colours };
    return joinedScenes(scene3d(conveyor, calculated, options), site3d(conveyor, calculated, options));
  };
  return { scene, site, heights, whole };
}
