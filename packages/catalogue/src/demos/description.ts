import type { Conveyor, Drive, Pull, PullType } from "@beltwright/model";

/** What a demo conveyor is, in as few words as possible. Plain data, so that a change of it can be noticed. */
export interface DemoDescription {
  readonly convNo: string;
  readonly project: string;
  readonly clientName: string;
  /** What it shows, and why any finding it has is there. */
  readonly comments: string;
  /** Results of a published summary by their path, to say how close ours come. */
  readonly published?: { readonly source: string; readonly results: Readonly<Record<string, number>> };
  /** Errors it is known to have by a method it was not designed for. */
  readonly explained?: readonly Explanation[];
  readonly values: Partial<Conveyor>;
  readonly material: RowPick<Conveyor["matl"]>;
  readonly belt: RowPick<Conveyor["belt"]>;
  readonly carryIdler: IdlerPick;
  readonly returnIdler: IdlerPick;
  /** Belt width whose pulleys are taken where none are made for this very width. */
  readonly pulleyBeltWidth?: number;
  /** Pulleys that need more than the library gives for their place, by the number of the point. */
  readonly stronger?: Readonly<Record<number, PulleyParts>>;
  readonly drives: readonly DrivePick[];
  readonly points: readonly PointSpec[];
}

interface Explanation {
  readonly methods: readonly Conveyor["calcMethod"][];
  readonly codes: readonly string[];
  readonly because: string;
}

/** A row of the shipped library by its description, and what differs from it. */
interface RowPick<Values> {
  readonly row: string;
  readonly values?: Partial<Values>;
}

/** In mm: the smallest shaft and the smallest shell thickness that will do. */
interface PulleyParts {
  readonly shaft: number;
  readonly shell: number;
}

export interface IdlerPick {
  readonly category: string;
  readonly rolls: number;
  readonly trough: number;
  readonly rollDia: number;
  readonly beltWidth?: number;
  readonly values?: Partial<Conveyor["csIdler"]>;
}

export interface DrivePick {
  /** kW of one motor. */
  readonly power: number;
  readonly poles?: number;
  readonly motorCategory?: string;
  /** Closer than usual where several drives share a belt. */
  readonly ratioTolerance?: number;
  /** A row of the starter library; absent where the fluid coupling decides how the belt starts. */
  readonly starter?: string;
  readonly hasFluidCoupling?: boolean;
  readonly hasHoldback?: boolean;
  /** A row of the brake library. */
  readonly brake?: string;
  readonly values?: Partial<Drive>;
}

export interface PointSpec extends Partial<Omit<Pull, "shaft" | "shell" | "width" | "shaftMatl">> {
  readonly pType: PullType;
  readonly description: string;
  readonly x: number;
  readonly z: number;
  /** Shell diameter in mm, which finds the pulley in the library. */
  readonly dia?: number;
  /** A driven pulley's shell where others are too small. */
  readonly isLarge?: true;
}
