import fc from "fast-check";
import { expect, it } from "vitest";
import type { Design } from "../../design/design.ts";
import type { Method } from "../../design/method.ts";
import type { CloserIdlers, Point } from "../../design/point.ts";
import { solveMachine } from "../../solve/machine/solve-machine.ts";
import { workedDesign, workedMachine } from "../../test-support/worked-machine.ts";

function solved(points: readonly Point[], method: Method, tension = 60e3) {
  const takeUp = { kind: "winch", tension, isHeldInTransients: true } as const;
  const design: Design = { ...workedDesign, points, takeUp };
  const found = solveMachine(design, workedMachine, {}, { method });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

/** The hopper of the worked conveyor stands at 4 m, the next point at 50 m on the same level. */
const withZones = (closer: readonly CloserIdlers[], closerAtEnd: CloserIdlers) =>
  workedDesign.points.map(
    (point): Point =>
      point.kind === "hopper" ? { ...point, section: { ...point.section, closer, closerAtEnd } } : point,
  );

function cutAtZones(closer: readonly CloserIdlers[], atEnd: CloserIdlers): readonly Point[] {
  return workedDesign.points.flatMap((point): readonly Point[] => {
    if (point.kind !== "hopper") return [point];
    const ends = closer.map((_, at) => closer.slice(0, at + 1).reduce((along, { length }) => along + length, point.x));
    const first = { ...point, section: { ...point.section, idlerSpacing: closer[0]?.spacing ?? 0 } };
    const cuts = ends.map((x, at): Point => {
      const idlerSpacing = closer[at + 1]?.spacing ?? point.section.idlerSpacing;
      const section = { ...point.section, skirtLength: 0, idlerSpacing };
      return { kind: "intermediate", id: `cut ${at}`, x, y: point.y, z: point.z, cleaners: 0, ploughs: 0, section };
    });
    const section = { ...point.section, skirtLength: 0, idlerSpacing: atEnd.spacing };
    const at = { x: 50 - atEnd.length, y: point.y, z: point.z };
    const last: Point = { kind: "intermediate", id: "cut", ...at, cleaners: 0, ploughs: 0, section };
    return [first, ...cuts, last];
  });
}

const zone = fc.record({
  length: fc.double({ min: 0.5, max: 15, noNaN: true }),
  spacing: fc.double({ min: 0.3, max: 0.9, noNaN: true }),
  isImpact: fc.boolean(),
});

// Handbook 15.27: closer idlers inside a section stand as if it were cut at their ends.
it.each(["ISO", "DIN"] as const)(
  "closer idlers pull and count as a section cut at their ends does, by %s",
  (method) => {
    fc.assert(
      fc.property(fc.array(zone, { minLength: 1, maxLength: 2 }), zone, (closer, atEnd) => {
        const [whole, cut] = [solved(withZones(closer, atEnd), method), solved(cutAtZones(closer, atEnd), method)];
        for (const [name, one] of Object.entries(whole.cases)) {
          const other = Object.entries(cut.cases).find(([found]) => found === name)?.[1];
          for (const { pointId, arriving } of one.points) {
            const same = other?.points.find((point) => point.pointId === pointId)?.arriving ?? Number.NaN;
            expect(Math.abs(same / arriving - 1), `${name} ${pointId}`).toBeLessThan(1e-9);
          }
        }
        const setsOf = ({ machine }: typeof whole) => machine.carryIdlers;
        const [standing, drawn] = [setsOf(whole), setsOf(cut)];
        expect((standing?.sets ?? 0) + (standing?.impactSets ?? 0)).toBe(drawn?.sets);
      }),
      { numRuns: 30 },
    );
  },
);

type Solved = ReturnType<typeof solved>;

/** How far two belts differ in the pull of any case, over the pull of the first. */
function parting(one: Solved, other: Solved): number {
  const pulls = Object.values(one.cases).map(({ name, effectiveTension: pull }) => {
    return Math.abs(other.cases[name].effectiveTension / pull - 1);
  });
  return Math.max(...pulls);
}

// By the table of Ky nothing depends on tension. Flexure does: a section has one mean tension, its parts have each their own.
it.each([
  ["CEMA", 60e3, 1e-12],
  ["CEMA-7", 60e3, 1e-4],
  ["CEMA-7", 6e8, 1e-9],
  ["VISCO", 60e3, 1e-4],
  ["VISCO", 6e8, 1e-9],
] as const)("closer idlers pull as a section cut at their ends does, by %s at %i N", (method, tension, within) => {
  fc.assert(
    fc.property(fc.array(zone, { minLength: 1, maxLength: 2 }), zone, (closer, atEnd) => {
      const [whole, cut] = [withZones(closer, atEnd), cutAtZones(closer, atEnd)];
      expect(parting(solved(whole, method, tension), solved(cut, method, tension))).toBeLessThan(within);
    }),
    { numRuns: 20 },
  );
});
