import { parseArgs } from "node:util";
import { type Method, methods } from "@beltwright/engine";
import { type McpRequest, mcpUsage } from "./assistant/mcp-request.ts";
import { type CalculatorRequest, calculatorUsage } from "./calculator-command.ts";
import { type CheckRequest, checkUsage } from "./check-request.ts";
import { type DynamicRequest, dynamicRequest, dynamicUsage } from "./dynamic-request.ts";
import { type MendRequest, mendUsage } from "./mend-request.ts";
import { type ReportRequest, reportRequest, reportUsage } from "./report-request.ts";
import { goalOf, type SeekRequest, seekUsage } from "./studies/seek-request.ts";
import { type StudyRequest, studyRequest, studyUsage } from "./studies/study-request.ts";
import { type UncertainRequest, uncertainRequest, uncertainUsage } from "./studies/uncertain-request.ts";
import { type VerifyRequest, verifyUsage } from "./verify/verify-command.ts";
import { type WorkbookRequest, workbookRequest, workbookUsage } from "./workbook-request.ts";

export interface SolveRequest {
  readonly kind: "solve";
  readonly file: string;
  /** Undefined: the method the conveyor names. */
  readonly method: Method | "all" | undefined;
  readonly isJson: boolean;
  /** Parts in Auto stay as the file holds them. */
  readonly isAsStored: boolean;
  readonly trace: string | undefined;
}

type CommandLine =
  | SolveRequest
  | CheckRequest
  | DynamicRequest
  | MendRequest
  | SeekRequest
  | ReportRequest
  | UncertainRequest
  | StudyRequest
  | CalculatorRequest
  | McpRequest
  | WorkbookRequest
  | VerifyRequest
  | { readonly kind: "help" }
  | { readonly kind: "wrong"; readonly message: string };

export const usage = `Usage: solve FILE [--method ${methods.join("|")}|all] [--json] [--trace NAME] [--as-stored]

Calculates a conveyor file (.json or T6 .xml) and prints its results.

  --method   how resistances are found; without it, as the conveyor says
  --json     results as JSON, with the specification's field names
  --trace    how one result came about, such as te, pulls[2].t1 or drives[0].t2Surplus
  --as-stored
             parts in Auto stay as the file holds them; without it they are chosen from the
             libraries that come with the program, here and in the other commands
  --help     this text

${checkUsage}

${mendUsage}

${seekUsage}

${uncertainUsage}

${studyUsage}

${dynamicUsage}

${reportUsage}

${workbookUsage}

${calculatorUsage}

${verifyUsage}

${mcpUsage}

Ends with 0 when all is well, 1 when the conveyor has errors, 2 when it could not be calculated.`;

export function readCommandLine(args: readonly string[]): CommandLine {
  const read = parsed(args);
  if (typeof read === "string") return wrong(read);
  const { values, positionals } = read;
  const isAsStored = values["as-stored"];
  const [command, file, ...more] = positionals;
  if (values.help || command === "help") return { kind: "help" };
  if (command === "calculator") return { kind: "calculator", name: file, given: more, isJson: values.json };
  if (command === "mcp") return more.length > 0 ? wrong("one folder at a time") : { kind: "mcp", folder: file ?? "." };
  if (!isFileCommand(command))
    return wrong(command === undefined ? "no command given" : `there is no command ${command}`);
  if (file === undefined) return wrong("no file given");
  if (more.length > 0) return wrong(`one file at a time, not also ${more.join(" ")}`);
  if (command === "verify") return { kind: "verify", file };
  if (command === "check") return { kind: "check", file, isJson: values.json, isAsStored };
  if (command === "mend") return { kind: "mend", file, isJson: values.json, isAsStored, out: values.out };
  if (command === "seek") {
    const goal = goalOf(values);
    if (typeof goal === "string") return wrong(goal);
    return { kind: "seek", file, isJson: values.json, isAsStored, goal, out: values.out };
  }
  if (command !== "solve") {
    const request = requestReaders[command](file, values);
    return typeof request === "string" ? wrong(request) : request;
  }
  const method = values.method === undefined ? undefined : findMethod(values.method);
  if (values.method !== undefined && method === undefined) return wrong(`there is no method ${values.method}`);
  if (values.trace !== undefined && values.json) return wrong("--trace and --json do not go together");
  if (values.trace !== undefined && method === "all") return wrong("--trace needs one method");
  return { kind: "solve", file, method, isJson: values.json, isAsStored, trace: values.trace };
}

const fileCommands = [
  "solve",
  "check",
  "mend",
  "seek",
  "uncertain",
  "study",
  "dynamic",
  "report",
  "workbook",
  "verify",
] as const;

/** Commands with options of their own: a sentence where one of them is wrong. */
const requestReaders = {
  dynamic: dynamicRequest,
  report: reportRequest,
  study: studyRequest,
  uncertain: uncertainRequest,
  workbook: workbookRequest,
};

function isFileCommand(command: string | undefined): command is (typeof fileCommands)[number] {
  return fileCommands.some((one) => one === command);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        method: { type: "string" },
        json: { type: "boolean", default: false },
        trace: { type: "string" },
        scenario: { type: "string" },
        events: { type: "string" },
        out: { type: "string" },
        change: { type: "string" },
        until: { type: "string" },
        from: { type: "string" },
        to: { type: "string" },
        parts: { type: "string" },
        time: { type: "string" },
        interval: { type: "string" },
        elements: { type: "string" },
        reports: { type: "string" },
        language: { type: "string" },
        units: { type: "string" },
        scenarios: { type: "string" },
        compare: { type: "string" },
        choices: { type: "string" },
        objectives: { type: "string" },
        conditions: { type: "string" },
        earlier: { type: "string" },
        samples: { type: "string" },
        seed: { type: "string" },
        list: { type: "boolean", default: false },
        "as-stored": { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (fault) {
    return fault instanceof Error ? (fault.message.split(/[.\n]/)[0] ?? "") : String(fault);
  }
}

function findMethod(name: string): Method | "all" | undefined {
  return [...methods, "all" as const].find((method) => method.toLowerCase() === name.toLowerCase());
}

function wrong(message: string): CommandLine {
  return { kind: "wrong", message };
}
