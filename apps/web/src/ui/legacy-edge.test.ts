import { expect, it } from "vitest";
import { isLegacyEdge } from "./legacy-edge.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0 Safari/537.36";

it.each([
  [`${chrome} Edge/12.246`, true],
  [`${chrome} Edge/15.15063`, true],
  [`${chrome} Edge/18.17763`, true],
  [`${chrome} Edg/131.0.0.0`, false],
  [chrome, false],
])("%s: %s", (userAgent, isLegacy) => {
  expect(isLegacyEdge(userAgent)).toBe(isLegacy);
});
