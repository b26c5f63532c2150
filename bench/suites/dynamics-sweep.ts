import { sweep } from "@beltwright/engine";

/** Five hundred random conveyors in random scenarios: each runs to its end with finite numbers or is refused before. */
export async function run(): Promise<Readonly<Record<string, number>>> {
  const start = performance.now();
  const { ran, refused, broken, worstEnergyError } = sweep(Array.from({ length: 500 }, (_, seed) => seed));
  if (broken.length > 0) throw new Error(`broken with seeds ${broken.join(", ")}`);
  if (worstEnergyError > 1e-3) throw new Error(`${worstEnergyError} of the energy is missing`);
  return {
    conveyors: ran + refused,
    ran_to_the_end: ran,
    refused_before: refused,
    broken: broken.length,
    worst_energy_error: Number(worstEnergyError.toPrecision(3)),
    seconds: Number(((performance.now() - start) / 1000).toPrecision(4)),
  };
}
