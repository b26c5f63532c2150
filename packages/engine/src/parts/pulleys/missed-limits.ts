import { bareTrace } from "../../trace/trace.ts";
import { discCheck } from "./pulley-body.ts";
import {
  type BuiltPulley,
  bodyCheck,
  bodyLoads,
  leastShellStressOf,
  type PulleyCheckName,
  type PulleyDuty,
  type PulleyLimitCheck,
  type PulleyRules,
  shaftCheck,
  shellLimits,
  shellOf,
} from "./pulley-check.ts";
import { clear, type Screened, type ShaftScreen, shaftScreen } from "./shaft-screen.ts";

/** Limits a pulley misses, and the part that has to grow for them. */
interface MissedLimits {
  readonly part: "shaft" | "shell";
  readonly names: readonly PulleyCheckName[];
}

/**
 * What a pulley misses first: shafts are judged before shells, which costs less. Where a look tells that all is well, the
 * whole check is spared. Absent: the pulley passes every check.
 */
export function missedLimits(
  duty: PulleyDuty,
  built: BuiltPulley,
  rules: PulleyRules,
  screen: ShaftScreen = shaftScreen(duty, rules),
): MissedLimits | undefined {
  // A look at the shaft and a disc take a few operations, the whole shaft hundreds and a shell thousands.
  const seen = screen.look(built);
  if (seen.missed.length > 0) return { part: "shaft", names: seen.missed };
  const { hubStress } = discCheck(bareTrace, built.body, seen.loads.hubMoment, duty.steel.modulus);
  if (!(hubStress <= rules.allowedDiscStress * (1 + 1e-9))) return { part: "shell", names: ["disc-stress"] };
  const isSure = seen.isSure && hubStress <= rules.allowedDiscStress * (1 - clear);
  return isSure ? missedByShell(duty, built, rules, seen) : missedOfAll(duty, built, rules);
}

/** Most shells that will not do are told at a glimpse of their stress. */
function missedByShell(duty: PulleyDuty, { body }: BuiltPulley, rules: PulleyRules, { loads }: Screened) {
  const glimpse = missedOf(
    "shell",
    shellLimits(duty, body, rules, { combined: leastShellStressOf(duty, body, loads) }),
  );
  if (glimpse?.names.includes("shell-stress")) return glimpse;
  return missedOf("shell", shellLimits(duty, body, rules, shellOf(bareTrace, duty, body, loads)));
}

function missedOfAll(duty: PulleyDuty, built: BuiltPulley, rules: PulleyRules): MissedLimits | undefined {
  const { checks, loads } = shaftCheck(bareTrace, duty, built, rules);
  return (
    missedOf("shaft", checks) ?? missedOf("shell", bodyCheck(bareTrace, duty, built, rules, bodyLoads(loads)).checks)
  );
}

function missedOf(part: MissedLimits["part"], checks: readonly PulleyLimitCheck[]): MissedLimits | undefined {
  const names = checks.filter((one) => !one.isMet).map((one) => one.name);
  return names.length > 0 ? { part, names } : undefined;
}
