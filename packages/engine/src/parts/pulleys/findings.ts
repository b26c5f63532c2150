import { beltMakers, iso281, iso3684, lockingMakers } from "../../standards/machine-sources.ts";
import { adopted } from "../../standards/sources.ts";
import { defineChecks, defineFindings, less, more, other, type Quantity } from "../../trace/define-finding.ts";

/** Limits of a pulley, its shaft and its bearings: `pulley-` and the name of the check. */
export const pulleyLimitFindings = defineFindings(
  { subject: "pulley", source: adopted("usual limits of pulleys") },
  {
    "pulley-shell-diameter": limit("shell-diameter", "size", more("pulley.shellDiameter")),
    "pulley-hub-diameter": limit("hub-diameter", "size", more("pulley.shaftDiameter")),
    "pulley-seat-diameter": limit("seat-diameter", "size", more("pulley.bearingDiameter")),
    "pulley-shoulder-diameter": limit("shoulder-diameter", "size", more("pulley.bearingDiameter")),
    "pulley-hub-slope": limit("hub-slope", "slope", more("pulley.shaftDiameter")),
    "pulley-bearing-life": limit("bearing-life", "life", more("pulley.bearingDiameter")),
    "pulley-static-safety": limit("static-safety", "plain", more("pulley.bearingDiameter")),
    "pulley-shell-stress": limit("shell-stress", "stress", more("pulley.shellThickness")),
    "pulley-disc-stress": limit("disc-stress", "stress", more("pulley.discThickness")),
  },
);

function limit<const First>(name: string, value: Quantity, first: First) {
  const moves = [first, more("pulley.shaftDiameter"), more("pulley.shellDiameter")] as const;
  return { severity: "error", source: adopted(`pulley check, ${name}`), values: { value }, moves } as const;
}

export const pulleyChecks = defineChecks(
  { subject: "pulley-diameter", source: iso3684("minimum pulley diameter") },
  {
    "pulley-too-small": {
      severity: "error",
      values: { shellDiameter: "size" },
      must: "least",
      moves: [more("pulley.shellDiameter"), more("belt.rating")],
    },
    "lagging-overloaded": {
      severity: "warning",
      subject: "lagging",
      source: beltMakers("lagging pressure"),
      values: { pressure: "stress" },
      must: "most",
      moves: [other("pulley.laggingThickness"), more("pulley.shellDiameter")],
    },
    "locking-torque-too-high": {
      severity: "error",
      subject: "locking-element",
      source: lockingMakers("rated torque"),
      values: { torque: "torque" },
      must: "most",
      moves: [more("pulley.lockingTorque"), more("pulley.shaftDiameter")],
    },
  },
);

export const pulleyFindings = defineFindings(
  { subject: "pulley-bearing", source: iso281("basic rating life") },
  {
    "pulley-none-fits": {
      severity: "error",
      subject: "pulley",
      source: adopted("cheapest rows that meet every limit of the pulley"),
      mayTell: { load: "force" },
      limited: "load",
      moves: [other("pulley.shellDiameter"), less("takeUp.mass")],
    },
    "bearing-rating-unknown": { severity: "note", moves: [other("pulley.bearing")] },
    "bearing-rating-estimated": {
      severity: "note",
      source: iso281("power law through the 222 series; replace by the maker's rating"),
      values: { rating: "force" },
      moves: [other("pulley.bearing")],
    },
  },
);
