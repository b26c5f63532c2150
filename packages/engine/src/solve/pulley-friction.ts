import type { Design } from "../design/design.ts";
import { pulleyFriction, pulleyFrictionSource } from "../standards/din-22101-2011/pulley-friction.ts";
import { constant } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";

/** Friction that lagging and condition of a drive pulley do not give by the standard: computed with all the same. */
export function reportPulleyFriction(trace: Trace, { drives }: Pick<Design, "drives">): void {
  for (const { id, surface, frictionRunning, frictionStarting } of drives) {
    if (surface === undefined) continue;
    const { least, most } = pulleyFriction[surface.condition][surface.lagging];
    const friction = Math.max(frictionRunning, frictionStarting);
    if (friction <= most + 1e-9) continue;
    trace.report({
      code: "friction-above-range",
      severity: "warning",
      subject: `drive/${surface.lagging}/${surface.condition}`,
      place: { driveId: id },
      values: { frictionRunning, frictionStarting },
      limit: {
        least: constant(trace, least, pulleyFrictionSource),
        most: constant(trace, most, pulleyFrictionSource),
      },
      source: pulleyFrictionSource,
    });
  }
}
