import { type FeederLoads, feederLoads } from "../../calculators/feeder.ts";
import { largest } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { feederChecks } from "../findings.ts";
import type { StartStop } from "../start-stop/start-stop.ts";
import { attempt } from "./attempt.ts";
import type { MachineContext } from "./context.ts";

/** The hopper over this conveyor, and whether its drives can draw the material out. */
export function machineFeeder(
  trace: Trace,
  { input: { feeder } }: MachineContext,
  startStop: StartStop | undefined,
): FeederLoads | undefined {
  if (feeder === undefined) return undefined;
  trace.place = {};
  const loads = attempt(trace, "feeder-not-computed", () => feederLoads(trace, feeder));
  if (loads !== undefined && startStop !== undefined) reportFeeder(trace, loads, startStop);
  return loads;
}

/** Just after filling the feeder starts with all its start force; flowing, it has what its motors give for good. */
function reportFeeder(trace: Trace, { initial, flow }: FeederLoads, { starts: { full } }: StartStop): void {
  const { nominalForce } = full;
  if (nominalForce <= 0) return;
  const strongest = largest(nominalForce, full.constant.force, full.simulated.peakForce);
  const place = {};
  feederChecks["feeder-cannot-start"].check(trace, { place, values: { force: initial.force }, limit: strongest });
  feederChecks["feeder-cannot-run"].check(trace, { place, values: { force: flow.force }, limit: nominalForce });
}
