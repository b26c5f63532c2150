import { travelView } from "@beltwright/drawing";
import { bareTrace, startTrace, type Trace, takeUpTravelOf, usualPermanentShare } from "@beltwright/engine";
import { tensileMember } from "@beltwright/model";
import { defineCalculator } from "../calculator.ts";
import { figure, further } from "../entries.ts";
import { numberOf, positiveOf, unlessZero } from "./design-values.ts";

interface TravelValues extends Omit<Parameters<typeof takeUpTravelOf>[1], "cases"> {
  readonly strand: number;
  readonly carryTail: number;
  readonly carryHead: number;
  readonly returnHead: number;
  readonly returnTail: number;
  readonly restTail: number;
  readonly restHead: number;
}

function travelOf(trace: Trace, given: TravelValues) {
  const { strand: length, carryTail, carryHead, returnHead, returnTail, restTail, restHead } = given;
  const running = [
    { length, startTension: carryTail, endTension: carryHead },
    { length, startTension: returnHead, endTension: returnTail },
  ];
  const rest = [
    { length, startTension: restTail, endTension: restHead },
    { length, startTension: restHead, endTension: restTail },
  ];
  const cases = [
    { loadCase: "at-rest", sections: rest },
    { loadCase: "running-full", sections: running },
  ];
  return takeUpTravelOf(trace, { ...given, cases });
}

const partsOf = ({ elastic, thermal, permanent, splice }: ReturnType<typeof travelOf>) => [
  { label: "Elastic", length: elastic },
  { label: "Thermal", length: thermal },
  { label: "Permanent", length: permanent },
  { label: "Splice", length: splice },
];

// Handbook 7.9.
export const takeUpCalculator = defineCalculator({
  about: "How far the take-up has to move: elastic, thermal and permanent stretch, and one more splice.",
  entries: {
    beltLength: figure("Belt length", "m", 2020, "Whole length of the endless belt."),
    strand: figure("Each strand", "m", 1000, "Length of the carry strand, and of the return strand."),
    carryTail: figure("Running, carry at the tail", "kN", 68.06, "Tension where the carry strand begins.", {
      max: 1e5,
    }),
    carryHead: figure("Running, carry at the head", "kN", 162.98, "Tension where the carry strand ends.", { max: 1e5 }),
    returnHead: figure("Running, return at the head", "kN", 62.15, "Tension where the return strand begins.", {
      max: 1e5,
    }),
    returnTail: figure("Running, return at the tail", "kN", 68.06, "Tension where the return strand ends.", {
      max: 1e5,
    }),
    restTail: figure("At rest, tail", "kN", 55.6, "Tension at the tail with the belt at rest.", { max: 1e5 }),
    restHead: figure("At rest, head", "kN", 62.3, "Tension at the head with the belt at rest.", { max: 1e5 }),
    modulus: further(
      figure("Belt modulus", "kN/m", 72_000, "Elastic modulus for each metre of width.", { min: 1, max: 1e7 }),
    ),
    beltWidth: further(figure("Belt width", "mm", 1200, "Width of the belt.", { min: 1, max: 20_000 })),
    temperatureRange: further(figure("Range of temperature", "K", 45, "Warmest less coldest.", { max: 200 })),
    expansion: further(figure("Thermal expansion", "1/K", 0.0000117, "For each degree it warms.", { max: 0.01 })),
    permanentShare: further(
      figure("Permanent elongation", "%", 0.25, "Steel cord 0.25, polyester 1, polyamide 2.", { max: 20 }),
    ),
    spliceLength: further(figure("Spare splice", "m", 1, "Belt kept for one more splice; 0 for none.", { max: 1000 })),
  },
  run: (trace, given) => {
    const found = travelOf(trace, given);
    return {
      figures: [
        { label: "Travel needed", value: found.total, unit: "m" },
        ...partsOf(found).map(({ label, length }) => ({ label, value: length, unit: "m" as const })),
      ],
      drawn: {
        "travel total": found.total,
        ...Object.fromEntries(partsOf(found).map(({ label, length }) => [`travel ${label}`, length])),
      },
    };
  },
  draw: ({ given, system }) => {
    const found = travelOf(startTrace("checked"), given);
    return travelView({ parts: partsOf(found), total: found.total }, undefined, system);
  },
  fromDesign: (conveyor, results) => {
    const at = (end: "t1" | "t2", index: number) =>
      index < 0 ? undefined : positiveOf(results, `pulls[${index}].${end}`);
    const tail = conveyor.pulls.findIndex(({ pType }) => pType === "Tail");
    return {
      beltLength: positiveOf(results, "totalBeltL"),
      strand: positiveOf(results, "convLength"),
      carryTail: at("t2", tail),
      carryHead: positiveOf(results, "drives[0].t1"),
      returnHead: positiveOf(results, "drives[0].t2"),
      returnTail: at("t1", tail),
      restTail: numberOf(results, "ttup"),
      restHead: numberOf(results, "ttup"),
      modulus: unlessZero(conveyor.belt.beltModulus),
      beltWidth: conveyor.beltWidthInp,
      temperatureRange: Math.max(0, conveyor.maxTemp - conveyor.minTemp),
      expansion: conveyor.thermalExpansion,
      permanentShare:
        unlessZero(conveyor.permanentElongation) ??
        100 * usualPermanentShare(bareTrace, tensileMember(conveyor.belt.fibre)),
      spliceLength: conveyor.spliceAllowance / 1000,
    };
  },
});
