import type { Design } from "@beltwright/engine";

/** The sections of a design as plain columns. */
interface FlatLoop {
  readonly count: number;
  readonly length: Float64Array;
  readonly lift: Float64Array;
  readonly cosine: Float64Array;
  readonly spacing: Float64Array;
  readonly idlerMass: Float64Array;
  readonly lineLoad: Float64Array;
  readonly wrapFactor: Float64Array;
  readonly bearingFactor: Float64Array;
  readonly beltMass: number;
  readonly gravity: number;
}

export function flatten(design: Design): FlatLoop {
  const count = design.points.length;
  const column = () => new Float64Array(count);
  const flat = {
    count,
    length: column(),
    lift: column(),
    cosine: column(),
    spacing: column(),
    idlerMass: column(),
    lineLoad: column(),
    wrapFactor: column(),
    bearingFactor: column(),
    beltMass: design.belt.mass,
    gravity: design.gravity,
  };
  design.points.forEach((point, i) => {
    const next = design.points[(i + 1) % count] ?? point;
    const run = Math.hypot(next.x - point.x, next.y - point.y);
    const distance = Math.hypot(run, next.z - point.z);
    const { idlerSpacing, strand, massFlow } = point.section;
    flat.length[i] = distance;
    flat.lift[i] = next.z - point.z;
    flat.cosine[i] = distance > 0 ? run / distance : 1;
    flat.spacing[i] = idlerSpacing;
    const { rotatingMass } = strand === "carry" ? design.carryIdler : design.returnIdler;
    flat.idlerMass[i] = idlerSpacing > 0 ? rotatingMass / idlerSpacing : 0;
    flat.lineLoad[i] = massFlow / design.beltSpeed;
    if ("pulley" in point) {
      flat.wrapFactor[i] = (12 * 0.019) / point.pulley.diameter;
      flat.bearingFactor[i] = point.kind === "drive" ? 0 : (0.005 * point.pulley.shaftDiameter) / point.pulley.diameter;
    }
  });
  return flat;
}

/** The same section sums by hand: sag, friction factor, resistance, pulley losses, tensions, round and round. */
export function sumFlat(flat: FlatLoop, takeUpTension: number, calculations: number, load: number): number {
  const { count, length, lift, cosine, spacing, idlerMass, lineLoad, wrapFactor, bearingFactor, beltMass, gravity } =
    flat;
  const arriving = new Float64Array(count).fill(takeUpTension);
  const leaving = new Float64Array(count).fill(takeUpTension);
  const rise = new Float64Array(count);
  const loss = new Float64Array(count);
  let total = 0;
  for (let round = 0; round < calculations; round += 1) {
    total = 0;
    for (let i = 0; i < count; i += 1) {
      const next = i + 1 === count ? 0 : i + 1;
      const weight = (beltMass + (lineLoad[i] ?? 0) * load) * gravity;
      let friction = 0;
      const pitch = spacing[i] ?? 0;
      if (pitch > 0) {
        const floor = (weight * pitch) / 0.4;
        const a = Math.max(leaving[i] ?? 0, floor);
        const b = Math.max(arriving[next] ?? 0, floor);
        const mean = Math.abs(b - a) <= 0.0001 * a ? (a + b) / 2 : (b - a) / Math.log(b / a);
        const sag = Math.min((weight * pitch) / (8 * mean), 0.05);
        const factor = Math.min(0.045, Math.max(0.01, (0.015 + 0.5 * sag) * 1.02));
        friction = factor * (length[i] ?? 0) * ((idlerMass[i] ?? 0) * gravity + weight * (cosine[i] ?? 1));
      }
      const [into, out] = [arriving[i] ?? 0, leaving[i] ?? 0];
      const pulley = (wrapFactor[i] ?? 0) * (240 + 0.005 * (into + out)) + (bearingFactor[i] ?? 0) * (into + out);
      rise[i] = friction + weight * (lift[i] ?? 0);
      loss[i] = pulley;
      total += (rise[i] ?? 0) + pulley;
    }
    let tension = takeUpTension;
    for (let i = 0; i < count; i += 1) {
      arriving[i] = tension;
      tension += (loss[i] ?? 0) - total / count;
      leaving[i] = tension;
      tension += rise[i] ?? 0;
    }
  }
  return total;
}
