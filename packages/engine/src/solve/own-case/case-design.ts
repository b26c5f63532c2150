import type { Design } from "../../design/design.ts";
import type { OwnCase } from "../../design/own-case.ts";
import type { Belt } from "../../parts/belt/belt-input.ts";
import type { Drive, Following } from "../../parts/drives/drive-input.ts";
import { accelerationInCase, heavierDensity, speedInCase, wornCover, wornMass } from "../../rules/load-cases/case.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, isEqual, isZero, none } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";

/** The conveyor as it is in a case: its speed, its belt, its weather, the drives that are left. Loads come apart. */
export function designIn(trace: Trace, design: Design, own: OwnCase): Design {
  trace.place = { loadCase: own.name };
  const { speedShare: share, temperature, densityFactor: factor } = own;
  const { beltSpeed, material } = design;
  return {
    ...design,
    ...(isEqual(share, 1) ? {} : { beltSpeed: speedInCase(trace, { beltSpeed, share }) }),
    ...(isEqual(factor, 1) ? {} : { material: heavier(trace, material, factor) }),
    ...(isZero(own.beltWear) ? {} : { belt: worn(trace, design.belt, own.beltWear) }),
    ...(temperature === undefined ? {} : { lowestTemperature: temperature, rubberTemperature: temperature }),
    drives: drivesIn(trace, design, own),
  };
}

function heavier(trace: Trace, material: Design["material"], factor: number): Design["material"] {
  const heavy = (bulkDensity: number) => heavierDensity(trace, { bulkDensity, factor });
  const { lowBulkDensity, highBulkDensity } = material;
  return { ...material, lowBulkDensity: heavy(lowBulkDensity), highBulkDensity: heavy(highBulkDensity) };
}

/** Rubber of covers, kg/m³, where the belt does not say. */
const usualCoverDensity = 1150;

/** Strength stays: it is the carcass that pulls. */
function worn(trace: Trace, belt: Belt, wear: number): Belt {
  const { mass: beltMass, width: beltWidth, topCover, bottomCover } = belt;
  const coverDensity =
    belt.coverDensity ?? constant(trace, usualCoverDensity, adopted("rubber of covers, where the belt does not say"));
  return {
    ...belt,
    mass: wornMass(trace, { beltMass, wear, beltWidth, coverDensity, topCover, bottomCover }),
    topCover: wornCover(trace, { cover: topCover, wear }),
    bottomCover: wornCover(trace, { cover: bottomCover, wear }),
  };
}

function drivesIn(trace: Trace, { drives }: Design, own: OwnCase): readonly Drive[] {
  const left = own.drivesOut.length === 0 ? drives : drives.map((drive) => pulling(trace, drive, own));
  return isEqual(own.speedShare, 1) ? left : left.map((drive) => atSpeed(trace, drive, own));
}

function atSpeed(trace: Trace, drive: Drive, { speedShare: share }: OwnCase): Drive {
  const { following } = drive;
  if (following === undefined) return drive;
  const slower = (one: Following): Following => {
    return { ...one, acceleration: accelerationInCase(trace, { acceleration: one.acceleration, share }) };
  };
  return { ...drive, following: { full: slower(following.full), empty: slower(following.empty) } };
}

/** A drive that is out turns along; the others share what is left by their shares. */
function pulling(trace: Trace, drive: Drive, { drivesOut }: OwnCase): Drive {
  const { shares: _byCase, ...kept } = drive;
  if (!drivesOut.includes(drive.id)) return kept;
  const { following: _none, ...out } = kept;
  return { ...out, loadShare: none(trace), installedPower: none(trace) };
}
