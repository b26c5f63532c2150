import type { Design } from "../design/design.ts";
import { pulleyFriction, pulleyFrictionSource } from "../standards/din-22101-2011/pulley-friction.ts";
import { constantLimit } from "../trace/constant-limit.ts";
import type { Trace } from "../trace/trace.ts";
import { resistanceFindings } from "./findings.ts";

/** Friction that lagging and condition of a drive pulley do not give by the standard: computed with all the same. */
export function reportPulleyFriction(trace: Trace, { drives }: Pick<Design, "drives">): void {
  for (const { id, surface, frictionRunning, frictionStarting } of drives) {
    if (surface === undefined) continue;
    const { least, most } = pulleyFriction[surface.condition][surface.lagging];
    const friction = Math.max(frictionRunning, frictionStarting);
    if (friction <= most + 1e-9) continue;
    resistanceFindings["friction-above-range"].raise(trace, {
      subject: `drive/${surface.lagging}/${surface.condition}`,
      place: { driveId: id },
      values: { frictionRunning, frictionStarting },
      limit: constantLimit(trace, { least, most }, pulleyFrictionSource),
    });
  }
}
