import type { Design } from "../../design/design.ts";
import { meanSpacing } from "../../parts/idlers/closer-idlers.ts";
import type { IdlerSet } from "../../parts/idlers/idler-set.ts";
import { lineLoad } from "../../rules/adopted-1/capacity.ts";
import { flooredTension, sagTension } from "../../rules/mechanics/sag.ts";
import { accelerationLength, addedTonnage } from "../../standards/iso-5048-1989/loading.ts";
import { idlerMassPerMetre } from "../../standards/iso-5048-1989/main-resistance.ts";
import { constant, none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { isLoaded, type Load } from "../load-case.ts";
import type { Loop, LoopSection } from "../loop/belt-path.ts";
import type { SectionFlow } from "../own-case/case-flows.ts";

/** What a resistance method needs to know of a section in one load case. */
export interface SectionInCase {
  readonly geometry: LoopSection;
  readonly strand: "carry" | "return";
  readonly idler: IdlerSet;
  /** 0: no idlers. */
  readonly spacing: number;
  readonly isLoaded: boolean;
  /** Tonnage in this case, kg/s. */
  readonly massFlow: number;
  /** kg/m in this case, over the length of the section. */
  readonly lineLoad: number;
  /** Where it is heaviest, kg/m; absent: the same everywhere. */
  readonly heaviestLoad?: number;
  /** Rotating idler mass, kg/m. */
  readonly idlerMass: number;
  /** Tension of 5 % sag: the floor of the friction models. */
  readonly floorTension: number;
  /** Tonnage a hopper adds at the start of this section, kg/s. */
  readonly addedFlow: number;
  readonly feedSpeed: number;
  /** Skirt used up by the acceleration of that tonnage, m. */
  readonly accelerationLength: number;
}

/** Largest sag the models follow. */
const largestSag = 0.05;

/** What lies on the belt: one of the loads every conveyor has, or every section as a case of one's own says. */
export interface Loading {
  /** The case its steps stand under. */
  readonly loadCase: string;
  readonly load: Load;
  readonly flows?: readonly SectionFlow[];
}

/** Every section of the loop as it is in one load case; those already `known` are taken over. */
export function sectionsInCase(
  trace: Trace,
  design: Design,
  loop: Loop,
  { loadCase, load, flows }: Loading,
  known: readonly ({ readonly section: SectionInCase } | undefined)[],
): readonly SectionInCase[] {
  return loop.sections.map((geometry, at) => {
    const same = known[at];
    if (same !== undefined) return same.section;
    trace.place = { loadCase, pointId: geometry.start.id };
    const before = loop.sections.at(at - 1)?.start.section.massFlow ?? none(trace);
    return sectionInCase(trace, design, geometry, { load, flowBefore: before, flow: flows?.[at] });
  });
}

interface Around {
  readonly load: Load;
  /** What the design carries before the section, kg/s. */
  readonly flowBefore: number;
  /** What a case of one's own says of it. */
  readonly flow: SectionFlow | undefined;
}

function sectionInCase(
  trace: Trace,
  design: Design,
  geometry: LoopSection,
  { load, flowBefore, flow }: Around,
): SectionInCase {
  const { gravity, beltSpeed, belt, material } = design;
  const { section } = geometry.start;
  const idler = section.idler ?? (section.strand === "carry" ? design.carryIdler : design.returnIdler);
  const spacing = section.idlerSpacing;
  const designed = flow?.massFlow ?? section.massFlow;
  const carries = designed > 0 && (flow !== undefined || isLoaded(load, geometry, design.loop));
  const massFlow = carries ? designed : none(trace);
  const loadOf = (carried: number) => lineLoad(stepsOnly(trace), { massFlow: carried, beltSpeed });
  const ownLoad = carries ? loadOf(massFlow) : none(trace);
  const hopper = geometry.start.kind === "hopper" && carries ? geometry.start : undefined;
  const addedFlow =
    hopper === undefined ? none(trace) : (flow?.added ?? addedTonnage(trace, { massFlow: designed, flowBefore }));
  const mostSag = constant(trace, largestSag, flooredTension.definition.source);
  const feedSpeed = hopper?.feedSpeed ?? none(trace);
  return {
    geometry,
    strand: section.strand,
    idler,
    spacing,
    isLoaded: carries,
    massFlow,
    lineLoad: ownLoad,
    ...(flow === undefined || !(flow.heaviest > flow.massFlow) ? {} : { heaviestLoad: loadOf(flow.heaviest) }),
    idlerMass:
      spacing > 0
        ? idlerMassPerMetre(stepsOnly(trace), {
            rotatingMass: idler.rotatingMass,
            spacing: meanSpacing(trace, section, geometry.length),
          })
        : none(trace),
    floorTension:
      spacing > 0
        ? sagTension(stepsOnly(trace), { beltMass: belt.mass, lineLoad: ownLoad, gravity, spacing, sag: mostSag })
        : none(trace),
    addedFlow,
    feedSpeed,
    accelerationLength:
      addedFlow > 0
        ? accelerationLength(trace, { beltSpeed, feedSpeed, gravity, frictionOnBelt: material.frictionOnBelt })
        : none(trace),
  };
}
