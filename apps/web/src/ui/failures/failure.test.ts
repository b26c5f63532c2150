import { describe, expect, it } from "vitest";
import { ApiProblem } from "../../api/problem.ts";
import { failureOf, failureText, loadFailureOf } from "./failure.ts";

const needed = "You need a current subscription to copy data";
const bare = new ApiProblem({ code: "unexpected", message: "The server answered oddly (403).", status: 403 });

describe("what is said of a failure", () => {
  it("takes a bare 403 for a missing subscription where that is the only reason there can be", () => {
    expect(failureOf("Failed to copy data", bare, needed)).toEqual({ message: needed, reason: undefined });
    expect(failureText("Failed to delete brake", bare)).toBe("The server answered oddly (403).");
  });

  it("leaves a refusal its own words", () => {
    const refused = new ApiProblem({ code: "conveyor-copy-view-only", message: "View only.", status: 403 });
    expect(failureText("Failed to copy conveyor", refused, needed)).toBe("View only.");
  });

  it("of loading tells the error itself, after what was to be loaded", () => {
    const ended = new ApiProblem({ code: "signed-in-elsewhere", message: "Signed in elsewhere.", status: 401 });
    const sentence = "error getting brake Categories - are you still logged in?";
    const told = "Failed to load data: Signed in elsewhere.";
    expect(loadFailureOf(ended, sentence)).toEqual({ message: sentence, reason: told });
    expect(loadFailureOf(ended)).toEqual({ message: told, reason: undefined });
    const refused = new ApiProblem({ code: "not-yours", message: "Not yours.", status: 403 });
    expect(loadFailureOf(refused, sentence)).toEqual({ message: "Not yours.", reason: undefined });
  });

  it("names any other failure first and explains it after", () => {
    const missing = new ApiProblem({ code: "copy-failed", message: "Failed to copy data", status: 404 });
    expect(failureText("Failed to copy data", missing, needed)).toBe("Failed to copy data");
    const away = new ApiProblem({ code: "unreachable", message: "The server cannot be reached.", status: 0 });
    expect(failureText("Failed to copy data", away, needed)).toBe("Failed to copy data. The server cannot be reached.");
  });
});
