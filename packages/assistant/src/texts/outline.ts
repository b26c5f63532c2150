import type { OpenDesign } from "../design-desk.ts";

/** What a design is, in a few lines: its duty, points and drives, by the paths their fields have. */
export function outline({ design, conveyor, revision }: OpenDesign): string {
  const { convNo, project, capacityInp, beltWidthInp, beltSpeedInp, calcMethod, matl, pulls, drives } = conveyor;
  const saved = revision === undefined ? "" : `, version ${revision}`;
  return [
    `Conveyor ${convNo}${project === "" ? "" : `, ${project}`} (${design}${saved})`,
    `${capacityInp} t/h of ${matl.description}, belt ${beltWidthInp} mm at ${beltSpeedInp} m/s, calculated by ${calcMethod}`,
    "Points along the belt, x and z in m:",
    ...pulls.map(({ no, pType, x, z, description }, row) =>
      `  pulls[${row}]: ${no} ${pType} x ${x} z ${z} ${description}`.trimEnd(),
    ),
    "Drives:",
    ...drives.map(
      ({ driveNo, driveType, loadShare }, row) =>
        `  drives[${row}]: drive ${driveNo}, ${driveType}, ${loadShare} % of the load`,
    ),
  ].join("\n");
}
