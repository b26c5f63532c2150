import type { Point } from "../../design/point.ts";
import type { laggingLimits } from "../../rules/pulley-limits/diameter.ts";
import type { MinimumDiameter, PulleyGroup } from "./minimum-diameter.ts";
import type { BuiltPulley, PulleyCheck } from "./pulley-check.ts";
import type { PulleySelection, RejectedRow, ShaftRow, ShellRow, WidthRow } from "./select-pulley.ts";

/** Where the parts of a pulley come from. */
export type PulleyParts =
  /** As typed, or Auto without rows to choose from: checked as it stands. */
  | { readonly kind: "given" }
  | {
      readonly kind: "selected";
      readonly width: WidthRow;
      readonly shell: ShellRow;
      readonly shaft: ShaftRow;
      readonly rejected: readonly RejectedRow[];
    }
  /** No row will do; the pulley as given is checked instead. */
  | {
      readonly kind: "none-fits";
      readonly part: "width" | "shell" | "shaft";
      readonly binding: Extract<PulleySelection, { kind: "none-fits" }>["binding"];
      readonly rejected: readonly RejectedRow[];
    };

/** The shaft at its hubs by the other rules, under the loads that ask for most. m and ratios. */
export interface ShaftAlternatives {
  /** Von Mises and Goodman, safety 1.5. */
  readonly goodmanDiameter: number;
  readonly cemaDiameter: number;
  /** AS 1403 with the hub pressed on, and on a key. */
  readonly pressFitDiameter: number;
  readonly keywayDiameter: number;
  /** At which the hubs just slope as much as allowed. */
  readonly slopeDiameter: number;
  /** Safeties of the shaft as built. */
  readonly fatigueSafety: number;
  readonly yieldSafety: number;
}

/** The belt on a pulley, rad: where it arrives and leaves, anticlockwise from the conveyor's direction, and between. */
export interface BeltContact {
  readonly contactAngle: number;
  readonly departAngle: number;
  readonly wrapAngle: number;
}

export interface MachinePulley {
  readonly pointId: string;
  readonly kind: Extract<Point, { readonly pulley: unknown }>["kind"];
  /** Class that decides the smallest diameter. */
  readonly group: PulleyGroup;
  readonly minimumDiameter: MinimumDiameter;
  readonly parts: PulleyParts;
  readonly built: BuiltPulley;
  readonly bearingCentres: number;
  readonly contact: BeltContact;
  /** Load vectors of every case, shaft diameters, deflection, life, stresses; absent where its parts do not fit. */
  readonly check?: PulleyCheck;
  readonly alternatives?: ShaftAlternatives;
  readonly lagging: {
    readonly kind: "none" | keyof typeof laggingLimits;
    /** m */
    readonly thickness: number;
    /** Largest running pressure of the belt, Pa. */
    readonly pressure: number;
    readonly isAdequate: boolean;
  };
  /** Present where the rated torque of a locking element is typed. */
  readonly locking?: { readonly torque: number; readonly allowedMoment: number; readonly isAdequate: boolean };
  readonly mass: number;
  readonly inertia: number;
  readonly cost: number;
  /** Whether the rating of the bearing is an estimate that waits for the maker's. */
  readonly isRatingEstimated: boolean;
}
