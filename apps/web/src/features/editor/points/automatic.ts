import { type Conveyor, isPulley, type Pull } from "@beltwright/model";

type Automatic = (pull: Pull) => string | "none" | undefined;

/** Fields whose 0 or mode stands for something else: the result that says what, or "none" where there is nothing. */
const automatics: Readonly<Record<string, Automatic>> = {
  idlerSpacingInp: ({ idlerSpacingMode }) => (idlerSpacingMode === "Auto" ? "idlerSpacing" : undefined),
  frictionFactorInp: ({ frictionFactorInp }) => (frictionFactorInp === 0 ? "frictionFactor" : undefined),
  vertCurveRadiusInp: ({ vertCurveRadiusInp }) => (vertCurveRadiusInp === 0 ? "none" : undefined),
  horizCurveRadiusInp: ({ horizCurveRadiusInp }) => (horizCurveRadiusInp === 0 ? "none" : undefined),
  linkToDriveNo: ({ linkToDriveNo }) => (linkToDriveNo === 0 ? "none" : undefined),
  "shell.shellDia": (pull) => (isPulley(pull) ? undefined : "none"),
};

/** Path of the result to show in place of a field that nobody typed; undefined where the field itself is shown. */
export function automaticAt({ pulls }: Conveyor, path: string): string | undefined {
  const [, row, name] = /^pulls\[(\d+)\]\.(.+)$/.exec(path) ?? [];
  const pull = pulls[Number(row)];
  const result = pull && name !== undefined ? automatics[name]?.(pull) : undefined;
  return result === undefined || result === "none" ? result : `pulls[${row}].${result}`;
}
