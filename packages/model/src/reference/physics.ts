/** Constants as the specification prints them. */
export const physicalConstants = {
  /** m/s2 and ft/s2. */
  gravity: 9.80665,
  gravityImperial: 32.174048,
  /** K at 0 °C. */
  baseTemperature: 273.15,
  /** J/(kmol K). */
  gasConstant: 8314.39,
  /** kg/kmol. */
  molarMassOfAir: 28.96,
  /** MPa. */
  steelModulus: 210_000,
  /** Millimetres of mercury in one kilopascal. */
  mmHgPerKPa: 7.50616827,
} as const;

/** Numbers in rules the specification words as formulas or roundings. */
export const calculationConstants = {
  /** Nm = 9550 × kW / (rev/min). */
  motorTorqueFactor: 9550,
  /** Required holdback torque over motor full-load torque. */
  holdbackTorqueFactor: 3,
  tensionDecimals: 2,
  takeUpDecimals: 0,
  wrapAngleDecimals: 1,
  /** Replaces a zero T2 in the friction calculation. */
  smallestT2: 0.0001,
  /** Where the search for the traction limiting case begins. */
  initialMinimumSurplus: 1e9,
} as const;
