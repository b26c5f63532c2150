/** To a tenth of a millimetre, as places of points are written, m. */
export function setOut(metres: number): number {
  return Number(metres.toFixed(4));
}
