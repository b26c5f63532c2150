import type { Design } from "../../design/design.ts";
import { equivalentFrictionFactor } from "../../rules/adopted-1/flexure-and-scuffing.ts";
import { relativeSag } from "../../rules/mechanics/sag.ts";
import {
  idlerLoadTension,
  misalignmentTension,
  sealTension,
  setIndentationTension,
  tramplingTension,
  universalDefaults,
  universalTension,
} from "../../standards/cema-7/universal.ts";
import { constant, none } from "../../trace/reference.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { resistanceFindings } from "../findings.ts";
import type { Loop } from "../loop/belt-path.ts";
import { cemaMethod } from "./cema.ts";
import { type ConveyorFactors, tiltResistance } from "./iso.ts";
import { bearingOfFreePulley, noFriction, type ResistanceMethod, type SectionFriction } from "./method.ts";
import type { SectionInCase } from "./section-in-case.ts";
import { torqueDefaults } from "./torque-defaults.ts";
import { classTerms, multiplied, type UniversalTerms } from "./universal-classes.ts";
import { indentationOfSet } from "./visco.ts";

/**
 * CEMA, universal method, as far as it is public: seals, idler load, indentation, trampling, misalignment. Its
 * coefficients belong to makers' data, so results are indicative and say so. Accessories as in the 5th edition, but an
 * intended tilt is extra to the misalignment that the method counts. By classes, idlers of a conveyor that runs itself
 * have no drag in their seals.
 */
export function universalMethod(trace: Trace, design: Design, factors: ConveyorFactors, loop: Loop): ResistanceMethod {
  const { regenerating: _ofTable, ...historical } = cemaMethod(trace, design, factors, loop);
  trace.place = {};
  resistanceFindings["indicative-coefficients"].raise(trace, {});
  const by = (steadyTerms: SteadyTerms): ResistanceMethod => ({
    ...historical,
    name: "CEMA-7",
    friction: (step, section) => universalFriction(design, section, steadyTerms(step, section)),
    tilt: (step, section) => tiltResistance(step, design, section),
    wrap: () => "by-tension",
    bearing: bearingOfFreePulley,
  });
  const { universal } = design.settings;
  const known = new Map<string, number>();
  if (universal === undefined) return by((step, section) => indicativeTerms(step, design, factors, section, known));
  const classes = (isEasy: boolean) =>
    by((step, section) => classTerms(step, { design, universal, factors, isEasy }, section, known));
  return { ...classes(false), regenerating: classes(true) };
}

type SteadyTerms = (trace: Trace, section: SectionInCase) => UniversalTerms | undefined;

function universalFriction(design: Design, section: SectionInCase, terms: UniversalTerms | undefined): SectionFriction {
  if (terms === undefined) return noFriction;
  const { gravity, belt } = design;
  const { lineLoad, spacing, idlerMass } = section;
  const { length, slopeCosine } = section.geometry;
  const beltMass = belt.mass;
  const { trampling: multiplier, ...steady } = terms;
  const partsAt = (step: Trace, mean: number) => {
    const sag = relativeSag(step, { beltMass, lineLoad, gravity, spacing, tension: mean });
    const trampling = constant(step, universalDefaults.trampling, tramplingTension.definition.source);
    const tension = tramplingTension(step, { trampling, sag, lineLoad, gravity, length });
    return { ...steady, trampling: multiplied(step, multiplier, tension) };
  };
  return {
    main: (step, tension) => universalTension(step, partsAt(step, tension)),
    bare: (tension) => universalTension.evaluate(partsAt(bareTrace, tension)),
    factor: (step, _tension, resistance) =>
      length > 0
        ? equivalentFrictionFactor(step, { resistance, length, gravity, idlerMass, beltMass, lineLoad, slopeCosine })
        : none(step),
    parts: partsAt,
  };
}

/** The terms by coefficients of no class. */
function indicativeTerms(
  trace: Trace,
  design: Design,
  { temperatureFactor }: ConveyorFactors,
  section: SectionInCase,
  known: Map<string, number>,
): UniversalTerms | undefined {
  if (section.spacing <= 0) return undefined;
  const { sealTorque, sealTorquePerSpeed, loadTorqueArm } = torqueDefaults(trace);
  const misalignment = constant(trace, universalDefaults.misalignment, misalignmentTension.definition.source);
  const { gravity, beltSpeed, belt } = design;
  const { lineLoad, spacing } = section;
  const { length } = section.geometry;
  const { rolls, rollDiameter } = section.idler;
  const pressed = { beltMass: belt.mass, lineLoad, gravity, length };
  return {
    seals: sealTension(trace, {
      temperatureFactor,
      rolls,
      sealTorque,
      sealTorquePerSpeed,
      beltSpeed,
      rollDiameter,
      spacing,
      length,
    }),
    load: idlerLoadTension(trace, { loadTorqueArm, ...pressed, rollDiameter }),
    indentation: setIndentationTension(trace, {
      indentation: indentationOfSet(trace, design, section, known),
      length,
      spacing,
    }),
    misalignment: misalignmentTension(trace, { misalignment, ...pressed }),
  };
}
