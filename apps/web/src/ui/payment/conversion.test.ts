import { expect, it, vi } from "vitest";
import { reportConversion } from "./conversion.ts";

const sale = { family: "professional", planID: "TProYearly1001", value: 440, currency: "AUD" } as const;

it("tells nobody of a sale unless an address is configured", () => {
  const send = vi.fn();
  reportConversion(sale, null, send);
  expect(send).not.toHaveBeenCalled();
});

it("reports a sale under its plan family", () => {
  const send = vi.fn();
  reportConversion(sale, "/count/{family}", send);
  expect(send).toHaveBeenCalledExactlyOnceWith("/count/professional", JSON.stringify(sale));
});
