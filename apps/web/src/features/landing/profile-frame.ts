interface Size {
  readonly width: number;
  readonly height: number;
}

/** How metres become places on a drawing: heights are exaggerated as much as the drawing has room for. */
export interface Frame {
  readonly left: number;
  /** y of height 0. */
  readonly zero: number;
  readonly along: number;
  readonly up: number;
}

const margin = { side: 40, top: 56, foot: 44 };
/** The drawing is taller than the conveyor, so that its head can be moved up and down. */
const spare = 1.6;
const leastHeight = 0.08;
const mostExaggeration = 8;

/** A frame in which the head stands well inside, with room to draw it out. */
export function frameOf(length: number, lift: number, { width, height }: Size): Frame {
  const along = (width - 2 * margin.side) / (1.15 * length);
  const room = height - margin.top - margin.foot;
  const tall = Math.max(spare * Math.abs(lift), leastHeight * length);
  const up = Math.min(room / tall, mostExaggeration * along);
  const zero = lift >= 0 ? height - margin.foot : margin.top;
  return { left: margin.side, zero, along, up };
}

export function placeOf({ left, zero, along, up }: Frame, { x, z }: { readonly x: number; readonly z: number }) {
  return { x: Math.round(10 * (left + x * along)) / 10, y: Math.round(10 * (zero - z * up)) / 10 };
}

export function pointAt({ left, zero, along, up }: Frame, { x, y }: { readonly x: number; readonly y: number }) {
  return { x: (x - left) / along, z: (zero - y) / up };
}
