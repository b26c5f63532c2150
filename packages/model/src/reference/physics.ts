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
