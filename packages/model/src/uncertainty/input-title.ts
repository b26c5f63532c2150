import { findLabelAt, rowTitle } from "../edits/field-at.ts";

/** Fields that mean one thing together have a name together. */
export const togetherFields = {
  friction: "fFactorAdjustment frictionFactorInp pulls[].frictionFactorInp",
  idlerFriction: "cemaIdlerFactor",
  drags: "cema7SealFactor cema7LoadFactor cema7CoverFactor cema7SkewFactor cema7TramplingFactor",
  flexure: "viscoBeltFlexure viscoLoadFlexure",
  tonnage: "capacityInp pulls[].capacityInp",
  density: "matl.loBD matl.hiBD",
  pulleyFriction: "drives[].coeffofFrictionRun drives[].coeffofFrictionStart",
} as const;

const titles: Readonly<Record<string, string>> = {
  [togetherFields.friction]: "Friction factor",
  [togetherFields.idlerFriction]: "Idler friction Ai",
  [togetherFields.drags]: "Running resistances",
  [togetherFields.flexure]: "Flexure of belt and load",
  [togetherFields.tonnage]: "Capacity",
  [togetherFields.density]: "Bulk density",
  [togetherFields.pulleyFriction]: "Pulley friction",
};

/** What an uncertain input is called: `Drive 2, Drive efficiency`, or its paths where there is no such field. */
export function inputTitle(fields: string): string {
  const known = titles[fields.trim()];
  if (known !== undefined) return known;
  const [first = ""] = fields.trim().split(/[\s,]+/);
  const row = rowTitle(first);
  const label = findLabelAt(first.replaceAll("[]", "[0]")) ?? fields;
  return row === undefined ? label : `${row}, ${label}`;
}
