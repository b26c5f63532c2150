import { parseArgs } from "node:util";

/** Which seeds a sweep takes, and whether it tells of each that falls out: `--from 1 --count 200 --tell`. */
export function sweepOptions(usualCount: number): {
  readonly from: number;
  readonly count: number;
  readonly isTold: boolean;
} {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: "string", default: String(usualCount) },
      from: { type: "string", default: "1" },
      tell: { type: "boolean", default: false },
    },
  });
  return { from: Number(values.from), count: Number(values.count), isTold: values.tell };
}
