import type { Method } from "@beltwright/engine";

/** The methods as engineers call them. */
export const methodTitles: Readonly<Record<Method, string>> = {
  ISO: "ISO 5048",
  CEMA: "CEMA 5",
  VISCO: "VISCO",
  DIN: "DIN 22101",
  "CEMA-7": "CEMA 7",
  GB: "GB/T 17119",
  IS: "IS 11592",
  JIS: "JIS B 8805",
};
