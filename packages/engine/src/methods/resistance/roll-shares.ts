import type { Design } from "../../design/design.ts";
import { centreRollBeltShare, centreRollShare } from "../../standards/vdi-2341/roll-load.ts";
import type { Trace } from "../../trace/trace.ts";
import { edgeByRule } from "../cross-section/capacity.ts";
import { centreLength, halfProfile } from "../cross-section/half-profile.ts";
import type { SectionInCase } from "./section-in-case.ts";

/** One kind of roll of a set: how many, what share each carries, how wide it touches the belt. */
export interface RollShare {
  readonly count: number;
  readonly loadShare: number;
  readonly beltShare: number;
  /** m */
  readonly contactWidth: number;
}

/** How load and belt rest on the rolls of a set. Three rolls by VDI 2341, others by the belt they cover. */
export function rollShares(trace: Trace, design: Design, section: SectionInCase): readonly RollShare[] {
  const { idler } = section;
  const { width } = design.belt;
  switch (idler.rolls) {
    case 1:
      return [{ count: 1, loadShare: 1, beltShare: 1, contactWidth: Math.min(idler.centreFaceWidth ?? width, width) }];
    case 2:
      return [{ count: 2, loadShare: 0.5, beltShare: 0.5, contactWidth: width / 2 }];
    case 3:
      return threeRolls(trace, design, section);
    default:
      return coveredShares(trace, design, section);
  }
}

function threeRolls(trace: Trace, design: Design, section: SectionInCase): readonly RollShare[] {
  const { idler } = section;
  const { width: beltWidth } = design.belt;
  const { centreLengthRule, edgeRule } = design.crossSection;
  const centre = Math.min(beltWidth, centreLength(trace, { beltWidth, idler, centreLengthRule }));
  const edge = section.lineLoad > 0 ? edgeByRule(trace, beltWidth, edgeRule) : 0;
  const load = centreRollShare(trace, { troughAngle: idler.troughAngle });
  const belt = centreRollBeltShare(trace, { centreLength: centre, beltWidth });
  const wing = (beltWidth - 2 * edge - centre) / 2;
  const centreRoll = { count: 1, loadShare: load, beltShare: belt, contactWidth: centre };
  if (wing <= 0) return [{ ...centreRoll, loadShare: 1, beltShare: 1 }];
  return [centreRoll, { count: 2, loadShare: (1 - load) / 2, beltShare: (1 - belt) / 2, contactWidth: wing }];
}

function coveredShares(trace: Trace, design: Design, section: SectionInCase): readonly RollShare[] {
  const { width: beltWidth } = design.belt;
  const { idler } = section;
  const pieces = halfProfile(trace, { beltWidth, idler, centreLengthRule: design.crossSection.centreLengthRule });
  return pieces
    .filter((piece) => piece.length > 0)
    .map((piece, at) => {
      const isMiddle = at === 0 && idler.rolls % 2 === 1;
      const contactWidth = isMiddle ? 2 * piece.length : piece.length;
      const share = contactWidth / beltWidth;
      return { count: isMiddle ? 1 : 2, loadShare: share, beltShare: share, contactWidth };
    });
}
