import type { Design } from "../../design/design.ts";
import { groupControl } from "../../parts/drives/control/group-control.ts";
import { brakedTrains, type DriveTrain } from "../../parts/drives/drive-train.ts";
import type { DriveRules } from "../../parts/drives/drive-train-input.ts";
import { couplingRise } from "../../rules/fluid-coupling/start.ts";
import { halfLength, heatOfOneCoupling } from "../../rules/rigid-start/moving.ts";
import { shortestRamp, waveSpeed } from "../../rules/rigid-start/start.ts";
import { chuteVolume, materialVolume, surgeMass } from "../../rules/rigid-stop/discharge.ts";
import { idlerMassPerMetre } from "../../standards/iso-5048-1989/main-resistance.ts";
import { mechanics } from "../../standards/sources.ts";
import { largest, none } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { addWhenAsked } from "../../trace/when-asked.ts";
import type { Solution } from "../solve.ts";
import { lineLoadIn } from "../tension/case-result.ts";
import { brakeHeat } from "./brake-heat.ts";
import { brakesLeft, isBraked } from "./brakes-left.ts";
import { controlGroup, leaderOf } from "./control-group.ts";
import { driveShares } from "./drive-shares.ts";
import { equivalentMasses } from "./masses.ts";
import { abortedStarts, rampDownsOf, runawayIn } from "./other-stops.ts";
import { sharingOf } from "./sharing-of.ts";
import { starCurrents } from "./star-currents.ts";
import { startOf } from "./start/start-of.ts";
import type { Start, StartStop, StartStopControl, Stop, StopName } from "./start-stop.ts";
import { largestBrakeForce, stopOf } from "./stop-of.ts";

/** Starting and stopping of the solved design with its drives as decided. */
export function startStop(
  trace: Trace,
  design: Design,
  solution: Solution,
  trains: readonly DriveTrain[],
  rules: DriveRules,
): StartStop {
  const place = { design, solution, trains, rules };
  const stop = (name: StopName) => stopOf(trace, place, name);
  const stops = {
    "coasting-full": stop("coasting-full"),
    "coasting-empty": stop("coasting-empty"),
    "braking-full": stop("braking-full"),
    "braking-empty": stop("braking-empty"),
  };
  const most = largestBrakeForce(trace, place);
  const full = startOf(trace, { ...place, load: "full" });
  const starts = { full, empty: startOf(trace, { ...place, load: "empty" }) };
  const rampDowns = rampDownsOf(place);
  const runaway = runawayIn(trace, place);
  trace.place = {};
  const left = brakesLeft(trace, design, trains, rules.brakes?.out ?? none(trace));
  const found = {
    masses: equivalentMasses(trace, design, solution),
    starts,
    stops,
    brakes: brakeHeats(trace, place, stops),
    ...(left === undefined ? {} : { brakesLeft: left }),
    ...(most === undefined ? {} : { largestBrakeForce: most }),
    ...transferOf(trace, place, stops),
    couplingRise: couplingRises(trace, trains, full),
    starCurrents: starCurrents(trace, trains, full, design.beltSpeed),
    shortestRamp: shortestRampOf(trace, place),
    ...(rampDowns === undefined ? {} : { rampDowns }),
    ...(runaway === undefined ? {} : { runaway }),
    sharing: sharingOf(place),
    shares: driveShares(trace, place),
    control: controlOf(trace, place),
  };
  return addWhenAsked(found, { aborted: () => abortedStarts(place, starts) });
}

interface Place {
  readonly design: Design;
  readonly solution: Solution;
  readonly trains: readonly DriveTrain[];
  readonly rules: DriveRules;
}

function controlOf(trace: Trace, { design, trains, rules }: Place): StartStopControl {
  const steps = stepsOnly(trace);
  const group = controlGroup(steps, { trains, rules, load: "full", beltSpeed: design.beltSpeed });
  const leader = leaderOf(trains);
  return {
    ...groupControl(steps, rules),
    ...(group === undefined ? {} : { reference: group.reference }),
    ...(leader === undefined ? {} : { leaderId: leader.driveId }),
  };
}

/** The stop that heats most: full or empty, friction at its low end. */
function brakeHeats(trace: Trace, { design, trains }: Place, stops: Readonly<Record<StopName, Stop>>) {
  const { beltSpeed } = design;
  const braked = [stops["braking-full"].longest, stops["braking-empty"].longest].flatMap((one) =>
    one.distance === undefined ? [] : [{ ...one, beltSpeed, distance: one.distance }],
  );
  return brakedTrains(trains).flatMap((train) => {
    const heats = braked.flatMap((one) => brakeHeat(trace, train, one) ?? []);
    const [first] = heats;
    return first === undefined ? [] : [heats.reduce((most, one) => (one.peak > most.peak ? one : most), first)];
  });
}

/** The longer the delivering belt runs on, the more gathers; the chute also takes what this belt discharges. */
function transferOf(
  trace: Trace,
  { design, rules, trains }: Place,
  stops: Readonly<Record<StopName, Stop>>,
): Pick<StartStop, "surge" | "chuteVolume"> {
  const { upstreamStopTime } = rules;
  if (upstreamStopTime === undefined) return {};
  const own = stops[isBraked(design, trains) ? "braking-full" : "coasting-full"].time;
  if (own === undefined) return {};
  trace.place = {};
  const density = design.material.lowBulkDensity;
  const mass = surgeMass(trace, { massFlow: design.massFlow, upstreamTime: upstreamStopTime, ownTime: own });
  const volume = materialVolume(trace, { mass, density });
  // What the delivering belt throws off until it stands: its load over half its speed and time.
  const upstream = surgeMass(trace, {
    massFlow: design.massFlow,
    upstreamTime: upstreamStopTime,
    ownTime: none(trace),
  });
  const discharged = materialVolume(trace, { mass: upstream, density });
  return { surge: { mass, volume }, chuteVolume: chuteVolume(trace, { discharged, surge: volume }) };
}

function couplingRises(trace: Trace, trains: readonly DriveTrain[], start: Start) {
  return trains.flatMap(({ driveId, input: { fluidMass, metalMass }, motors }, at) => {
    trace.place = { driveId };
    const all = fluidMass > 0 ? start.simulated.couplingHeat[at] : undefined;
    if (all === undefined || all <= 0) return [];
    const heat = heatOfOneCoupling(stepsOnly(trace), { heat: all, motors });
    return [{ driveId, rise: couplingRise(trace, { heat, fluidMass, metalMass }) }];
  });
}

const lineMassSum = defineSum({
  id: "start-stop/line-mass",
  source: mechanics("everything that moves"),
  output: { symbol: "q", unit: "kg/m" },
  term: "q",
});

function shortestRampOf(trace: Trace, { design, solution }: Place): number {
  const { belt, carryIdler } = design;
  const full = solution.cases["running-full"];
  trace.place = {};
  const steps = stepsOnly(trace);
  const lineLoad = largest(none(trace), ...full.points.map((_, at) => lineLoadIn(full, at)));
  const spacing = design.points.find(({ section }) => section.strand === "carry" && section.idlerSpacing > 0)?.section
    .idlerSpacing;
  const { rotatingMass } = carryIdler;
  const idlers = spacing === undefined ? [] : [idlerMassPerMetre(steps, { rotatingMass, spacing })];
  const lineMass = lineMassSum(steps, [belt.mass, lineLoad, ...idlers]);
  const speed = waveSpeed(trace, { modulus: belt.modulus, beltWidth: belt.width, lineMass });
  return shortestRamp(trace, { length: halfLength(steps, solution.loop), waveSpeed: speed });
}
