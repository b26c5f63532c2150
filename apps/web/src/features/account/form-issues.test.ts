import { registerSchema } from "@beltwright/contract";
import { describe, expect, it } from "vitest";
import { ApiProblem } from "../../api/problem.ts";
import { fieldMessages, readForm } from "./form-issues.ts";

function form(values: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe("an account form", () => {
  it("hands on what is right", () => {
    const read = readForm(form({ email: " Ada@Firm.example ", password: "four unrelated words" }), registerSchema);
    expect(read).toEqual({
      kind: "valid",
      values: { email: "ada@firm.example", password: "four unrelated words" },
    });
  });

  it("names each field that is wrong, once", () => {
    const read = readForm(form({ email: "ada", password: "short" }), registerSchema);
    expect(read).toEqual({
      kind: "invalid",
      issues: { email: "Must be an e-mail address.", password: "Must be 12 to 200 characters." },
    });
  });

  it("puts the server's complaints beside their fields, the first of each", () => {
    const issues = [
      { field: "password", message: "Too common." },
      { field: "password", message: "Too short." },
    ];
    const problem = new ApiProblem({ code: "password-too-weak", message: "No.", status: 400, issues });
    expect(fieldMessages(problem)).toEqual({ password: "Too common." });
  });

  it("finds no field in an error that is not the server's", () => {
    expect(fieldMessages(new Error("broken"))).toEqual({});
  });
});
