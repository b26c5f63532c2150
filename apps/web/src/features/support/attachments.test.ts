import { expect, it } from "vitest";
import { attachmentFault, toSent } from "./attachments.ts";

it("sends a file as base64 with its name and type", async () => {
  const file = new File([new Uint8Array([0, 255, 66])], "log.txt", { type: "text/plain" });
  expect(await toSent(file)).toEqual({ name: "log.txt", type: "text/plain", content: "AP9C" });
});

it("refuses too many files and too large ones before they are sent", () => {
  const file = (size: number) => ({ size });
  expect(attachmentFault([file(5 * 1024 * 1024)])).toBeUndefined();
  expect(attachmentFault([file(5 * 1024 * 1024), file(1)])).toBe("The files of a message may have 5 MB together.");
  expect(attachmentFault([1, 1, 1, 1, 1, 1].map(file))).toBe("At most 5 files go with a message.");
});
