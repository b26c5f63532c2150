/**
 * `CEMA` is the 5th edition, `CEMA-7` the universal method with indicative coefficients, `GB` GB/T 17119 with the DTII(A)
 * handbook, `IS` IS 11592, `JIS` JIS B 8805.
 */
export const methods = ["ISO", "CEMA", "VISCO", "DIN", "CEMA-7", "GB", "IS", "JIS"] as const;
export type Method = (typeof methods)[number];
