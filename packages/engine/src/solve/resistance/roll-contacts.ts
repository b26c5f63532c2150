import type { Design } from "../../design/design.ts";
import { edgeByRule } from "../../parts/belt/cross-section/capacity.ts";
import { centreLength, halfProfile } from "../../parts/belt/cross-section/half-profile.ts";
import {
  centreRollBeltShare,
  centreRollShare,
  coveredShare,
  halfContactWidth,
  middleContactWidth,
  singleContactWidth,
  wingContactWidth,
  wingRollShare,
} from "../../standards/vdi-2341/roll-load.ts";
import { constant, none, plain } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { SectionInCase } from "./section-in-case.ts";

/** One kind of roll of a set: how many, what share each carries, how wide it touches the belt. */
interface RollContact {
  readonly count: number;
  readonly loadShare: number;
  readonly beltShare: number;
  /** m */
  readonly contactWidth: number;
}

/** How load and belt rest on the rolls of a set. Three rolls by VDI 2341, others by the belt they cover. */
export function rollContacts(trace: Trace, design: Design, section: SectionInCase): readonly RollContact[] {
  const { idler } = section;
  const { width } = design.belt;
  switch (plain(idler.rolls)) {
    case 1:
      return [{ count: 1, ...evenly(trace, 1), contactWidth: singleWidth(trace, idler.centreFaceWidth, width) }];
    case 2:
      return [{ count: 2, ...evenly(trace, 0.5), contactWidth: halfContactWidth(trace, { beltWidth: width }) }];
    case 3:
      return threeRolls(trace, design, section);
    default:
      return coveredContacts(trace, design, section);
  }
}

/** Load and belt alike on every roll of the set. */
function evenly(trace: Trace, part: number): Pick<RollContact, "loadShare" | "beltShare"> {
  const share = constant(trace, part, coveredShare.definition.source);
  return { loadShare: share, beltShare: share };
}

function singleWidth(trace: Trace, centreFaceWidth: number | undefined, beltWidth: number): number {
  return centreFaceWidth === undefined ? beltWidth : singleContactWidth(trace, { centreFaceWidth, beltWidth });
}

function threeRolls(trace: Trace, design: Design, section: SectionInCase): readonly RollContact[] {
  const { idler } = section;
  const { width: beltWidth } = design.belt;
  const { centreLengthRule, edgeRule } = design.crossSection;
  const centreFaceWidth = centreLength(trace, { beltWidth, idler, centreLengthRule });
  const isWider = centreFaceWidth > beltWidth;
  const centre = isWider ? singleContactWidth(trace, { centreFaceWidth, beltWidth }) : centreFaceWidth;
  const edge = section.lineLoad > 0 ? edgeByRule(trace, beltWidth, edgeRule) : none(trace);
  const load = centreRollShare(trace, { troughAngle: idler.troughAngle });
  const belt = centreRollBeltShare(trace, { centreLength: centre, beltWidth });
  const wing = wingContactWidth(trace, { beltWidth, edge, centreLength: centre });
  const centreRoll = { count: 1, loadShare: load, beltShare: belt, contactWidth: centre };
  if (wing <= 0) return [{ ...centreRoll, ...evenly(trace, 1) }];
  const wingShare = (centreShare: number) => wingRollShare(trace, { centreShare });
  return [centreRoll, { count: 2, loadShare: wingShare(load), beltShare: wingShare(belt), contactWidth: wing }];
}

function coveredContacts(trace: Trace, design: Design, section: SectionInCase): readonly RollContact[] {
  const { width: beltWidth } = design.belt;
  const { idler } = section;
  const pieces = halfProfile(trace, { beltWidth, idler, centreLengthRule: design.crossSection.centreLengthRule });
  return pieces
    .filter((piece) => piece.length > 0)
    .map((piece, at) => {
      const isMiddle = at === 0 && idler.rolls % 2 === 1;
      const contactWidth = isMiddle ? middleContactWidth(trace, { halfLength: piece.length }) : piece.length;
      const share = coveredShare(trace, { contactWidth, beltWidth });
      return { count: isMiddle ? 1 : 2, loadShare: share, beltShare: share, contactWidth };
    });
}
