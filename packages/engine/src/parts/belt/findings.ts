import { beltMakers } from "../../standards/machine-sources.ts";
import { adopted, cema5, din22101, geometry, mechanics } from "../../standards/sources.ts";
import { defineChecks, defineFindings, less, more, other } from "../../trace/define-finding.ts";

const widths = adopted("widths the maker of the belt lists");
const needs = adopted("weakest belt of the list that meets every need");

export const beltChecks = defineChecks(
  { subject: "belt", source: adopted("belt rating, running and with the allowed rise while starting and braking") },
  {
    "belt-overloaded": {
      severity: "error",
      values: { requiredRating: "lineForce" },
      must: "most",
      moves: [more("belt.rating"), more("belt.width"), less("startFactor")],
    },
    "joint-endurance-low": {
      severity: "error",
      subject: "belt/joint",
      source: din22101("clause 10, belt strength from joint endurance"),
      values: { strength: "lineForce", edgeTension: "lineForce" },
      must: "least",
      moves: [more("belt.rating"), more("belt.width"), less("startFactor")],
    },
    "belt-overtensioned": {
      severity: "error",
      subject: "pulley-diameter",
      source: adopted("belt tension over its rating"),
      values: { utilisation: "share" },
      must: "most",
      limit: { most: 1 },
      moves: [more("belt.rating")],
    },
  },
);

/** Why a belt is not chosen; its widths are looked at of a belt that was typed, too. */
export const beltFindings = defineFindings(
  { subject: "belt", source: needs },
  {
    "belt-none-fits": {
      severity: "error",
      mayTell: { rating: "lineForce", width: "size", shellDiameter: "size" },
      moves: [other("belt.category"), more("belt.width")],
    },
    "not-selectable": { severity: "error", moves: [other("belt.category")] },
    "rating-low": { severity: "error", moves: [more("belt.rating")] },
    "joint-weak": { severity: "error", moves: [more("belt.rating")] },
    "pulley-small": { severity: "error", moves: [more("pulley.shellDiameter")] },
    "too-wide-for-density": {
      severity: "warning",
      source: widths,
      values: { width: "size" },
      moves: [less("belt.width"), other("belt.category")],
    },
    "too-narrow-for-trough": {
      severity: "warning",
      source: widths,
      values: { width: "size" },
      moves: [more("belt.width"), less("idler.troughAngle")],
    },
  },
);

const typed = (what: string) => adopted(`${what}, as typed for the material`);

/** Limits of the load on the belt: fill, edges, lumps, speed, slope. */
export const capacityChecks = defineChecks(
  { subject: "capacity", source: beltMakers("pipe conveyors") },
  {
    "belt-overfull": {
      severity: "warning",
      source: adopted("percent full"),
      values: { fillRatio: "share" },
      must: "most",
      moves: [more("beltSpeed"), more("belt.width"), less("capacity")],
    },
    "edge-distance-short": {
      severity: "warning",
      source: cema5("chapter 4, standard edge distance"),
      values: { edgeDistance: "size" },
      must: "least",
      moves: [more("belt.width"), more("beltSpeed"), less("capacity")],
    },
    "belt-narrow-for-lumps": {
      severity: "warning",
      source: cema5("chapter 4, belt width for lumps"),
      values: { width: "size", lumpSize: "size" },
      must: "least",
      moves: [more("belt.width"), less("material.lumpSize")],
    },
    "belt-fast-for-material": {
      severity: "warning",
      source: typed("fastest speed"),
      values: { beltSpeed: "speed" },
      must: "most",
      moves: [less("beltSpeed")],
    },
    "surcharge-steep": {
      severity: "note",
      source: cema5("chapter 3, flowability, angle of surcharge and angle of repose"),
      values: { surchargeAngle: "angle", reposeAngle: "angle" },
      must: "most",
      moves: [less("material.surchargeAngle")],
    },
    "steep-for-material": {
      severity: "warning",
      source: typed("steepest incline"),
      values: { slope: "angle" },
      must: "most",
      moves: [other("material.steepestIncline"), other("point.x")],
    },
    "pipe-does-not-close": {
      severity: "error",
      source: geometry("belt wound to a tube"),
      values: { overlap: "size" },
      must: "above",
      limit: { above: 0 },
      moves: [less("pipeDiameter"), more("belt.width")],
    },
    "pipe-lump-too-large": {
      severity: "warning",
      values: { lumpSize: "size" },
      must: "most",
      moves: [less("material.lumpSize"), more("pipeDiameter")],
    },
    "pipe-overlap-too-small": {
      severity: "warning",
      values: { overlap: "size" },
      must: "least",
      moves: [less("pipeDiameter"), more("belt.width")],
    },
    "pipe-too-full": {
      severity: "warning",
      values: { fillRatio: "share" },
      must: "most",
      limit: { most: 0.75 },
      moves: [more("pipeDiameter"), more("beltSpeed"), less("capacity")],
    },
    "skirts-on-pipe": {
      severity: "warning",
      source: geometry("a closed pipe has no room for skirts"),
      values: { skirtLength: "distance" },
      must: "most",
      limit: { most: 0 },
      moves: [less("point.skirtLength")],
    },
  },
);

export const transitionFindings = defineFindings(
  { subject: "transition", source: mechanics("straight fibres from the pulley to the first full trough") },
  {
    "transition-no-length-suffices": {
      severity: "error",
      values: { mean: "lineForce" },
      moves: [other("transition.arrangement"), more("belt.rating")],
    },
    "transition-too-short": {
      severity: "warning",
      source: adopted("longest of exact, ISO and CEMA"),
      values: { length: "distance" },
      moves: [more("transition.idlers")],
    },
    "transition-pulley-too-high": {
      severity: "note",
      source: din22101("transition, pulley raised by at most a third"),
      values: { pulleyRise: "size" },
      moves: [other("transition.arrangement")],
    },
  },
);

const turnover = { subject: "turnover", source: beltMakers("belt turnover") };

export const turnoverChecks = defineChecks(turnover, {
  "turnover-belt-too-wide": {
    severity: "warning",
    values: { beltWidth: "size" },
    must: "most",
    moves: [other("turnover.arrangement"), less("belt.width")],
  },
  "turnover-too-short": {
    severity: "error",
    values: { length: "distance" },
    must: "least",
    moves: [more("turnover.length")],
  },
});

export const turnoverFindings = defineFindings(turnover, {
  "turnover-not-recommended": { severity: "warning", moves: [other("turnover.arrangement")] },
  "turnover-no-length-suffices": {
    severity: "error",
    values: { tension: "force" },
    moves: [other("turnover.arrangement")],
  },
});
