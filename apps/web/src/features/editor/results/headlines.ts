interface HeadlineResult {
  readonly label: string;
  readonly path: string;
  /** The result that names the load case of one's own it is of, where one decides. */
  readonly decidedBy?: string;
}

/** What an engineer looks at after every change, in this order. */
export const headlines: readonly HeadlineResult[] = [
  { label: "Te", path: "te", decidedBy: "teCase" },
  { label: "Tmax", path: "tmaxStartOrRun", decidedBy: "tmaxCase" },
  { label: "Power", path: "absorbedPower", decidedBy: "teCase" },
  { label: "Fill", path: "percentBeltCapacity" },
  { label: "Belt SF", path: "beltSafetyRun" },
  { label: "Take-up", path: "ttup" },
];
