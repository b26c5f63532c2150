/** The part of an axis that is shown, and the round numbers on it. */
interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** An axis that holds all numbers with some room at both ends. */
export function axisOf(numbers: readonly number[], most = 6): Axis {
  const least = numbers.reduce((so, one) => Math.min(so, one), Number.POSITIVE_INFINITY);
  const largest = numbers.reduce((so, one) => Math.max(so, one), Number.NEGATIVE_INFINITY);
  if (!(least <= largest)) return { from: 0, to: 1, ticks: [0, 1] };
  const room = (largest - least || Math.abs(largest) || 1) * 0.06;
  const [from, to] = [least - room, largest + room];
  const rough = (to - from) / most;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * (roundSteps.find((one) => one * unit >= rough) ?? 10);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  // Multiples of a decimal step carry the dirt of binary figures.
  const ticks = Array.from({ length: count }, (_, at) => Number(((first + at) * step).toPrecision(10)));
  return { from, to, ticks };
}
