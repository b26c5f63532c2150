import {
  type CompanyProfile,
  type CrossSectionRules,
  type DesignProfile,
  defaultCrossSectionRules,
  defaultLoopRules,
  type IdlerRotation,
  isEqual,
  isZero,
  type LoopRules,
  type MethodSettings,
  type StartRules,
  type Trace,
} from "@beltwright/engine";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { isPipe } from "../idlers.ts";
import { degrees, millimetres, percent, toSi } from "../si.ts";
import { coverRubbersOf } from "./rubber.ts";

export function settingsOf(conveyor: Conveyor, trace: Trace): MethodSettings {
  const { skirtWidth, scraperContactLength, scraperPressure } = conveyor;
  return {
    frictionAdjustment: conveyor.fFactorAdjustment,
    lowFriction: conveyor.regenFrictionFactor,
    highFriction: conveyor.highFrictionFactor,
    idlerFriction: conveyor.idlerSkewFriction,
    cleanerContactLength: millimetres(scraperContactLength),
    ...(isZero(scraperPressure) ? {} : { cleanerPressure: toSi(scraperPressure, "MPa") }),
    cleanerFriction: conveyor.scraperFriction,
    ploughForce: conveyor.ploughForce,
    ...(isZero(skirtWidth) ? {} : { skirtWidth: millimetres(skirtWidth) }),
    ...secondaryOf(conveyor),
    jis: {
      form: conveyor.jisForm === "Classic" ? "classic" : "1992",
      installation: conveyor.jisInstallation === "Good" ? "good" : "ordinary",
    },
    ...(conveyor.isPulleyMode === "Table" ? { is: { pulleys: "table" as const } } : {}),
    din: dinOf(conveyor),
    cema: cemaOf(conveyor),
    ...(conveyor.cema7Coefficients === "By class" ? { universal: universalOf(conveyor) } : {}),
    visco: viscoOf(conveyor, trace),
  };
}

function secondaryOf({ secondaryMode }: Conveyor): Pick<MethodSettings, "secondary"> {
  if (secondaryMode === "By method") return {};
  return { secondary: secondaryMode === "Components" ? "components" : "length-coefficient" };
}

const conditions = { Favourable: "favourable", Normal: "medium", Unfavourable: "unfavourable" } as const;

function dinOf(conveyor: Conveyor): MethodSettings["din"] {
  const { rankineFactor, dinJointMaking, dinOperation, dinJointEndurance } = conveyor;
  return {
    ...dinFrictionOf(conveyor),
    rankineFactor,
    joint: conditions[dinJointMaking],
    operation: conditions[dinOperation],
    ...(isZero(dinJointEndurance) ? {} : { jointEndurance: dinJointEndurance }),
  };
}

const answers = { Medium: "medium", Better: "better", Worse: "worse" } as const;

function dinFrictionOf(conveyor: Conveyor): Pick<MethodSettings["din"], "friction"> {
  switch (conveyor.dinFriction) {
    case "As typed":
      return {};
    case "By conditions": {
      const { dinMaterial, dinAlignment, dinTension, dinSite } = conveyor;
      const given = {
        material: answers[dinMaterial],
        alignment: answers[dinAlignment],
        tension: answers[dinTension],
        operation: answers[dinSite],
      };
      return { friction: { kind: "conditions", answers: given } };
    }
    case "By components":
      return {
        friction: {
          kind: "components",
          drag: toSi(conveyor.dinTestDrag, "kN/m"),
          testedForce: toSi(conveyor.dinTestLoad, "kN/m"),
          testedRoll: millimetres(conveyor.dinTestRoll),
          rollDrag: conveyor.dinRollDrag,
          share: conveyor.dinDragShare,
        },
      };
  }
}

function cemaOf(conveyor: Conveyor): MethodSettings["cema"] {
  const { cemaKyMode, cemaPulleyMode, cemaRubberEdging, cemaSkirtDepth, cemaCountTilt } = conveyor;
  return {
    ky: cemaKyMode === "Table" ? "table" : "tension",
    pulleys: cemaPulleyMode === "Computed" ? "computed" : "table",
    hasRubberEdging: cemaRubberEdging,
    isTiltCounted: cemaCountTilt,
    ...(isZero(cemaSkirtDepth) ? {} : { skirtMaterialDepth: millimetres(cemaSkirtDepth) }),
  };
}

const idlerClasses = { "B, C, D": "b-c-d", E: "e", F: "f" } as const;
const installations = {
  Measured: "measured",
  "Not measured": "not-measured",
  Imprecise: "imprecise",
  Movable: "movable",
} as const;
const covers = { Usual: "usual", Good: "good", "Low resistance": "low-resistance" } as const;

function universalOf(conveyor: Conveyor): NonNullable<MethodSettings["universal"]> {
  return {
    idlerClass: idlerClasses[conveyor.cema7IdlerClass],
    installation: installations[conveyor.cema7Installation],
    tolerance: millimetres(conveyor.cema7Tolerance),
    cover: covers[conveyor.cema7Cover],
    rubber: conveyor.cema7Rubber === "Spectrum" ? "spectrum" : "large-sample",
    multipliers: {
      seals: conveyor.cema7SealFactor,
      load: conveyor.cema7LoadFactor,
      indentation: conveyor.cema7CoverFactor,
      misalignment: conveyor.cema7SkewFactor,
      trampling: conveyor.cema7TramplingFactor,
    },
  };
}

function viscoOf(conveyor: Conveyor, trace: Trace): MethodSettings["visco"] {
  return {
    indentation: conveyor.viscoIndentation,
    ...coverRubbersOf(conveyor, trace),
    isTurnedOver: conveyor.qbtReturnTurned,
    beltFlexure: conveyor.viscoBeltFlexure,
    loadFlexure: conveyor.viscoLoadFlexure,
    misalignment: degrees(conveyor.viscoMisalign),
    rotation: rotationOf(conveyor),
  };
}

function rotationOf({ viscoRotatingMethod, viscoRollDrag }: Conveyor): IdlerRotation {
  return viscoRotatingMethod === "User" ? { kind: "user", rollDrag: viscoRollDrag } : { kind: viscoRotatingMethod };
}

export function startRulesOf({ breakawayFactor, startTensionMode, startPullFactor }: Conveyor): StartRules {
  return {
    breakaway: breakawayFactor,
    tension: startTensionMode === "Full" ? "full" : "inertia",
    ...(isZero(startPullFactor) ? {} : { pullFactor: startPullFactor }),
  };
}

/** The largest fill limits the area of a pipe; a trough has its edge distance instead. */
export function crossSectionRulesOf(conveyor: Conveyor): CrossSectionRules {
  const { edgeRule, surchargeShape, useSlopeFactor, pipeDia, maxFill, csIdler } = conveyor;
  return {
    ...defaultCrossSectionRules,
    edgeRule,
    surchargeShape: surchargeShape === "Arc" ? "arc" : "parabola",
    isReducedOnSlopes: useSlopeFactor,
    ...(isZero(pipeDia) ? {} : { pipeDiameter: millimetres(pipeDia) }),
    ...(isPipe(csIdler) ? { pipeFillLimit: percent(maxFill) } : {}),
  };
}

export function loopRulesOf({ levelSections, countPulleyLosses, pointsAre }: Conveyor): LoopRules {
  return {
    ...defaultLoopRules,
    pointsAre: pointsAre === "Belt line" ? "belt-line" : "pulley-centres",
    levelSections: levelSections === "Loaded in both" ? "loaded-in-both" : "empty-in-both",
    pulleyLosses: countPulleyLosses ? "counted" : "ignored",
  };
}

/**
 * The profile of a conveyor that leaves its limits to the method. A limit that is still what a new conveyor starts with
 * was typed by nobody; absent where every limit counts as typed.
 */
export function profileOf(conveyor: Conveyor): DesignProfile | undefined {
  const { methodLimits, allowSagCS, allowSagRS, staticSafetyFactor, beltAllowTensionRise } = conveyor;
  const company = companyOf(conveyor);
  if (methodLimits === "As typed" && company === undefined) return undefined;
  const isOpen = (typed: number, usual: number) => methodLimits === "By method" && isEqual(typed, usual);
  return {
    open: {
      carrySag: isOpen(allowSagCS, start.allowableSag),
      returnSag: isOpen(allowSagRS, start.allowableSag),
      safety: isOpen(staticSafetyFactor, start.staticSafetyFactor),
      tensionRise: isOpen(beltAllowTensionRise, start.beltAllowTensionRise),
    },
    ...(company === undefined ? {} : { company }),
  };
}

/** What the chosen profile of a company says; 0 leaves it to the method. Absent where none is chosen. */
function companyOf({ methodProfile: profile }: Conveyor): CompanyProfile | undefined {
  if (profile.description === "") return undefined;
  const said = (name: keyof CompanyProfile, value: number) => (isZero(value) ? {} : { [name]: value });
  return {
    method: profile.baseMethod,
    ...said("friction", profile.ownFriction),
    ...said("leastFriction", profile.ownFrictionLeast),
    ...said("mostFriction", profile.ownFrictionMost),
    ...said("carrySag", percent(profile.ownCarrySag)),
    ...said("returnSag", percent(profile.ownReturnSag)),
    ...said("startFactor", profile.ownStartFactor),
    ...said("cleanerPressure", toSi(profile.ownCleanerPressure, "MPa")),
    ...said("fabricSafety", profile.ownFabricSafety),
    ...said("steelCordSafety", profile.ownSteelSafety),
    ...said("tensionRise", percent(profile.ownTensionRise)),
  };
}

export const settingPaths = {
  "settings.frictionAdjustment": "fFactorAdjustment",
  "settings.lowFriction": "regenFrictionFactor",
  "settings.highFriction": "highFrictionFactor",
  "settings.idlerFriction": "idlerSkewFriction",
  "settings.cleanerContactLength": "scraperContactLength",
  "settings.cleanerPressure": "scraperPressure",
  "settings.cleanerFriction": "scraperFriction",
  "settings.ploughForce": "ploughForce",
  "settings.skirtWidth": "skirtWidth",
  "settings.din.rankineFactor": "rankineFactor",
  "settings.din.jointEndurance": "dinJointEndurance",
  "settings.din.friction.drag": "dinTestDrag",
  "settings.din.friction.testedForce": "dinTestLoad",
  "settings.din.friction.testedRoll": "dinTestRoll",
  "settings.din.friction.rollDrag": "dinRollDrag",
  "settings.din.friction.share": "dinDragShare",
  "settings.cema.skirtMaterialDepth": "cemaSkirtDepth",
  "profile.company.friction": "methodProfile.ownFriction",
  "profile.company.leastFriction": "methodProfile.ownFrictionLeast",
  "profile.company.mostFriction": "methodProfile.ownFrictionMost",
  "profile.company.carrySag": "methodProfile.ownCarrySag",
  "profile.company.returnSag": "methodProfile.ownReturnSag",
  "profile.company.startFactor": "methodProfile.ownStartFactor",
  "profile.company.cleanerPressure": "methodProfile.ownCleanerPressure",
  "profile.company.fabricSafety": "methodProfile.ownFabricSafety",
  "profile.company.steelCordSafety": "methodProfile.ownSteelSafety",
  "profile.company.tensionRise": "methodProfile.ownTensionRise",
  "settings.universal.tolerance": "cema7Tolerance",
  "settings.universal.multipliers.seals": "cema7SealFactor",
  "settings.universal.multipliers.load": "cema7LoadFactor",
  "settings.universal.multipliers.indentation": "cema7CoverFactor",
  "settings.universal.multipliers.misalignment": "cema7SkewFactor",
  "settings.universal.multipliers.trampling": "cema7TramplingFactor",
  "settings.visco.beltFlexure": "viscoBeltFlexure",
  "settings.visco.loadFlexure": "viscoLoadFlexure",
  "settings.visco.misalignment": "viscoMisalign",
  "settings.visco.rotation.rollDrag": "viscoRollDrag",
  "settings.visco.bottomRubber.storageModulus": "viscoStorageModulus",
  "settings.visco.bottomRubber.lossFactor": "viscoLossFactor",
  "settings.visco.topRubber.storageModulus": "viscoStorageModulus",
  "settings.visco.topRubber.lossFactor": "viscoLossFactor",
  "strands.distance": "strandDistance",
  "strands.parted[].distance": "strandDistance",
  "starting.breakaway": "breakawayFactor",
  "starting.pullFactor": "startPullFactor",
  "crossSection.pipeDiameter": "pipeDia",
  "crossSection.pipeFillLimit": "maxFill",
} as const;
