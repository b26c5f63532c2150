import { type BeltSample, sampleDrag, warmthOfSample } from "../../rules/belt-sample/sample-drag.ts";
import { rollOnLayer } from "../../rules/winkler-maxwell/rolling.ts";
import { complexModulus, type Rubber, timeShift } from "../../rules/winkler-maxwell/rubber.ts";
import {
  contactFrequency,
  indentationDepth,
  indentationDrag,
  indentationPrefactor,
  leadingContactLength,
  lossAngle,
} from "../../standards/jonkers-1980/indentation.ts";
import { jonkers } from "../../standards/sources.ts";
import { isEqual, none } from "../../trace/reference.ts";
import { defineSearch } from "../../trace/search.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { resistanceFindings } from "../findings.ts";

/** A roll under the cover. SI. */
interface IndentedCover {
  readonly model: "Jonkers" | "Winkler";
  readonly rubber: Rubber;
  readonly temperature: number;
  readonly lineForce: number;
  readonly cover: number;
  readonly rollDiameter: number;
  readonly beltSpeed: number;
}

/** One whose rubber is known by its moduli. */
interface ModelledCover extends IndentedCover {
  readonly rubber: Exclude<Rubber, { readonly kind: "sample" }>;
}

const modulusInContact = defineSearch({
  id: "indentation/storage-modulus",
  source: jonkers("modulus at the contact frequency, self-consistent"),
  inputs: { frequency: { symbol: "omega", unit: "rad/s" }, lossFactor: { symbol: "tan_delta", unit: "1" } },
  output: { symbol: "E", unit: "Pa" },
  rule: "storage modulus of the spectrum at the frequency that the contact length of that modulus gives",
});

const contactFrequencyFound = defineSearch({
  id: "indentation/contact-frequency",
  source: jonkers("modulus at the contact frequency, self-consistent"),
  inputs: {
    lineForce: { symbol: "w", unit: "N/m" },
    cover: { symbol: "h", unit: "m" },
    rollDiameter: { symbol: "D", unit: "m" },
    beltSpeed: { symbol: "v", unit: "m/s" },
    timeShift: { symbol: "a_T", unit: "1" },
  },
  output: { symbol: "omega", unit: "rad/s" },
  rule: "frequency of the contact that the modulus and loss factor of the spectrum at this very frequency make",
});

const lossFactorInContact = defineSearch({
  id: "indentation/loss-factor",
  source: jonkers("modulus at the contact frequency, self-consistent"),
  inputs: { frequency: { symbol: "omega", unit: "rad/s" }, timeShift: { symbol: "a_T", unit: "1" } },
  output: { symbol: "tan_delta", unit: "1" },
  rule: "loss modulus of the spectrum at the contact frequency over its storage modulus",
});

/** Drag of an indented cover, N per metre of roll width. */
export function indentationPerWidth(trace: Trace, given: IndentedCover): number {
  if (given.lineForce <= 0 || given.cover <= 0) return none(trace);
  const { rubber } = given;
  if (rubber.kind === "sample") return dragOfSample(trace, rubber, given);
  const cover = { ...given, rubber };
  return given.model === "Winkler" ? winklerDrag(trace, cover) : jonkersDrag(trace, cover);
}

/** As measured on a belt, whatever the model. */
function dragOfSample(trace: Trace, sample: BeltSample, given: IndentedCover): number {
  const { lineForce, cover, rollDiameter, temperature } = given;
  const { factor, exponent } = sample;
  return sampleDrag(trace, {
    temperatureFactor: warmthOfSample(trace, sample, temperature),
    factor,
    exponent,
    lineForce,
    cover,
    testedCover: sample.cover,
    rollDiameter,
    testedRoll: sample.rollDiameter,
  });
}

function jonkersDrag(trace: Trace, given: ModelledCover): number {
  const { storageModulus, lossFactor } = rubberInContact(trace, given);
  const prefactor = indentationPrefactor(trace, { lossAngle: lossAngle(trace, { lossFactor }) });
  const { lineForce, cover, rollDiameter } = given;
  return indentationDrag(trace, { prefactor, lineForce, cover, storageModulus, rollDiameter });
}

/** A constant pair has no relaxation times, which this model lives on: Jonkers takes over and says so. */
function winklerDrag(trace: Trace, given: ModelledCover): number {
  const { rubber, cover, rollDiameter, beltSpeed, lineForce } = given;
  if (rubber.kind === "constant") {
    trace.reportRepeated(resistanceFindings["winkler-needs-spectrum"].told(trace, {}), 0);
    return jonkersDrag(trace, given);
  }
  const shift = timeShift(trace, { temperature: given.temperature, ...rubber.shift });
  const branches = rubber.branches.map(({ modulus, time }) => ({ modulus, time: time * shift }));
  return rollOnLayer(trace, {
    equilibriumModulus: rubber.equilibriumModulus,
    branches,
    cover,
    rollDiameter,
    beltSpeed,
    lineForce,
  }).drag;
}

interface ContactState {
  readonly storageModulus: number;
  readonly lossFactor: number;
  readonly frequency: number;
}

const mostRounds = 50;

/** Modulus and loss factor at the frequency of the contact they themselves make. */
export function rubberInContact(trace: Trace, given: ModelledCover): ContactState {
  const { rubber } = given;
  if (rubber.kind === "constant") return { ...rubber, frequency: none(trace) };
  const shift = timeShift(trace, { temperature: given.temperature, ...rubber.shift });
  let state: ContactState = { storageModulus: 10e6, lossFactor: 0.2, frequency: 0 };
  for (let round = 0; round < mostRounds; round += 1) {
    const frequency = frequencyOf(given, state);
    const next = { ...complexModulus(rubber, { frequency, timeShift: shift }), frequency };
    const isSettled = isEqual(next.storageModulus, state.storageModulus);
    state = next;
    if (isSettled) break;
  }
  return recordedContact(trace, given, shift, state);
}

function recordedContact(trace: Trace, given: IndentedCover, shift: number, found: ContactState): ContactState {
  const { lineForce, cover, rollDiameter, beltSpeed } = given;
  const contact = { lineForce, cover, rollDiameter, beltSpeed, timeShift: shift };
  const frequency = contactFrequencyFound(trace, contact, found.frequency);
  const lossFactor = lossFactorInContact(trace, { frequency, timeShift: shift }, found.lossFactor);
  return {
    frequency,
    lossFactor,
    storageModulus: modulusInContact(trace, { frequency, lossFactor }, found.storageModulus),
  };
}

function frequencyOf(given: IndentedCover, state: ContactState): number {
  const { lineForce, cover, rollDiameter, beltSpeed } = given;
  const delta = lossAngle(bareTrace, { lossFactor: state.lossFactor });
  const depth = indentationDepth(bareTrace, {
    lossAngle: delta,
    lineForce,
    cover,
    storageModulus: state.storageModulus,
    rollDiameter,
  });
  const contactLength = leadingContactLength(bareTrace, { rollDiameter, depth, lossAngle: delta });
  return contactFrequency(bareTrace, { beltSpeed, lossAngle: delta, contactLength });
}
