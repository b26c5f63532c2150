import { bareTrace, widthForFewLumps } from "@beltwright/engine";
import { degrees, fromSi, millimetres } from "../../design/si.ts";
import { newConveyor } from "../../document/new-conveyor.ts";
import { estimatePulls } from "../../layouts/estimate-pulls.ts";
import { keptTight, singleDriveTensions } from "../../layouts/traction.ts";
import type { UnitSystem } from "../../units/display.ts";
import { usualSpeed } from "./first-speed.ts";
import type { FiveNumbers } from "./five-numbers.ts";

type Duty = Omit<FiveNumbers, "width">;

/** Narrower belts are not laid over such lengths, m and mm. */
const narrowest = [
  { length: 1000, width: 450 },
  { length: 3000, width: 600 },
  { length: Number.POSITIVE_INFINITY, width: 750 },
];
/** Belts that every maker has, mm: by ISO 251, and those of whole feet and half feet. */
const usualWidths: Readonly<Record<UnitSystem, readonly number[]>> = {
  metric: [500, 650, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400, 2600, 2800, 3000],
  imperial: [457, 610, 762, 914, 1067, 1219, 1372, 1524, 1829, 2134, 2438],
};
/** Belts narrower than this are too stiff for their trough where they are to bear more, mm and kN/m. */
const troughed = [
  { width: 600, rating: 60 },
  { width: 750, rating: 180 },
  { width: 900, rating: 370 },
  { width: 1050, rating: 590 },
  { width: 1200, rating: 800 },
];
/** The belt is filled so far. */
const fill = 0.8;
/** A first look at pulls is trusted so far; the belt may run so much slower than looked for, under more load. */
const [trusted, slower] = [0.85, 0.9];
/** As fast as usual where the material says nothing, m/s. */
const fastest = 5;

/** The narrowest usual belt that carries a duty, four fifths full and as fast as its material bears, mm. */
export function suggestedWidth(duty: Duty, system: UnitSystem = "metric"): number {
  const least = narrowest.find(({ length }) => duty.length <= length)?.width ?? 0;
  const usual = usualWidths[system].filter((width) => width >= least);
  return usual.find((width) => carries(duty, width) && bears(duty, width)) ?? Math.max(...usual);
}

function materialOf({ material }: Duty) {
  const { loBD, maxSpeed, lumpSize, surchargeAngle } = { ...newConveyor().matl, ...material };
  const lumps = { lumpSize: millimetres(lumpSize), surchargeAngle: degrees(surchargeAngle) };
  return {
    loBD,
    maxSpeed: maxSpeed > 0 ? maxSpeed : fastest,
    widthForLumps: fromSi(widthForFewLumps(bareTrace, lumps), "mm"),
  };
}

/** Of a belt so wide that is filled as far as it may be, m/s. */
function speedNeeded(duty: Duty, width: number): number {
  // Area of a full trough of 35°, by the width that is used.
  const area = 0.15 * (0.9 * (width / 1000) - 0.05) ** 2;
  return duty.capacity / (3.6 * fill * area * materialOf(duty).loBD);
}

/** Wider belts run faster. */
function carries(duty: Duty, width: number): boolean {
  const { maxSpeed, widthForLumps } = materialOf(duty);
  const most = Math.min(maxSpeed, 1 + (3 * width) / 1000);
  return widthForLumps <= width && speedNeeded(duty, width) <= most;
}

/** Whether a belt so wide is made as strong as the pull asks for; boosters spare the widest what none bears. */
function bears(duty: Duty, width: number): boolean {
  const stiff = troughed.find((one) => width < one.width);
  if (stiff === undefined) return true;
  const beltSpeedInp = usualSpeed(slower * speedNeeded(duty, width), duty.length, materialOf(duty).maxSpeed);
  const moving = { ...newConveyor(), capacityInp: duty.capacity, beltWidthInp: width, beltSpeedInp };
  const { pull, hold, leastSlack } = estimatePulls(moving, duty);
  const { tight } = keptTight(singleDriveTensions(Math.max(pull, hold)), leastSlack);
  return tight / width <= trusted * stiff.rating;
}
