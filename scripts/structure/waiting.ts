/** Faults that are known and not mended yet, by how their sentence begins. The list only gets shorter. */
export const waiting: readonly string[] = [];
