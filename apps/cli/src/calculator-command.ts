import { findingSentence } from "@beltwright/contract";
import { InputRefused, startTrace } from "@beltwright/engine";
import { formatNumber, toSi, type UnitCode } from "@beltwright/model";
import { type Sample, tools } from "./calculator-tools.ts";
import { failed, type Outcome } from "./outcome.ts";

export interface CalculatorRequest {
  readonly kind: "calculator";
  readonly name: string | undefined;
  /** As typed: tension=126kN. */
  readonly given: readonly string[];
  readonly isJson: boolean;
}

export const calculatorUsage = `Usage: calculator NAME [input=value ...] [--json]

A small calculation without a conveyor; without NAME, lists them with what they take. Values are SI, or
carry a unit: slope=10deg, beltWidth=1200mm, tension=126kN, massFlow=1800t/h. Inputs left out are those of
a worked example. Results are SI.`;

export function calculatorCommand({ name, given, isJson }: CalculatorRequest): Outcome {
  if (name === undefined) return answer(listText());
  const tool = tools[name];
  if (tool === undefined) return failed(`there is no calculator ${name}; they are ${Object.keys(tools).join(", ")}`);
  const inputs = inputsOf(tool.sample, given);
  if (typeof inputs === "string") return failed(`${name}: ${inputs}`);
  const trace = startTrace("checked");
  const word = (input: string) => inputs[input] ?? "";
  try {
    const found = tool.run(trace, (input) => numberOf(word(input)) ?? Number.NaN, word);
    const findings = trace.findings.map(({ severity, code }) => `${severity} ${findingSentence(code)}`);
    const exitCode = trace.findings.some(({ severity }) => severity === "error") || isRefused(found) ? 1 : 0;
    const text = isJson
      ? JSON.stringify({ inputs, results: found, findings }, null, 2)
      : [...lines("", found), ...findings].join("\n");
    return { exitCode, output: text, error: "" };
  } catch (refused) {
    if (!(refused instanceof InputRefused)) throw refused;
    return failed(`${name}: ${refused.input} cannot be ${refused.value}`);
  }
}

/** A calculator says so where it computes nothing, as of more than 500 points of a trajectory. */
function isRefused(found: unknown): boolean {
  return (
    typeof found === "object" &&
    found !== null &&
    "kind" in found &&
    /^(not-computed|aborted)$/.test(String(found.kind))
  );
}

function answer(output: string): Outcome {
  return { exitCode: 0, output, error: "" };
}

function listText(): string {
  const inputs = (sample: Sample) => Object.entries(sample).map(([input, value]) => `${input}=${value}`);
  return Object.entries(tools)
    .map(([name, { sample }]) => `${name} ${inputs(sample).join(" ")}`)
    .join("\n");
}

/** The sample with what was typed put over it, or what is wrong with that. */
function inputsOf(sample: Sample, given: readonly string[]): Sample | string {
  const typed: Record<string, string> = { ...sample };
  for (const one of given) {
    const [input = "", value = ""] = one.split(/=(.*)/s);
    const usual = sample[input];
    if (usual === undefined) return `takes no ${input}, but ${Object.keys(sample).join(", ")}`;
    if (numberOf(usual) !== undefined && numberOf(value) === undefined)
      return `${input} is no number with a unit: ${value}`;
    typed[input] = value;
  }
  return typed;
}

const units: readonly UnitCode[] = [
  "%",
  "MPa",
  "Nm",
  "deg",
  "degC",
  "kN",
  "kN/m",
  "kW",
  "kg",
  "kg/m",
  "kg/m3",
  "m",
  "m/s",
  "mm",
  "s",
  "t/h",
];

function numberOf(text: string): number | undefined {
  const [, digits = "", name = ""] = /^([-+]?[\d.]+(?:e[-+]?\d+)?)(.*)$/i.exec(text) ?? [];
  const value = Number(digits);
  if (digits === "" || !Number.isFinite(value)) return undefined;
  if (name === "") return value;
  if (name === "rev/min" || name === "rpm") return value / 60;
  const unit = units.find((one) => one === name);
  return unit === undefined ? undefined : toSi(value, unit);
}

/** One line for each number or word, under its way down. */
function lines(at: string, value: unknown): readonly string[] {
  if (typeof value === "number") return [`${at} = ${formatNumber(value, 7)}`];
  if (typeof value === "string") return [`${at} = ${value}`];
  if (typeof value === "boolean") return [`${at} = ${value ? "yes" : "no"}`];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  const below = (name: string) => (isList ? `${at}[${name}]` : at === "" ? name : `${at}.${name}`);
  return Object.entries(value).flatMap(([name, inner]) => lines(below(name), inner));
}
