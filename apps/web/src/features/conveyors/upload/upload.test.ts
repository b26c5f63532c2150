import { describe, expect, it } from "vitest";
import { ApiProblem } from "../../../api/problem.ts";
import { memory } from "../../../ui/test-support/storage.ts";
import { forgetUploadResult, keepUploadResult, keptUploadFailure, uploadFailure } from "./upload.ts";

function refusal(status: number, code: string, message: string, issues = [] as { field: string; message: string }[]) {
  return new ApiProblem({ status, code, message, issues });
}

// Sentences of the second specification, section 8, Upload.
describe("an upload that fails", () => {
  it("of a bad file says so, with the reason below it", () => {
    const issues = [{ field: "drives[0].motor.power", message: "Must be a number." }];
    expect(uploadFailure(refusal(400, "file-fields-wrong", "Some values are wrong.", issues))).toEqual({
      message: "Error Uploading Conveyor file",
      reasons: ["Some values are wrong."],
      issues,
    });
  });

  it("of the wrong type or of nothing has its own sentence", () => {
    const said = "File is null or the wrong fileType";
    expect(uploadFailure(refusal(400, "upload-wrong-file", said))).toEqual({ message: said, reasons: [], issues: [] });
  });

  it("without a subscription says what the server said", () => {
    const said = "You need a current subscription to add data";
    expect(uploadFailure(refusal(403, "subscription-needed-to-add-conveyor", said)).message).toBe(said);
  });

  it("for any other reason says it was not authorised or failed", () => {
    for (const error of [refusal(500, "server-failed", "Ours."), refusal(0, "unreachable", "Gone."), new Error("x")]) {
      expect(uploadFailure(error).message).toBe("Not Authorised or Error uploading file");
    }
  });

  it("is shown again by what is kept of it, until it is forgotten", () => {
    const storage = memory();
    keepUploadResult("Error uploading: The file is empty.", storage);
    expect(keptUploadFailure(storage)).toEqual({
      message: "Error uploading: The file is empty.",
      reasons: [],
      issues: [],
    });
    forgetUploadResult(storage);
    expect(keptUploadFailure(storage)).toBeUndefined();
    keepUploadResult("Conveyor Added", storage);
    expect(keptUploadFailure(storage)).toBeUndefined();
  });
});
