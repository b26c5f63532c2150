/** Hours a year of a belt that works round the clock with its usual stops, and a price of energy, USD/kWh: handbook 08, section 15. */
export const runningHours = 6000;
export const priceOfEnergy = 0.1;

/** What so much power costs in a year, USD. */
export function energyOfYear(kilowatts: number): number {
  return kilowatts * runningHours * priceOfEnergy;
}
