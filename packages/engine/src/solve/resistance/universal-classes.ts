import type { Design } from "../../design/design.ts";
import type { UniversalPart, UniversalSettings } from "../../design/settings.ts";
import { centreLength } from "../../parts/belt/cross-section/half-profile.ts";
import { type Rubber, timeShift } from "../../rules/winkler-maxwell/rubber.ts";
import {
  coverClasses,
  coverExponent,
  coverSources,
  idlerClasses,
  idlerClassSource,
  installationErrors,
  installationSource,
  twoRollSeals,
} from "../../standards/cema-7/classes.ts";
import {
  averageLineForce,
  bareWing,
  centreLineForce,
  coverSizeFactor,
  coverTemperatureFactor,
  coverTension,
  kneeLineForce,
  largeSampleResistance,
  loadedWing as loadedWingLength,
  loadShapeFactor,
  smallSampleResistance,
  wingBeltForce,
  wingsLength,
} from "../../standards/cema-7/cover.ts";
import { misalignmentCoefficient } from "../../standards/cema-7/misalignment.ts";
import {
  idlerLoadTension,
  misalignmentTension,
  multipliedTension,
  sealTension,
} from "../../standards/cema-7/universal.ts";
import { usableWidth } from "../../standards/iso-5048-1989/usable-width.ts";
import { centreRollBeltShare, centreRollShare, halfContactWidth } from "../../standards/vdi-2341/roll-load.ts";
import { constant, isEqual, none, smaller } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { indentationPerWidth } from "./indentation.ts";
import type { ConveyorFactors } from "./iso.ts";
import type { SectionInCase } from "./section-in-case.ts";
import { scuffFactor, usualRubberTemperature } from "./visco.ts";

/** Terms of a section that do not change with tension, N, and the multiplier of the one that does. */
export interface UniversalTerms extends Readonly<Record<Exclude<UniversalPart, "trampling">, number>> {
  /** Absent: 1. */
  readonly trampling?: number;
}

interface Classes {
  readonly design: Design;
  readonly universal: UniversalSettings;
  readonly factors: ConveyorFactors;
  /** Whether seals count for nothing: of a conveyor that runs itself. */
  readonly isEasy: boolean;
}

/** The terms by classes of idlers, installation and cover. */
export function classTerms(
  trace: Trace,
  { design, universal, factors, isEasy }: Classes,
  section: SectionInCase,
  known: Map<string, number>,
): UniversalTerms | undefined {
  if (section.spacing <= 0) return undefined;
  const { multipliers } = universal;
  const pressed = pressedOf(design, section);
  const { loadTorqueArm } = idlerClasses[universal.idlerClass];
  const load = idlerLoadTension(trace, {
    loadTorqueArm: constant(trace, loadTorqueArm, idlerClassSource),
    ...pressed,
    rollDiameter: section.idler.rollDiameter,
  });
  return {
    seals: isEasy
      ? none(trace)
      : multiplied(trace, multipliers.seals, sealsOf(trace, { design, universal, factors }, section)),
    load: multiplied(trace, multipliers.load, load),
    indentation: multiplied(trace, multipliers.indentation, coverOf(trace, design, universal, section, known)),
    misalignment: multiplied(
      trace,
      multipliers.misalignment,
      misalignmentTension(trace, { misalignment: skewOf(trace, design, universal, section), ...pressed }),
    ),
    trampling: multipliers.trampling,
  };
}

/** A component with its multiplier; nothing is recorded of one that changes nothing. */
export function multiplied(trace: Trace, multiplier: number | undefined, tension: number): number {
  if (multiplier === undefined || isEqual(multiplier, 1)) return tension;
  return multipliedTension(trace, { multiplier, tension });
}

function pressedOf({ gravity, belt }: Design, { lineLoad, geometry }: SectionInCase) {
  return { beltMass: belt.mass, lineLoad, gravity, length: geometry.length };
}

function sealsOf(
  trace: Trace,
  { design, universal, factors }: Omit<Classes, "isEasy">,
  { idler, spacing, geometry, strand }: SectionInCase,
): number {
  const { sealTorque, sealTorquePerSpeed } = idlerClasses[universal.idlerClass];
  const seals = sealTension(trace, {
    temperatureFactor: factors.temperatureFactor,
    rolls: idler.rolls,
    sealTorque: constant(trace, sealTorque, idlerClassSource),
    sealTorquePerSpeed: constant(trace, sealTorquePerSpeed, idlerClassSource),
    beltSpeed: design.beltSpeed,
    rollDiameter: idler.rollDiameter,
    spacing,
    length: geometry.length,
  });
  if (strand === "carry" || !isEqual(idler.rolls, 2)) return seals;
  const more = universal.twoRollSeals ?? constant(trace, twoRollSeals.value, twoRollSeals.source);
  return multiplied(trace, more, seals);
}

function skewOf(trace: Trace, design: Design, universal: UniversalSettings, section: SectionInCase): number {
  return misalignmentCoefficient(trace, {
    tiltFactor: scuffFactor(trace, section),
    idlerFriction: design.settings.idlerFriction,
    installationError: constant(trace, installationErrors[universal.installation], installationSource),
    tolerance: universal.tolerance,
    beltWidth: design.belt.width,
  });
}

function coverOf(
  trace: Trace,
  design: Design,
  universal: UniversalSettings,
  section: SectionInCase,
  known: Map<string, number>,
): number {
  const { gravity, belt } = design;
  const { lineLoad, spacing } = section;
  const lineForce = averageLineForce(trace, {
    beltMass: belt.mass,
    lineLoad,
    gravity,
    spacing,
    beltWidth: belt.width,
  });
  const isLarge = universal.rubber === "large-sample";
  const exponent = isLarge
    ? constant(trace, coverExponent, largeSampleResistance.definition.source)
    : exponentOf(trace, rubberOn(design, section));
  const resistance = isLarge
    ? largeSample(trace, design, universal, section, { lineForce, exponent })
    : smallSample(trace, design, section, lineForce, known);
  const loadShape = shapeOf(trace, design, section, { average: lineForce, exponent });
  return coverTension(trace, { resistance, loadShape, ...pressedOf(design, section) });
}

const rubberOn = (design: Design, section: SectionInCase): Rubber =>
  design.settings.visco[isBottomOf(design, section) ? "bottomRubber" : "topRubber"];

/** How the drag of a rubber grows with its load: as measured on a belt, or as of a thin layer on a roll. */
function exponentOf(trace: Trace, rubber: Rubber): number {
  if (rubber.kind === "sample") return rubber.exponent;
  return constant(trace, 4 / 3, smallSampleResistance.definition.source);
}

const isBottomOf = ({ settings }: Design, { strand }: SectionInCase) =>
  strand === "carry" || settings.visco.isTurnedOver;

const temperatureOf = (trace: Trace, { rubberTemperature }: Design): number =>
  rubberTemperature ?? constant(trace, usualRubberTemperature, timeShift.definition.source);

function largeSample(
  trace: Trace,
  design: Design,
  { cover: name }: UniversalSettings,
  section: SectionInCase,
  at: { readonly lineForce: number; readonly exponent: number },
): number {
  const { topCover, bottomCover } = design.belt;
  return largeSampleResistance(trace, {
    temperatureFactor: coverTemperatureFactor(trace, { temperature: temperatureOf(trace, design) }),
    coefficient: constant(trace, coverClasses[name], coverSources[name]),
    ...at,
    sizeFactor: coverSizeFactor(trace, {
      cover: isBottomOf(design, section) ? bottomCover : topCover,
      rollDiameter: section.idler.rollDiameter,
    }),
  });
}

/** The layer of the viscoelastic method under the average load. Slow to find, and the same for many sections. */
function smallSample(
  trace: Trace,
  design: Design,
  section: SectionInCase,
  lineForce: number,
  known: Map<string, number>,
): number {
  const isBottom = isBottomOf(design, section);
  const { rollDiameter } = section.idler;
  const key = `${isBottom} ${lineForce} ${rollDiameter}`;
  const found = trace.mode === "recorded" ? undefined : known.get(key);
  if (found !== undefined) return found;
  const drag = indentationPerWidth(trace, {
    model: "Winkler",
    rubber: rubberOn(design, section),
    temperature: temperatureOf(trace, design),
    lineForce,
    cover: isBottom ? design.belt.bottomCover : design.belt.topCover,
    rollDiameter,
    beltSpeed: design.beltSpeed,
  });
  const resistance = smallSampleResistance(trace, { drag, lineForce });
  known.set(key, resistance);
  return resistance;
}

/** A flat roll, and rolls that share evenly what lies over them, press alike everywhere. */
function shapeOf(
  trace: Trace,
  design: Design,
  section: SectionInCase,
  at: { readonly average: number; readonly exponent: number },
): number {
  const { idler, lineLoad } = section;
  const even = () => constant(trace, 1, loadShapeFactor.definition.source);
  const isTwo = isEqual(idler.rolls, 2);
  if (!(isTwo || isEqual(idler.rolls, 3)) || (isTwo && !(lineLoad > 0))) return even();
  const across = acrossTrough(trace, design, section, isTwo);
  return across === undefined ? even() : loadShapeFactor(trace, { ...across, ...at, beltWidth: design.belt.width });
}

function acrossTrough(trace: Trace, design: Design, section: SectionInCase, isTwo: boolean) {
  const { belt, gravity } = design;
  const { idler, lineLoad, spacing } = section;
  const { width: beltWidth, mass: beltMass } = belt;
  const { centreLengthRule } = design.crossSection;
  const centre = isTwo ? none(trace) : smaller(beltWidth, centreLength(trace, { beltWidth, idler, centreLengthRule }));
  const material = usableWidth(stepsOnly(trace), { beltWidth });
  if (!(material > centre)) return undefined;
  const loadedWing = loadedWingLength(trace, { width: material, centreLength: centre });
  const loadShare = isTwo ? none(trace) : centreRollShare(stepsOnly(trace), { troughAngle: idler.troughAngle });
  const beltShare = isTwo ? none(trace) : centreRollBeltShare(trace, { centreLength: centre, beltWidth });
  const weight = { beltMass, lineLoad, gravity, spacing };
  const wing = halfContactWidth(trace, { beltWidth });
  const wings = isTwo ? beltWidth : wingsLength(trace, { beltWidth, centreLength: centre });
  const edge = wingBeltForce(trace, { beltShare, beltMass, gravity, spacing, wings });
  return {
    centre: isTwo ? none(trace) : centreLineForce(trace, { ...weight, loadShare, beltShare, centreLength: centre }),
    edge,
    knee: kneeLineForce(trace, { edge, loadShare, lineLoad, gravity, spacing, loadedWing }),
    centreLength: centre,
    loadedWing,
    bareWing: bareWing(trace, { half: wing, centreLength: centre, loadedWing }),
  };
}
