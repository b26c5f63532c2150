/** A number that the handbook works out, before and after it was corrected. Frozen: both are printed there. */
interface HandbookNumber {
  readonly where: string;
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** From the ledger of the worked examples and the tests of the worked conveyor. */
export const handbookNumbers: readonly HandbookNumber[] = [
  ["2.19", "stretch of the carrying strand, f = 0.02", "0.420946 m", "0.4212005 m"],
  ["2.19", "its mean tension", "58 741 N", "58 776 N"],
  ["2.19", "Te full, ISO with automatic friction", "66 147.8 N", "66 143.8 N"],
  ["2.19", "Te declines loaded, ISO with automatic friction", "9 994.4 N", "9 991.3 N"],
  ["2.19", "Te full, VISCO", "63 939.6 N", "63 936 N"],
  ["2.19", "Te declines loaded, VISCO", "9 631.2 N", "9 628.6 N"],
  ["2.14", "mean tension, fixed take-up", "57 987.7 N", "58 023.1 N"],
  ["2.14", "take-up tension empty, fixed take-up", "56 975.3 N", "57 010.5 N"],
  ["2.14", "largest tension empty, fixed take-up", "64 829.9 N", "64 865.5 N"],
  ["5.6.2", "transition, pulley raised by half the trough, 180 kN", "2.63544 m", "2.97148 m"],
  ["9.3.1", "C of 7 m", "5.76", "5.460264"],
  ["9.3.1", "C of 14 m", "3.98", "3.813016"],
  ["9.3.1", "C of 45 m", "2.3111", "2.291363"],
  ["9.3.1", "C of 125 m", "1.68", "1.663625"],
  ["9.3.1", "C of 1200 m", "1.078", "1.075"],
  ["9.3.2", "K_t at 5 °C", "1", "1.01"],
  ["9.3.2", "K_t at 0 °C", "1", "1.02"],
  ["9.3.2", "K_t at −7.5 °C", "1.1121", "1.0475"],
  ["9.3.2", "K_t at −18 °C", "1.3182", "1.32"],
  ["9.3.2", "K_t at −23 °C", "1.4365", "1.50"],
  ["9.3.2", "K_t at −35 °C", "1.7735", "1.80"],
].map(([where = "", what = "", before = "", after = ""]) => ({ where, what, before, after }));
