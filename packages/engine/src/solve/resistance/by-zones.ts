import { evenStretchesOf } from "../../parts/idlers/closer-idlers.ts";
import { idlerMassPerMetre } from "../../standards/iso-5048-1989/main-resistance.ts";
import { adopted } from "../../standards/sources.ts";
import { isNumber } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";
import type { ResistanceMethod, SectionFriction } from "./method.ts";
import type { SectionInCase } from "./section-in-case.ts";

const zoneSum = (name: string) =>
  defineSum({
    id: `idlers/${name}`,
    source: adopted("idlers zone by zone at the mean tension of their section"),
    output: { symbol: "F", unit: "N" },
    term: "F_zone",
  });
const frictionOfZones = zoneSum("friction-of-zones");
const partOfZones = zoneSum("part-of-zones");

/**
 * A method whose friction depends on the spacing of idlers, zone by zone where some of a section stand closer: what turns
 * and what is pressed in counts as if the section were cut at the ends of its zones. Flexure of all zones is that at the
 * mean tension of the section, which differs little from end to end of one.
 */
export function byZones(method: ResistanceMethod): ResistanceMethod {
  const { regenerating } = method;
  return {
    ...method,
    friction: (trace, section) => {
      const whole = method.friction(trace, section);
      const zones = zonesOf(trace, section).map((zone) => method.friction(trace, zone));
      return zones.length === 0 ? whole : ofZones(whole, zones);
    },
    ...(regenerating === undefined ? {} : { regenerating: byZones(regenerating) }),
  };
}

/** The zones of a section as sections of their own; none where its idlers stand evenly. */
function zonesOf(trace: Trace, section: SectionInCase): readonly SectionInCase[] {
  const { geometry, idler, spacing } = section;
  const { closer, closerAtEnd } = geometry.start.section;
  if (!(spacing > 0 && geometry.length > 0) || (closer === undefined && closerAtEnd === undefined)) return [];
  const { rotatingMass } = idler;
  return evenStretchesOf(trace, geometry.start.section, geometry.length).map((zone) => ({
    ...section,
    geometry: { ...geometry, length: zone.length },
    spacing: zone.spacing,
    idlerMass: idlerMassPerMetre(stepsOnly(trace), { rotatingMass, spacing: zone.spacing }),
  }));
}

function ofZones(whole: SectionFriction, zones: readonly SectionFriction[]): SectionFriction {
  const at = (tension: number) => zones.map(({ bare }) => (typeof bare === "function" ? bare(tension) : bare));
  return {
    main: (step, tension) =>
      frictionOfZones(
        step,
        zones.map((zone) => zone.main(step, tension)),
      ),
    bare: zones.every(({ bare }) => isNumber(bare))
      ? frictionOfZones(bareTrace, at(0))
      : (tension) => frictionOfZones(bareTrace, at(tension)),
    factor: whole.factor,
    parts: (step, tension) => {
      const all = zones.map((zone) => zone.parts(step, tension));
      const names = Object.keys(all[0] ?? {});
      const sumOf = (name: string) =>
        partOfZones(
          step,
          all.map((parts) => parts[name] ?? 0),
        );
      return Object.fromEntries(names.map((name) => [name, sumOf(name)]));
    },
  };
}
