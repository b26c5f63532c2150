/** What an engineer looks at after every change, in this order. */
export const headlines = [
  { label: "Te", path: "te" },
  { label: "Tmax", path: "tmaxStartOrRun" },
  { label: "Power", path: "absorbedPower" },
  { label: "Fill", path: "percentBeltCapacity" },
  { label: "Belt SF", path: "beltSafetyRun" },
  { label: "Take-up", path: "ttup" },
] as const;
