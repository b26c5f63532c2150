/** Element of the whole conveyor, and those other programs use for it. */
export const rootName = "conveyor";

export function isRootName(name: string): boolean {
  return /^(conveyor|t6)$/i.test(name);
}

/** Element of one row of a table of points. */
export const pointName = "point";
