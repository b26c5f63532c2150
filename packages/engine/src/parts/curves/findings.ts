import { grimmerKessler } from "../../standards/machine-sources.ts";
import { cema5, geometry, mechanics } from "../../standards/sources.ts";
import { defineFindings, less, more, other } from "../../trace/define-finding.ts";

const room = { distance: "distance", tangent: "distance", radius: "distance" } as const;

/** Radii and arcs, in both planes: the subject says in which. */
export const curveFindings = defineFindings(
  { subject: "curve", source: mechanics("belt tension round a curve") },
  {
    "curve-no-radius-suffices": {
      severity: "error",
      moves: [more("takeUp.mass"), more("belt.rating"), less("takeUp.mass"), more("belt.width")],
    },
    "curve-radius-too-small": { severity: "error", values: { radius: "distance" }, moves: [more("curve.radius")] },
    "curve-need-finds-no-room": {
      severity: "error",
      source: geometry("arcs and their tangents"),
      values: { straight: "distance", ...room },
      limit: { least: 0 },
      moves: [other("point.x"), other("heightsOfPoints"), less("takeUp.mass"), less("startFactor")],
    },
    "curve-tangents-overlap": {
      severity: "error",
      source: geometry("arcs and their tangents"),
      values: { straight: "distance", ...room },
      limit: { least: 0 },
      moves: [less("curve.radius"), other("point.x")],
    },
    "curve-combined-overstressed": {
      severity: "error",
      subject: "combined-curve",
      source: mechanics("bending of the belt in two planes"),
      values: { highest: "force", lowest: "force" },
      moves: [more("curve.radius")],
    },
  },
);

const advice = { subject: "vertical-curve", source: cema5("chapter 9, vertical curves") };

export const verticalCurveFindings = defineFindings(advice, {
  "curve-turns-much-per-set": {
    severity: "warning",
    values: { turnPerSet: "angle" },
    moves: [more("curve.radius"), less("point.curveIdlerSpacing")],
  },
  "curve-belt-lifts": {
    severity: "warning",
    source: mechanics("tension over radius against weight"),
    values: { beltLift: "size", cases: "plain" },
    limit: { most: 0 },
    moves: [more("curve.radius"), less("takeUp.mass")],
  },
  "curve-halve-spacing": {
    severity: "warning",
    values: { setLoad: "force", straightSetLoad: "force" },
    moves: [less("point.curveIdlerSpacing"), more("curve.radius")],
  },
});

/** What would hold the belt. */
const holding = { holdingBanking: "angle", holdingRadius: "distance" } as const;

export const horizontalCurveFindings = defineFindings(
  { subject: "horizontal-curve", source: grimmerKessler("equilibrium across the belt") },
  {
    "curve-needs-troughed-idlers": { severity: "error", moves: [more("idler.troughAngle")] },
    "curve-belt-leaves-idler": {
      severity: "error",
      values: { cases: "plain" },
      mayTell: holding,
      moves: [more("horizontalCurve.radius"), more("horizontalCurve.banking")],
    },
    "curve-drift-too-large": {
      severity: "error",
      values: { drift: "size", cases: "plain" },
      mayTell: holding,
      moves: [more("horizontalCurve.radius"), more("horizontalCurve.banking"), less("takeUp.mass")],
    },
    "curve-banking-too-steep": {
      severity: "warning",
      values: { banking: "angle" },
      moves: [less("horizontalCurve.banking"), more("horizontalCurve.radius")],
    },
    "load-wider-than-belt": {
      severity: "warning",
      subject: "horizontal-curve/material",
      source: geometry("load on the rolls of the trough"),
      values: { area: "area", filled: "area" },
      moves: [more("belt.width"), less("capacity")],
    },
    "load-on-centre-roll-only": {
      severity: "note",
      subject: "horizontal-curve/material",
      source: geometry("load on the rolls of the trough"),
      values: { area: "area", filled: "area" },
      moves: [other("idler.troughAngle")],
    },
  },
);
