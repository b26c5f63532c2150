import { describe, expect, it } from "vitest";
import { isCrossSite } from "./cross-site.ts";

const publicUrl = "https://belts.example";
const host = "belts.example";

describe("a change asked for by another site", () => {
  it.each([
    ["Sec-Fetch-Site says cross-site", { host, "sec-fetch-site": "cross-site" }],
    ["Sec-Fetch-Site says same-site, as for a neighbouring subdomain", { host, "sec-fetch-site": "same-site" }],
    ["Origin is foreign", { host, origin: "https://evil.example" }],
    ["Origin is another port", { host, origin: "https://belts.example:8443" }],
    ["Origin is null, as from a sandboxed frame", { host, origin: "null" }],
    ["Origin only begins like ours", { host, origin: "https://belts.example.evil.example" }],
    [
      "Origin is foreign while the fetch header claims otherwise",
      { host, origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    ],
  ])("is recognised when %s", (_case, headers) => {
    expect(isCrossSite({ method: "POST", headers }, publicUrl)).toBe(true);
    expect(isCrossSite({ method: "DELETE", headers }, publicUrl)).toBe(true);
  });

  it.each([
    ["a script that sends neither header", { host }],
    ["our own page", { host, origin: "https://belts.example", "sec-fetch-site": "same-origin" }],
    [
      "our own page behind a proxy that speaks plain http to us",
      { host: "10.0.0.3:3000", origin: "https://belts.example" },
    ],
    [
      "our own page under the address it was called by",
      { host: "192.168.1.9:3000", origin: "http://192.168.1.9:3000" },
    ],
    ["an address typed by the user", { host, "sec-fetch-site": "none" }],
  ])("is not seen in %s", (_case, headers) => {
    expect(isCrossSite({ method: "PUT", headers }, publicUrl)).toBe(false);
  });

  it("is never seen in a reading call, which changes nothing", () => {
    expect(isCrossSite({ method: "GET", headers: { host, "sec-fetch-site": "cross-site" } }, publicUrl)).toBe(false);
  });
});
