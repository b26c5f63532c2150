import type { DynamicEvent, Scenario } from "@beltwright/engine";
import { isScenarioName, type ScenarioName, scenarioNames } from "@beltwright/model";

export interface DynamicRequest {
  readonly kind: "dynamic";
  readonly file: string;
  /** Parts in Auto stay as the file holds them. */
  readonly isAsStored: boolean;
  /** By name, as the conveyor has it, or a sequence of its own; neither: the case the conveyor names. */
  readonly named: ScenarioName | undefined;
  readonly sequence: Scenario | undefined;
  readonly out: string | undefined;
  readonly runTime: number | undefined;
  readonly interval: number | undefined;
  readonly elements: number | undefined;
}

export const dynamicUsage = `Usage: dynamic FILE [--scenario NAME] [--events LIST] [--out results.json|results.csv]
               [--time S] [--interval S] [--elements N]

Starts or stops a conveyor as an elastic belt and prints what matters; --out keeps every frame.

  --scenario ${scenarioNames.slice(0, 6).join(", ")},
             ${scenarioNames.slice(6, 10).join(", ")},
             ${scenarioNames.slice(10).join(", ")};
             without it, as the conveyor says
  --events   own sequence from rest, full: "0 start, 8 trip, 9 brake, 20 start 1"; the begin
             "running" or "rest" and a load may come first: "running empty 5 stop, 6 brake"
  --time     simulated time in seconds, --interval between frames, --elements of the belt`;

interface DynamicValues {
  readonly scenario?: string | undefined;
  readonly events?: string | undefined;
  readonly out?: string | undefined;
  readonly time?: string | undefined;
  readonly interval?: string | undefined;
  readonly elements?: string | undefined;
  readonly "as-stored"?: boolean | undefined;
}

/** The request, or what is wrong with it. */
export function dynamicRequest(file: string, values: DynamicValues): DynamicRequest | string {
  const { scenario: name, events, out } = values;
  if (name !== undefined && events !== undefined) return "--scenario and --events do not go together";
  const named = name === undefined ? undefined : findScenario(name);
  if (name !== undefined && named === undefined) return `there is no scenario ${name}`;
  const sequence = events === undefined ? undefined : readEvents(events);
  if (typeof sequence === "string") return sequence;
  if (out !== undefined && !/\.(json|csv)$/i.test(out)) return "--out ends in .json or .csv";
  const [runTime, interval, elements] = [values.time, values.interval, values.elements].map(numberOf);
  if ([runTime, interval, elements].some(Number.isNaN)) return "--time, --interval and --elements are numbers";
  return {
    kind: "dynamic",
    file,
    isAsStored: values["as-stored"] ?? false,
    named,
    sequence,
    out,
    runTime,
    interval,
    elements,
  };
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : text.trim() === "" ? Number.NaN : Number(text);
}

function findScenario(name: string): ScenarioName | undefined {
  return [name, `${name}-full`].find(isScenarioName);
}

const plain = ["brake", "release-brakes", "lock-take-up", "unlock-take-up"] as const;
const ofDrives = ["start", "stop", "trip"] as const;

/** A sequence as typed: "running empty 5 stop, 6 brake". */
function readEvents(text: string): Scenario | string {
  const [, from = "rest", load = "full", list = ""] =
    /^\s*(rest|running)?\s*(full|empty|inclines|declines)?\s*(.*)$/.exec(text) ?? [];
  const events = list.split(",").map((one) => readEvent(one.trim()));
  const wrong = events.find((event) => typeof event === "string");
  if (typeof wrong === "string") return `there is no event "${wrong}"`;
  return {
    kind: "sequence",
    from: from === "running" ? "running" : "rest",
    load: (["empty", "inclines", "declines"] as const).find((one) => one === load) ?? "full",
    events: events.filter((event) => typeof event !== "string"),
  };
}

function readEvent(text: string): DynamicEvent | string {
  const [time = "", name = "", driveId, ...more] = text.split(/\s+/);
  const at = Number(time);
  if (time === "" || !Number.isFinite(at) || more.length > 0) return text;
  const machine = ofDrives.find((one) => one === name);
  if (machine !== undefined) return { kind: machine, at, ...(driveId === undefined ? {} : { driveId }) };
  const kind = plain.find((one) => one === name);
  return kind === undefined || driveId !== undefined ? text : { kind, at };
}
