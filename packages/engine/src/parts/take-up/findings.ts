import { adopted, mechanics } from "../../standards/sources.ts";
import { defineChecks, defineFindings, less, more, other } from "../../trace/define-finding.ts";

const holding = {
  subject: "take-up",
  source: adopted("smallest take-up tension with traction and sag held in every case"),
};

export const takeUpChecks = defineChecks(holding, {
  "take-up-light": {
    severity: "error",
    values: { tension: "force" },
    must: "least",
    moves: [more("takeUp.mass"), more("drive.wrapAngle"), less("idlerSpacing")],
  },
});

export const takeUpFindings = defineFindings(holding, {
  "take-up-friction": {
    severity: "note",
    source: mechanics("friction of the take-up carriage"),
    values: { lowest: "force", highest: "force" },
    moves: [less("takeUp.friction")],
  },
  "winch-start-setting": {
    severity: "note",
    source: adopted("a winch holds 1.2 to 1.4 times its running tension while the belt starts"),
    values: { tension: "force", factor: "share" },
    moves: [more("takeUp.startFactor")],
  },
  "take-up-not-found": { severity: "error", moves: [other("takeUp.mass"), more("drive.wrapAngle")] },
  "take-up-assumed": { severity: "error", values: { tension: "force" }, moves: [other("takeUp.mass")] },
  "take-up-travel-short": {
    severity: "warning",
    source: mechanics("stretch of the belt between the cases"),
    values: { available: "distance" },
    moves: [other("takeUp.kind"), more("takeUp.travel")],
  },
});
