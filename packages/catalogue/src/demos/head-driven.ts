import type { PointSpec } from "./description.ts";
import {
  back,
  bendUnder,
  carry,
  free,
  hangingTakeUp,
  returning,
  round,
  type Station,
  spotAt,
  under,
} from "./layout.ts";

interface HeadDrivenSpec {
  /** Belt line from the tail to the head. */
  readonly profile: readonly [Station, ...Station[]];
  readonly tailDia: number;
  readonly headDia: number;
  readonly snubDia: number;
  /** From the carrying belt down to the return belt. */
  readonly drop: number;
  /** Absent where the tail is the take-up. */
  readonly takeUp?: { readonly x: number; readonly bendDia: number; readonly dia: number; readonly depth: number };
  readonly tail?: Partial<PointSpec>;
  readonly head?: Partial<PointSpec>;
}

/** The usual loop: driven at the head, snubbed, with a take-up hanging in the return strand. */
export function headDriven(spec: HeadDrivenSpec): readonly PointSpec[] {
  const { profile, tailDia, headDia, snubDia, drop, takeUp } = spec;
  const [tail, ...rest] = profile;
  const head = rest.at(-1) ?? tail;
  const stations = rest.slice(0, -1);
  const corners = stations.filter(({ pType }) => pType !== "Hopper");
  const snubX = round(head.x - (headDia + snubDia) / 2000 - 0.15);
  const [ahead, behind] = [true, false].map((isAhead) =>
    returning(
      corners.filter(({ x }) => x > (takeUp?.x ?? 0) === isAhead),
      drop,
    ),
  );
  return [
    under(takeUp ? "Tail" : "Takeup", tail, tailDia, {
      description: takeUp ? "Tail" : "Tail and take-up",
      ...spec.tail,
    }),
    ...carry(stations),
    under("Drive", head, headDia, {
      description: "Head drive",
      linkToDriveNo: 1,
      noOfScrapers: 2,
      dischargePulley: true,
      ...back,
      ...free,
      ...spec.head,
    }),
    bendUnder(spotAt(profile, snubX, -drop), snubDia, { description: "Snub" }),
    ...(ahead ?? []),
    ...(takeUp ? hangingTakeUp({ ...takeUp, ...spotAt(profile, takeUp.x, -drop) }) : []),
    ...(behind ?? []),
  ];
}
