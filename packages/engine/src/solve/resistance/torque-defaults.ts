import { idlerLoadTension, sealTension, universalDefaults } from "../../standards/cema-7/universal.ts";
import { constant } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

/** Usual coefficients of seals and bearings. */
export function torqueDefaults(trace: Trace) {
  const { sealTorque, sealTorquePerSpeed, loadTorqueArm } = universalDefaults;
  return {
    sealTorque: constant(trace, sealTorque, sealTension.definition.source),
    sealTorquePerSpeed: constant(trace, sealTorquePerSpeed, sealTension.definition.source),
    loadTorqueArm: constant(trace, loadTorqueArm, idlerLoadTension.definition.source),
  };
}
