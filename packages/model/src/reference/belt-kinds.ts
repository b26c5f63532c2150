/** What carries the pull of a belt. */
export const beltKinds = ["fabric", "steel-cord"] as const;
export type BeltKind = (typeof beltKinds)[number];
