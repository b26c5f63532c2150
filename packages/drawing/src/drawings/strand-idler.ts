import type { Conveyor, UnitSystem } from "@beltwright/model";
import type { Drawing } from "../description/drawing.ts";
import { idlerScene } from "../scene/idler-solids.ts";
import type { Scene } from "../scene/scene.ts";
import { idlerLayout } from "./idler-layout.ts";

type Strand = "carry" | "return";

/** The idlers of one strand as they stand under the belt of the conveyor, millimetres. */
export function strandIdler(conveyor: Conveyor, strand: Strand, system: UnitSystem = "metric"): Drawing {
  const options = { ...frameFor(conveyor, strand), system, beltWidth: conveyor.beltWidthInp, target: targets[strand] };
  return { ...idlerLayout(setOf(conveyor, strand), options), name: `${strand}-idler` };
}

const targets = { carry: "csIdler", return: "rsIdler" } as const satisfies Record<Strand, string>;

/** The same in 3D. */
export function strandIdlerScene(conveyor: Conveyor, strand: Strand): Scene {
  return idlerScene(setOf(conveyor, strand), conveyor.beltWidthInp, frameFor(conveyor, strand));
}

const setOf = ({ csIdler, rsIdler }: Conveyor, strand: Strand) => (strand === "carry" ? csIdler : rsIdler);

/** Whatever a set is called, below the return belt it hangs. */
const frameFor = ({ pipeDia }: Conveyor, strand: Strand) => ({
  pipeDiameter: pipeDia,
  ...(strand === "return" && { isReturn: true }),
});
