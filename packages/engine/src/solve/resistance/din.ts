import type { Design } from "../../design/design.ts";
import { centreLength } from "../../parts/belt/cross-section/half-profile.ts";
import { skirtedArea, skirtResistance } from "../../standards/din-22101-2011/skirt-resistance.ts";
import { skirtBeyondLoading } from "../../standards/iso-5048-1989/loading.ts";
import { isEqual, none, smallest } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { dinProfile } from "../profiles/din.ts";
import { dinFriction } from "./din-friction.ts";
import { type ConveyorFactors, isoMethod, isoRules, skirtWidth } from "./iso.ts";
import type { ResistanceMethod } from "./method.ts";
import type { SectionInCase } from "./section-in-case.ts";

/** DIN 22101: as ISO 5048, but skirts feel only the load that stands above the trough. */
export function dinMethod(design: Design, factors: ConveyorFactors): ResistanceMethod {
  return {
    ...isoMethod(design, factors, {
      ...isoRules,
      profile: dinProfile,
      frictionOf: (trace, section) => dinFriction(trace, design, section),
    }),
    skirts: (trace, section) => dinSkirts(trace, design, section),
  };
}

/** In a closed pipe no load stands above the edges: no skirt touches it. */
function dinSkirts(trace: Trace, design: Design, section: SectionInCase): number {
  const length = section.geometry.start.section.skirtLength;
  if (length <= 0 || !section.isLoaded || section.idler.shape === "pipe") return none(trace);
  const { material, beltSpeed, gravity, settings } = design;
  const width = skirtWidth(trace, design);
  const bulkDensity = material.lowBulkDensity;
  const area = skirtedArea(trace, {
    massFlow: section.massFlow,
    beltSpeed,
    bulkDensity,
    skirtWidth: width,
    centreRoll: smallest(width, centreRollOf(trace, design, section)),
    troughAngle: section.idler.troughAngle,
  });
  return skirtResistance(trace, {
    rankineFactor: settings.din.rankineFactor,
    skirtedArea: area,
    bulkDensity,
    gravity,
    skirtLength: skirtBeyondLoading(trace, { skirtLength: length, accelerationLength: section.accelerationLength }),
    frictionOnSkirt: material.frictionOnSkirt,
    skirtWidth: width,
  });
}

function centreRollOf(trace: Trace, design: Design, section: SectionInCase): number {
  if (!isEqual(section.idler.rolls, 3)) return isEqual(section.idler.rolls, 1) ? design.belt.width : none(trace);
  return centreLength(trace, { beltWidth: design.belt.width, idler: section.idler, centreLengthRule: "CEMA" });
}
