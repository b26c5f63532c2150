import type { Finding } from "@beltwright/engine";
import { calculate } from "../../design/calculate.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Pull } from "../../document/types/parts.ts";

const shellDiameters = [250, 315, 400, 500, 630, 800, 1000, 1250, 1400, 1600, 1800, 2000, 2240, 2500];
const shaftDiameters = [
  80, 90, 100, 110, 125, 140, 160, 180, 200, 220, 240, 260, 280, 300, 320, 340, 360, 380, 400, 420, 440, 460, 480, 500,
  530, 560, 600, 630, 670, 710, 750, 800,
];
/** How much thicker a shaft is in its hubs than in its bearings, at least, mm. */
const shoulder = 20;
/** Plates of discs and shells are not made thicker, mm; beyond it the findings say what is missing. */
const thickestPlate = 200;
const mostRounds = 14;

/** Pulleys as large as the calculation asks for, in the steps makers have. */
export function withPulleys(conveyor: Conveyor): Conveyor {
  let sized = conveyor;
  for (let round = 0; round < mostRounds; round += 1) {
    const calculation = calculate(sized);
    if (calculation.kind === "refused") return sized;
    const asked = calculation.solution.findings.filter(
      ({ subject, severity }) => severity === "error" && subject.startsWith("pulley"),
    );
    const next = { ...sized, pulls: sized.pulls.map((pull) => strengthened(pull, findingsAt(asked, pull))) };
    if (next.pulls.every((pull, index) => pull === sized.pulls[index])) return sized;
    sized = next;
  }
  return sized;
}

function findingsAt(findings: readonly Finding[], { noID }: Pull): readonly Finding[] {
  return findings.filter(({ place }) => place.pointId === String(noID));
}

function strengthened(pull: Pull, findings: readonly Finding[]): Pull {
  return findings.reduce(answered, pull);
}

/** The next size up, or as many as the limit asks for. */
function answered(pull: Pull, { code, values, limit }: Finding): Pull {
  const { shell, shaft } = pull;
  const least = 1000 * (limit?.least ?? 0);
  const excess = (values.value ?? 0) / (limit?.most ?? Number.POSITIVE_INFINITY);
  switch (code) {
    case "pulley-shell-diameter":
    case "pulley-too-small":
    // Hubs that find no room in their shell.
    case "pulley-not-computed":
      return { ...pull, shell: { ...shell, shellDia: sizeAbove(shellDiameters, shell.shellDia, least) } };
    case "pulley-hub-diameter":
      return { ...pull, shaft: { ...shaft, dia: sizeAbove(shaftDiameters, shaft.dia, least) } };
    case "pulley-hub-slope":
      // The slope of a shaft goes with the fourth power of its diameter.
      return { ...pull, shaft: { ...shaft, dia: sizeAbove(shaftDiameters, shaft.dia, shaft.dia * excess ** 0.25) } };
    case "pulley-bearing-life": {
      // Life goes with the cube of the rating or a little more, and that with the square of the bore or a little less.
      const missing = (limit?.least ?? 0) / (values.value ?? Number.POSITIVE_INFINITY);
      const bore = shaft.brgDia * Math.max(1, missing) ** (1 / 6);
      return { ...pull, shaft: withBearing(shaft, sizeAbove(shaftDiameters, shaft.brgDia, bore)) };
    }
    case "pulley-seat-diameter":
    case "pulley-shoulder-diameter":
      return { ...pull, shaft: withBearing(shaft, sizeAbove(shaftDiameters, shaft.brgDia, least)) };
    case "pulley-disc-stress":
      return { ...pull, shell: { ...shell, discThick: thicker(shell.discThick, excess) } };
    case "pulley-shell-stress":
      return { ...pull, shell: { ...shell, shellThick: thicker(shell.shellThick, excess) } };
    default:
      return pull;
  }
}

function withBearing(shaft: Pull["shaft"], brgDia: number): Pull["shaft"] {
  const dia = shaft.dia >= brgDia + shoulder ? shaft.dia : sizeAbove(shaftDiameters, shaft.dia, brgDia + shoulder);
  return { ...shaft, brgDia, dia, brgDesignation: bearingOf(brgDia) };
}

/** Spherical roller bearings of the 222 series; the last two figures are a fifth of the bore. */
function bearingOf(bore: number): string {
  return bore <= 480 && bore % 5 === 0 ? `222${String(bore / 5).padStart(2, "0")}` : "";
}

function sizeAbove(sizes: readonly number[], now: number, least: number): number {
  return sizes.find((size) => size > now && size >= least) ?? now;
}

/** Bending stress of a plate goes with the square of its thickness; whole steps of 2 mm. */
function thicker(now: number, excess: number): number {
  const needed = 2 * Math.ceil((now * Math.sqrt(Math.max(1, excess)) + 0.5) / 2);
  return Math.max(now, Math.min(thickestPlate, needed));
}
