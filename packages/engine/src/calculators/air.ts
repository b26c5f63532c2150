import { driveFindings } from "../parts/drives/findings.ts";
import { airDensity, airPressure } from "../rules/air/density.ts";
import { deratingFactor, highestAltitude, requiredNameplate, warmestAir } from "../rules/motor-derating/table.ts";
import { demandFinite } from "../trace/demand-finite.ts";
import { satisfies } from "../trace/limit.ts";
import type { Trace } from "../trace/trace.ts";

/** Air at the site. */
interface SiteAir {
  readonly pressure: number;
  readonly density: number;
}

/** Pressure and density of the air, altitude in m, temperature in °C. */
export function siteAir(trace: Trace, site: { readonly altitude: number; readonly temperature: number }): SiteAir {
  const pressure = airPressure(trace, { altitude: site.altitude });
  return { pressure, density: airDensity(trace, { pressure, temperature: site.temperature }) };
}

/** The nameplate power that gives the required power at the site, or that only the maker can tell. */
type MotorAtSite =
  | { readonly kind: "derated"; readonly factor: number; readonly nameplatePower: number }
  | { readonly kind: "consult-maker" };

export function motorAtSite(
  trace: Trace,
  site: { readonly altitude: number; readonly temperature: number; readonly power: number },
): MotorAtSite {
  demandFinite(trace, "motor-derating", site);
  const { altitude, temperature, power } = site;
  if (!satisfies(highestAltitude, altitude) || !satisfies(warmestAir, temperature)) {
    driveFindings["motor-ask-maker"].raise(trace, { values: { altitude, temperature } });
    return { kind: "consult-maker" };
  }
  const factor = deratingFactor(trace, { altitude, temperature });
  return { kind: "derated", factor, nameplatePower: requiredNameplate(trace, { power, factor }) };
}
