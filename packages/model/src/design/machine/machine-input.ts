import {
  adopted,
  type BeltMinima,
  type BeltRow,
  type BeltWidths,
  bareTrace,
  beltPrice,
  constant,
  inputSources,
  isEqual,
  isZero,
  type MachineInput,
  none,
  restated,
  type Trace,
  temperatureRange,
  usualIdlerRules,
} from "@beltwright/engine";
import type { ConveyorBelt } from "../../document/types/components.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { sampleConveyor } from "../../reference/new-conveyor.ts";
import { physicalConstants } from "../../reference/physics.ts";
import { driveDesignOf } from "../drive-train/inputs.ts";
import { pointId } from "../points.ts";
import { degrees, kilonewtons, millimetres, percent, toSi } from "../si.ts";
import { ownFeederOf } from "./feeder-input.ts";
import { idlerRow } from "./idler-row.ts";
import { pulleyInputs } from "./pulley-input.ts";

/** Everything of the document that the machine is computed from and tensions are not. */
export function machineInputOf(conveyor: Conveyor, trace: Trace = bareTrace): MachineInput {
  const given = { number: 0, allowSelection: true };
  const { csIdler, rsIdler, selectCSIdlerMode, selectRSIdlerMode, nomCSSpacing, nomRSSpacing } = conveyor;
  const turnover = turnoverOf(conveyor);
  const feeder = ownFeederOf(conveyor, trace);
  return {
    drives: driveDesignOf(conveyor, trace),
    pulleys: pulleyInputs(conveyor, trace),
    carryIdler: {
      set: idlerRow(csIdler, given, trace),
      isAuto: selectCSIdlerMode === "Auto",
      nominalSpacing: nomCSSpacing,
    },
    returnIdler: {
      set: idlerRow(rsIdler, given, trace),
      isAuto: selectRSIdlerMode === "Auto",
      nominalSpacing: nomRSSpacing,
    },
    idlerRules: idlerRulesOf(conveyor, trace),
    belt: beltOf(conveyor, trace),
    curves: curveRulesOf(conveyor, trace),
    horizontalCurves: horizontalCurvesOf(conveyor),
    transition: transitionOf(conveyor, trace),
    ...(turnover === undefined ? {} : { turnover }),
    ...(feeder === undefined ? {} : { feeder }),
    takeUp: takeUpOf(conveyor, trace),
  };
}

function idlerRulesOf(conveyor: Conveyor, trace: Trace): MachineInput["idlerRules"] {
  const { reqIdlerL10h, idlerMisalign, rollShare, dynResonanceTol } = conveyor;
  return {
    ...usualIdlerRules(trace),
    modulus: constant(trace, toSi(physicalConstants.steelModulus, "MPa"), adopted("Young's modulus of steel")),
    requiredLife: toSi(reqIdlerL10h, "h"),
    heightError: millimetres(idlerMisalign),
    shareRule: rollShare === "VDI" ? "vdi-2341" : "geometry",
    resonanceTolerance: { kind: "hertz", value: dynResonanceTol },
  };
}

function beltOf(conveyor: Conveyor, trace: Trace): MachineInput["belt"] {
  const { belt, selectBeltMode, beltWidthInp, topCover, bottomCover } = conveyor;
  const { carcassPrice, coverPrice } = belt;
  const priced = {
    width: millimetres(beltWidthInp),
    carcassPrice,
    coverPrice: restated(coverPrice, (price) => price * 1000),
    topCover: millimetres(topCover),
    bottomCover: millimetres(bottomCover),
  };
  return {
    isAuto: selectBeltMode === "Auto",
    minima: beltMinima(belt),
    material: tensileMember(belt.fibre),
    price: beltPrice.told(trace, priced, priced.width * (carcassPrice + coverPrice * (topCover + bottomCover))),
    widths: beltWidths((name) => belt[name], trace),
  };
}

const densities = [800, 1200, 1600, 2400, 3000] as const;
const troughs = [20, 35, 45] as const;
type ListedWidth = `maxWidth${(typeof densities)[number]}` | `minWidth${(typeof troughs)[number]}`;

/** Widest by density of the material and narrowest by trough angle, as the maker lists them; 0 where not. */
export function beltWidths(listed: (name: ListedWidth) => number, trace: Trace = bareTrace): BeltWidths {
  const ofList = (value: number) => constant(trace, value, inputSources.listedWidths);
  return {
    widestByDensity: densities.map((density) => ({
      density: ofList(density),
      width: millimetres(listed(`maxWidth${density}`)),
    })),
    narrowestByTrough: troughs.map((angle) => ({
      troughAngle: degrees(ofList(angle)),
      width: millimetres(listed(`minWidth${angle}`)),
    })),
  };
}

/** Smallest pulleys by the belt's maker; 0 where the catalogue has none. */
export function beltMinima(belt: Pick<ConveyorBelt, `minPulleyDia${"A" | "B" | "C"}${"" | "60" | "30"}`>): BeltMinima {
  const group = (full: number, above30: number, upTo30: number) => ({
    full: millimetres(full),
    "60": millimetres(above30),
    "30": millimetres(upTo30),
  });
  return {
    A: group(belt.minPulleyDiaA, belt.minPulleyDiaA60, belt.minPulleyDiaA30),
    B: group(belt.minPulleyDiaB, belt.minPulleyDiaB60, belt.minPulleyDiaB30),
    C: group(belt.minPulleyDiaC, belt.minPulleyDiaC60, belt.minPulleyDiaC30),
  };
}

/** What carries the tension of a belt, from the name of its fibre: in polyester with nylon that is the polyester. */
export function tensileMember(fibre: string): BeltRow["material"] {
  if (/steel/i.test(fibre)) return "steel-cord";
  if (/aramid|kevlar/i.test(fibre)) return "aramid";
  if (/cotton/i.test(fibre)) return "cotton";
  return /polyamide|nylon/i.test(fibre) && !/polyester/i.test(fibre) ? "polyamide" : "polyester";
}

function curveRulesOf(conveyor: Conveyor, trace: Trace): MachineInput["curves"] {
  return {
    gravity: conveyor.gravity,
    highFactor: conveyor.curveHighFactor,
    lowFactor: conveyor.curveLowFactor,
    runningEdgeFactor: conveyor.curveEdgeFactor,
    transientEdgeFactor: percent(conveyor.beltAllowTensionRise),
    lowestTension: toSi(conveyor.curveMinEdgeTension, "kN/m"),
    centrifugalCredit: conveyor.curveCentrifugal ? constant(trace, 1, inputSources.centrifugal) : none(trace),
    verticalIncrement: conveyor.vertCurveIncrement,
    horizontalIncrement: conveyor.horizCurveIncrement,
  };
}

const models = { Full: "full", Projected: "projected", Conventional: "conventional" } as const;

function horizontalCurvesOf(conveyor: Conveyor): MachineInput["horizontalCurves"] {
  const { horizCurveModel, horizDriftAllowance, rollerFaceWidth, pulls } = conveyor;
  const banked = pulls.filter(({ horizBankAngle }) => horizBankAngle > 0);
  // What a conveyor starts with belongs to its sample belt: on other belts the faces of their own rolls count.
  const isTyped = rollerFaceWidth > 0 && !isEqual(rollerFaceWidth, sampleConveyor.rollerFaceWidth);
  return {
    model: models[horizCurveModel],
    driftAllowance: millimetres(horizDriftAllowance),
    ...(isTyped ? { wingFaceWidth: millimetres(rollerFaceWidth) } : {}),
    mostBanking: { carry: degrees(conveyor.horizMaxBankCarry), return: degrees(conveyor.horizMaxBankReturn) },
    bankings: Object.fromEntries(banked.map((pull) => [pointId(pull), degrees(pull.horizBankAngle)])),
  };
}

const arrangements = {
  "Full trough": "full-trough",
  "Half trough": "half-trough",
  "Third trough": "third-trough",
} as const;
/** Edge tension over the rated one in transitions after ISO 5293. */
const transitionEdgeFactor = 1.3;

function transitionOf({ qTransArrangement, qTransIdlers }: Conveyor, trace: Trace): MachineInput["transition"] {
  return {
    arrangement: arrangements[qTransArrangement],
    idlers: qTransIdlers,
    edgeFactor: constant(trace, transitionEdgeFactor, inputSources.edgeTension),
    lowestTension: none(trace),
  };
}

const turned = { Guided: "guided", Unguided: "unguided", Supported: "supported" } as const;

function turnoverOf({ qbtReturnTurned, qbtLength, qbtArrangement, qbtTension }: Conveyor): MachineInput["turnover"] {
  if (!qbtReturnTurned || isZero(qbtLength)) return undefined;
  const tension = isZero(qbtTension) ? {} : { tension: kilonewtons(qbtTension) };
  return { arrangement: turned[qbtArrangement], length: qbtLength, ...tension };
}

function takeUpOf(conveyor: Conveyor, trace: Trace): MachineInput["takeUp"] {
  const { permanentElongation, minTemp, maxTemp, takeupTravelInp } = conveyor;
  return {
    expansion: conveyor.thermalExpansion,
    temperatureRange: temperatureRange(trace, { warmest: maxTemp, coldest: minTemp }),
    ...(isZero(permanentElongation) ? {} : { permanentShare: percent(permanentElongation) }),
    spliceLength: millimetres(conveyor.spliceAllowance),
    ...(isZero(takeupTravelInp) ? {} : { available: takeupTravelInp }),
  };
}
