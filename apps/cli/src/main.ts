import { mcpCommand } from "./assistant/mcp-command.ts";
import { calculatorCommand } from "./calculator-command.ts";
import { checkCommand } from "./check-command.ts";
import { readCommandLine, usage } from "./command-line.ts";
import { dynamicCommand } from "./dynamic-command.ts";
import { mendCommand } from "./mend-command.ts";
import { failed, type Outcome } from "./outcome.ts";
import { reportCommand } from "./report-command.ts";
import { solveCommand } from "./solve-command.ts";
import { seekCommand } from "./studies/seek-command.ts";
import { studyCommand } from "./studies/study-command.ts";
import { uncertainCommand } from "./studies/uncertain-command.ts";
import { verifyCommand } from "./verify/verify-command.ts";
import { workbookCommand } from "./workbook-command.ts";

// A reader such as head may leave before the end.
process.stdout.on("error", (fault: NodeJS.ErrnoException) => {
  if (fault.code !== "EPIPE") throw fault;
});
const { exitCode, output, error } = await outcomeOf(process.argv.slice(2));
if (output !== "") process.stdout.write(`${output}\n`);
if (error !== "") process.stderr.write(`${error}\n`);
process.exitCode = exitCode;

async function outcomeOf(args: readonly string[]): Promise<Outcome> {
  const read = readCommandLine(args);
  switch (read.kind) {
    case "help":
      return { exitCode: 0, output: usage, error: "" };
    case "wrong":
      return failed(`${read.message}; --help shows what can be asked`);
    case "solve":
      return safely(read.file, () => solveCommand(read));
    case "check":
      return safely(read.file, () => checkCommand(read));
    case "mend":
      return safely(read.file, () => mendCommand(read));
    case "uncertain":
      return safely(read.file, () => uncertainCommand(read));
    case "seek":
      return safely(read.file, () => seekCommand(read));
    case "study":
      return safely(read.file, () => studyCommand(read));
    case "dynamic":
      return safely(read.file, () => dynamicCommand(read));
    case "calculator":
      return safely(read.name ?? "calculator", () => calculatorCommand(read));
    case "mcp":
      return safely("mcp", () => mcpCommand(read));
    case "workbook":
      return safely(read.file, () => workbookCommand(read));
    case "verify":
      return safely(read.file, () => verifyCommand(read));
    case "report":
      return safely(read.file, () => reportCommand(read));
  }
}

/** A bug must not look like a bad file, but scripts still get one line and an exit code. */
async function safely(file: string, command: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await command();
  } catch (bug) {
    return failed(`${file}: the calculation broke off: ${bug instanceof Error ? bug.message : String(bug)}`);
  }
}
