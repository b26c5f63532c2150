import { messages } from "@beltwright/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../api/client.ts";
import { clearLapse, useLapse, watchForLapse } from "./lapse.ts";

function serverRefuses(status: number, code: string, message: string): void {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ code, message }, { status })));
}

async function callAndWatch(isSignedIn: boolean): Promise<string | undefined> {
  const stop = watchForLapse(() => isSignedIn);
  await api.get("/api/belts").catch(() => undefined);
  stop();
  return useLapse.getState().message;
}

beforeEach(clearLapse);
afterEach(() => vi.unstubAllGlobals());

describe("a session that ends under an open page", () => {
  it("is noticed with the specification's message when someone signs in elsewhere", async () => {
    serverRefuses(401, "signed-in-elsewhere", messages["signed-in-elsewhere"]);
    expect(await callAndWatch(true)).toBe(
      "Error getting conveyors or User not Authenticated - did you sign-in on another device?",
    );
  });

  it("is not suspected when a visitor is asked to sign in", async () => {
    serverRefuses(401, "not-signed-in", messages["not-signed-in"]);
    expect(await callAndWatch(false)).toBeUndefined();
  });

  it("is not suspected when a password is wrong", async () => {
    serverRefuses(401, "sign-in-failed", messages["sign-in-failed"]);
    expect(await callAndWatch(true)).toBeUndefined();
  });

  it("is not suspected when a right is missing", async () => {
    serverRefuses(403, "not-owner", messages["not-owner"]);
    expect(await callAndWatch(true)).toBeUndefined();
  });
});
