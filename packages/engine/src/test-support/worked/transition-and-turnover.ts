import { dinTensions, transition } from "../../parts/belt/transition/transition.ts";
import type { PulleyArrangement, TransitionInput } from "../../parts/belt/transition/transition-input.ts";
import { ownWeight } from "../../parts/belt/turnover/own-weight.ts";
import { type TurnoverInput, turnover } from "../../parts/belt/turnover/turnover.ts";
import {
  centreTensionInClosedForm,
  centreTransitionLength,
  edgeTensionInClosedForm,
  edgeTransitionLength,
  fibreStrain,
} from "../../rules/belt-transition/fibre.ts";
import { twistStrain } from "../../rules/belt-turnover/twist.ts";
import { transitionEdgeLength } from "../../standards/din-22101-2011/transition.ts";
import { startTrace } from "../../trace/trace.ts";
import { degree } from "../../units.ts";
import { workedTransition as input, workedTurnover as twisted } from "./machine-inputs.ts";
import type { WorkedExample, WorkedNumber } from "./worked-number.ts";

const trace = startTrace("checked");
const found = (value: number | undefined) => value ?? Number.NaN;

const of = (change: Partial<TransitionInput> = {}) => transition(trace, { ...input, ...change });
const wing = { wingLength: 0.3795, troughAngle: 35 * degree };

function fibres(): readonly WorkedNumber[] {
  const rows: readonly (readonly [PulleyArrangement, string, string, string])[] = [
    ["full-trough", "192 412", "75 301.1", "75 301.1"],
    ["half-trough", "119 595", "109 002", "84 764.6"],
    ["third-trough", "143 879", "97 767.1", "86 993.8"],
  ];
  const full = { modulus: 72e6, ...wing, beltWidth: 1.2 };
  const edge = transitionEdgeLength(trace, { length: 4, pulleyRise: 0, ...wing });
  const slack = 40e3 / 1.2;
  return [
    ...rows.flatMap(([arrangement, high, middle, low]): readonly WorkedNumber[] => {
      const { tensions } = of({ arrangement });
      return [
        [`${arrangement}: edge tension`, "N/m", high, found(tensions?.edge)],
        [`${arrangement}: centre tension`, "N/m", middle, found(tensions?.centre)],
        [`${arrangement}: lowest tension`, "N/m", low, found(tensions?.lowest)],
      ];
    }),
    ["edge length", "m", "4.00651", edge],
    ["edge strain", "1", "0.00162654", fibreStrain(trace, { shift: Math.sqrt(edge ** 2 - 16), length: 4 })],
    [
      "closed form: edge tension",
      "N/m",
      "192 495",
      edgeTensionInClosedForm(trace, { ...full, widthTension: 100e3, length: 4 }),
    ],
    [
      "closed form: centre tension",
      "N/m",
      "75 289.1",
      centreTensionInClosedForm(trace, { ...full, widthTension: 100e3, length: 4 }),
    ],
    ["least length by the edge, k 1.3", "m", "3.94691", edgeTransitionLength(trace, { ...full, reserve: 95e3 })],
    ["least length by the edge, k 1.15", "m", "4.51804", edgeTransitionLength(trace, { ...full, reserve: 72.5e3 })],
    ["least length by the centre", "m", "1.98840", centreTransitionLength(trace, { ...full, reserve: 100e3 })],
    ["least length by the centre, 40 kN", "m", "3.44402", centreTransitionLength(trace, { ...full, reserve: slack })],
    ["the same with 5254 N/m left", "m", "3.75242", centreTransitionLength(trace, { ...full, reserve: slack - 5254 })],
  ];
}

function standards(): readonly WorkedNumber[] {
  const iso: readonly (readonly [number, string, string])[] = [
    [180, "5.02693", "5.27088"],
    [120, "3.45977", "3.62767"],
    [40, "4.13004", "4.33047"],
  ];
  const half = of({ tension: 180e3, arrangement: "half-trough" });
  const third = of({ tension: 180e3, arrangement: "third-trough" });
  const at = { ...input, ...wing, pulleyRise: 0, edgeHeight: 0.217672, widthTension: 100e3, length: 6.24 };
  return [
    ...iso.flatMap(([kilonewtons, first, path]): readonly WorkedNumber[] => [
      [`ISO 1981, ${kilonewtons} kN`, "m", first, found(of({ tension: kilonewtons * 1e3 }).iso1981)],
      [`ISO by the path of the edge, ${kilonewtons} kN`, "m", path, found(of({ tension: kilonewtons * 1e3 }).iso)],
    ]),
    ["ISO 1981, half trough, 180 kN", "m", "2.51346", found(half.iso1981)],
    ["ISO by the path of the edge, half trough, 180 kN", "m", "2.97148", found(half.iso)],
    ["ISO by the path of the edge, third trough, 180 kN", "m", "3.70719", found(third.iso)],
    ["CEMA, full trough", "m", "6.24", found(of().cema)],
    ["CEMA, half trough", "m", "3.12", found(of({ arrangement: "half-trough" }).cema)],
    ["DIN: edge length", "m", "6.24417261", transitionEdgeLength(trace, at)],
    ["DIN: textile belt", "N/m", "48 145.5", dinTensions(trace, { ...at, carcass: "fabric" }).difference],
    ["DIN: steel-cord belt", "N/m", "11 630.7", dinTensions(trace, at).difference],
  ];
}

function twist(): readonly WorkedNumber[] {
  const turned = (change: Partial<TurnoverInput> = {}) => turnover(trace, { ...twisted, ...change });
  const rows: readonly (readonly [number, string, string, string])[] = [
    [18, "304 856", "-89 928.1", "0.197409"],
    [20, "254 850", "-64 925.1", "0.243715"],
    [24, "189 711", "-32 355.4", "0.350949"],
  ];
  const bent = (length: number) => ownWeight(trace, { ...twisted, length });
  return [
    ...rows.flatMap(([length, edge, centre, sag]): readonly WorkedNumber[] => [
      [`edge tension over ${length} m`, "N/m", edge, turned({ length }).edgeTension],
      [`centre tension over ${length} m`, "N/m", centre, turned({ length }).centreTension],
      [`sag over ${length} m`, "m", sag, turned({ length }).sag],
    ]),
    ["edge strain over 18 m", "1", "0.00548311", (turned().edgeTension - turned().centreTension) / 72e6],
    ["least length by the edge", "m", "25.5298", found(turned().edgeLength)],
    ["least length by the centre", "m", "34.2189", found(turned().centreLength)],
    ["required length", "m", "34.22", found(turned().requiredLength)],
    ["least length by the edge, 80 kN", "m", "28.3854", found(turned({ tension: 80e3 }).edgeLength)],
    ["least length by the centre, 80 kN", "m", "26.3489", found(turned({ tension: 80e3 }).centreLength)],
    ["exact strain over 20 m", "1", "0.0044315029", twistStrain(trace, { fromMiddle: 0.6, length: 20 })],
    ["own weight, 18 m: sag", "m", "0.051572", bent(18).sag],
    ["own weight, 18 m: edge", "N/m", "41 875", bent(18).edgeTension],
    ["own weight, 24 m: sag", "m", "0.13157", bent(24).sag],
    ["own weight, 24 m: edge", "N/m", "60 050", bent(24).edgeTension],
  ];
}

export const transitionAndTurnoverExamples: readonly WorkedExample[] = [
  { chapter: "05", title: "EX 5.7: transition by fibres", numbers: fibres() },
  { chapter: "05", title: "EX 5.7: transition by ISO, CEMA and DIN", numbers: standards() },
  { chapter: "05", title: "EX 5.8: turnover", numbers: twist() },
];
