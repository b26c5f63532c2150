import type { Design } from "../../design/design.ts";
import {
  equivalentFrictionFactor,
  flexureDrag,
  scuffingDrag,
  sectionDrag,
  sectionPart,
} from "../../rules/adopted-1/flexure-and-scuffing.ts";
import { adjustedDrag } from "../../rules/adopted-1/friction-factor.ts";
import { relativeSag } from "../../rules/mechanics/sag.ts";
import { timeShift } from "../../rules/winkler-maxwell/rubber.ts";
import { troughTiltFactor, twoRollTiltFactor } from "../../standards/iso-5048-1989/special.ts";
import { adopted } from "../../standards/sources.ts";
import { rollDrag, rollForce, rollLineForce } from "../../standards/vdi-2341/roll-load.ts";
import { constant, isEqual, none, plain } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import { viscoProfile } from "../profiles/cema.ts";
import { indentationPerWidth } from "./indentation.ts";
import { type ConveyorFactors, isoMethod, isoRules } from "./iso.ts";
import { noFriction, type ResistanceMethod, type SectionFriction } from "./method.ts";
import { rollContacts } from "./roll-contacts.ts";
import { rotationOf } from "./rotation.ts";
import type { SectionInCase } from "./section-in-case.ts";

/** Temperature at which the constant rubber pairs hold, °C. */
export const usualRubberTemperature = 20;

/** Set by set: idler rotation, rubber indentation, flexure of belt and load, scuffing. Accessories as ISO 5048. */
export function viscoMethod(design: Design, factors: ConveyorFactors): ResistanceMethod {
  const known = new Map<string, number>();
  return {
    ...isoMethod(design, factors, { ...isoRules, profile: viscoProfile }),
    friction: (trace, section) => viscoFriction(trace, design, factors, section, known),
  };
}

function viscoFriction(
  trace: Trace,
  design: Design,
  factors: ConveyorFactors,
  section: SectionInCase,
  known: Map<string, number>,
): SectionFriction {
  if (section.spacing <= 0) return noFriction;
  const { gravity, belt, settings } = design;
  const { lineLoad, spacing, idlerMass } = section;
  const { length, slopeCosine } = section.geometry;
  const beltMass = belt.mass;
  const { beltFlexure, loadFlexure } = settings.visco;
  const { frictionAdjustment: adjustment } = settings;
  const adjusted = (drag: number) => adjustedDrag(trace, { drag, adjustment });
  const rotation = adjusted(rotationOf(trace, design, factors.temperatureFactor, section));
  const indentation = adjusted(indentationOfSet(trace, design, section, known));
  const scuffing = adjusted(scuffingOf(trace, design, section));
  const sagging = { beltFlexure, beltMass, loadFlexure, lineLoad, gravity, slopeCosine, spacing };
  const flexureAt = (step: Trace, tension: number) => {
    const sag = relativeSag(step, { beltMass, lineLoad, gravity, spacing, tension });
    return adjustedDrag(step, { drag: flexureDrag(step, { sag, ...sagging }), adjustment });
  };
  return {
    main: (step, tension) =>
      sectionDrag(step, { length, spacing, rotation, indentation, flexure: flexureAt(step, tension), scuffing }),
    bare: (tension) => {
      const sag = relativeSag.evaluate({ beltMass, lineLoad, gravity, spacing, tension });
      const flexure = adjustedDrag.evaluate({ drag: flexureDrag.evaluate({ sag, ...sagging }), adjustment });
      return sectionDrag.evaluate({ length, spacing, rotation, indentation, flexure, scuffing });
    },
    factor: (step, _tension, main) =>
      length > 0
        ? equivalentFrictionFactor(step, {
            resistance: main,
            length,
            gravity,
            idlerMass,
            beltMass,
            lineLoad,
            slopeCosine,
          })
        : none(step),
    parts: (step, tension) => {
      const part = (drag: number) => sectionPart(step, { length, spacing, drag });
      return {
        rotation: part(rotation),
        indentation: part(indentation),
        flexure: part(flexureAt(step, tension)),
        scuffing: part(scuffing),
      };
    },
  };
}

const setIndentation = defineSum({
  id: "visco/set-indentation",
  source: adopted("indentation of a set, roll by roll"),
  output: { symbol: "F_ind", unit: "N" },
  term: "F_roll",
});

/** Indentation of all rolls of one set, N. */
export function indentationOfSet(
  trace: Trace,
  design: Design,
  section: SectionInCase,
  known: Map<string, number>,
): number {
  const drags = rollContacts(trace, design, section).flatMap((share) => {
    const force = rollForce(trace, {
      loadShare: share.loadShare,
      lineLoad: section.lineLoad,
      beltShare: share.beltShare,
      beltMass: design.belt.mass,
      gravity: design.gravity,
      slopeCosine: section.geometry.slopeCosine,
      spacing: section.spacing,
    });
    const lineForce = rollLineForce(trace, { rollForce: force, contactWidth: share.contactWidth });
    const drag = rollDrag(trace, {
      contactWidth: share.contactWidth,
      drag: dragOfRoll(trace, design, section, lineForce, known),
    });
    return Array.from({ length: plain(share.count) }, () => drag);
  });
  return setIndentation(trace, drags);
}

/** The search for a contact is slow and the same for many sections, so a method keeps what it found. */
function dragOfRoll(
  trace: Trace,
  design: Design,
  section: SectionInCase,
  lineForce: number,
  known: Map<string, number>,
): number {
  const { visco } = design.settings;
  const isBottom = section.strand === "carry" || visco.isTurnedOver;
  const given = {
    model: visco.indentation,
    rubber: isBottom ? visco.bottomRubber : visco.topRubber,
    temperature: design.rubberTemperature ?? constant(trace, usualRubberTemperature, timeShift.definition.source),
    lineForce,
    cover: isBottom ? design.belt.bottomCover : design.belt.topCover,
    rollDiameter: section.idler.rollDiameter,
    beltSpeed: design.beltSpeed,
  };
  const key = `${isBottom} ${lineForce} ${given.rollDiameter}`;
  const found = trace.mode === "recorded" ? undefined : known.get(key);
  if (found !== undefined) return found;
  const drag = indentationPerWidth(trace, given);
  known.set(key, drag);
  return drag;
}

function scuffingOf(trace: Trace, design: Design, section: SectionInCase): number {
  return scuffingDrag(trace, {
    tiltFactor: scuffFactor(trace, section),
    idlerFriction: design.settings.idlerFriction,
    misalignment: design.settings.visco.misalignment,
    beltMass: design.belt.mass,
    lineLoad: section.lineLoad,
    gravity: design.gravity,
    slopeCosine: section.geometry.slopeCosine,
    spacing: section.spacing,
  });
}

/** Share of the load that rolls standing askew let slide sideways. */
export function scuffFactor(trace: Trace, section: SectionInCase): number {
  const { rolls, troughAngle } = section.idler;
  if (isEqual(rolls, 1)) return constant(trace, 1, troughTiltFactor.definition.source);
  return isEqual(rolls, 2) ? twoRollTiltFactor(trace, { troughAngle }) : troughTiltFactor(trace, { troughAngle });
}
