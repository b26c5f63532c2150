import { describe, expect, it } from "vitest";
import { readCommandLine } from "./command-line.ts";

describe("the command line", () => {
  it("asks to solve a file by the conveyor's own method unless told otherwise", () => {
    const usual = {
      kind: "solve",
      file: "a.json",
      method: undefined,
      isJson: false,
      isAsStored: false,
      trace: undefined,
    };
    expect(readCommandLine(["solve", "a.json"])).toEqual(usual);
    expect(readCommandLine(["--json", "solve", "a.json"])).toEqual({ ...usual, isJson: true });
    expect(readCommandLine(["solve", "a.json", "--as-stored"])).toEqual({ ...usual, isAsStored: true });
    expect(readCommandLine(["solve", "a.json", "--method=all"])).toEqual({ ...usual, method: "all" });
    expect(readCommandLine(["solve", "a.json", "--method", "cema", "--trace", "te"])).toEqual({
      ...usual,
      method: "CEMA",
      trace: "te",
    });
  });

  it.each<readonly [readonly string[], string]>([
    [[], "no command given"],
    [["slove", "a.json"], "there is no command slove"],
    [["solve"], "no file given"],
    [["solve", "a.json", "b.json"], "one file at a time, not also b.json"],
    [["solve", "a.json", "--fast"], "Unknown option '--fast'"],
    [["solve", "a.json", "--method", "DOWSON"], "there is no method DOWSON"],
    [["solve", "a.json", "--method", "all", "--trace", "te"], "--trace needs one method"],
    [["solve", "a.json", "--json", "--trace", "te"], "--trace and --json do not go together"],
  ])("%j is wrong", (args, message) => {
    expect(readCommandLine(args)).toEqual({ kind: "wrong", message });
  });

  it("shows how to ask", () => {
    expect(readCommandLine(["-h"])).toEqual({ kind: "help" });
    expect(readCommandLine(["help"])).toEqual({ kind: "help" });
  });
});
