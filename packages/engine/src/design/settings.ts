import { coverRubbers, type Rubber } from "../rules/winkler-maxwell/rubber.ts";
import { degree } from "../units.ts";

/** Settings of the resistance methods. Everything a user may change and nothing that belongs to one component. */
export interface MethodSettings {
  /** Multiplies automatic friction factors. */
  readonly frictionAdjustment: number;
  /** Friction factor of sections without one of their own; absent: from the sag, or that of the method. */
  readonly usualFriction?: number;
  /** Low end of friction over that of the design: for brakes, stops and motors that the belt drives. */
  readonly lowFriction: number;
  /** High end of friction over that of the design: for motors that pull, and starts. */
  readonly highFriction: number;
  /** Friction of rolls on the belt where they stand askew, ISO μ0. */
  readonly idlerFriction: number;
  readonly cleanerContactLength: number;
  /** Pa; absent: that of the method. */
  readonly cleanerPressure?: number;
  readonly cleanerFriction: number;
  /** N per metre of belt width. */
  readonly ploughForce: number;
  /** Clear width between skirts, m; absent: that of the method, two thirds of the belt by most. */
  readonly skirtWidth?: number;
  /**
   * Secondary resistances by DIN, GB and IS one by one, or in one lump by the length coefficient C; absent: as the method
   * does it, which is the lump by GB only.
   */
  readonly secondary?: "components" | "length-coefficient";
  readonly jis: {
    /** `1992` is ISO 5048 in other words; `classic` a longer conveyor instead of every single resistance. */
    readonly form: "1992" | "classic";
    /** Rolls and installation, which decide friction and length correction of the classic form. */
    readonly installation: "good" | "ordinary";
  };
  /** Pulleys by IS 11592: by the usual formulas, or by the fixed table of the code; absent: by formulas. */
  readonly is?: { readonly pulleys: "computed" | "table" };
  readonly din: {
    readonly rankineFactor: number;
    /** How joints are made and how the belt works, which decide the safety of its joints. */
    readonly joint: JointConditions;
    readonly operation: JointConditions;
    /** Time strength of the joint over the strength of the belt, where a certificate gives one. */
    readonly jointEndurance?: number;
    /** Where the friction factor comes from that no section types; absent: that of the profile. */
    readonly friction?: DinFriction;
  };
  readonly cema: {
    readonly ky: "table" | "tension";
    readonly pulleys: "computed" | "table";
    readonly hasRubberEdging: boolean;
    /** Whether the drag of forward-tilted idlers, for which the 5th edition has no term, is part of its tension. */
    readonly isTiltCounted: boolean;
    /** Depth of material against the skirts, m; absent: a tenth of the belt width. */
    readonly skirtMaterialDepth?: number;
  };
  /** The universal method by classes of idlers, installation and cover; absent: with its indicative coefficients. */
  readonly universal?: UniversalSettings;
  readonly visco: {
    readonly indentation: "Jonkers" | "Winkler";
    /** Rubber against the carry idlers and against the return idlers. */
    readonly bottomRubber: Rubber;
    readonly topRubber: Rubber;
    /** Whether the return strand is turned over, so that its bottom cover meets the idlers. */
    readonly isTurnedOver: boolean;
    readonly beltFlexure: number;
    readonly loadFlexure: number;
    /** rad */
    readonly misalignment: number;
    /** How the drag of turning rolls is found; absent: CEMA-5. */
    readonly rotation?: IdlerRotation;
  };
}

/** What the universal method of CEMA goes by. */
export interface UniversalSettings {
  readonly idlerClass: "b-c-d" | "e" | "f";
  readonly installation: "measured" | "not-measured" | "imprecise" | "movable";
  /** Manufacturing tolerance of idlers across the belt, m. */
  readonly tolerance: number;
  readonly cover: "usual" | "good" | "low-resistance";
  /** Rubber by the class of the cover, or that of the viscoelastic method: its spectrum, or a sample of the library. */
  readonly rubber: "large-sample" | "spectrum";
  /** Seals of two rolls in a V over those of a flat roll; absent: 1.05. */
  readonly twoRollSeals?: number;
  /** On each component. */
  readonly multipliers: Readonly<Record<UniversalPart, number>>;
}

export type UniversalPart = "seals" | "load" | "indentation" | "misalignment" | "trampling";

/** Of a condition against medium: whether it lowers or raises the friction factor. */
export type DinAnswer = "better" | "medium" | "worse";

/** Friction factor of DIN 22101 by the conditions of its table, or from measured drags of belt and rolls. SI. */
export type DinFriction =
  | {
      readonly kind: "conditions";
      readonly answers: Readonly<Record<"material" | "alignment" | "tension" | "operation", DinAnswer>>;
    }
  | {
      readonly kind: "components";
      /** Indentation drag of a metre of roll in the laboratory, N/m, at a load, N/m, on a roll, m. */
      readonly drag: number;
      readonly testedForce: number;
      readonly testedRoll: number;
      /** Of one roll, N. */
      readonly rollDrag: number;
      /** Share of the two in the whole. */
      readonly share: number;
    };

type JointConditions = "favourable" | "medium" | "unfavourable";

/** Drag of turning rolls: terms of Kx (5th edition), torque form (6th edition), or as typed, N for one roll. */
export type IdlerRotation =
  | { readonly kind: "CEMA-5" }
  | { readonly kind: "CEMA-6" }
  | { readonly kind: "user"; readonly rollDrag: number };

export const defaultMethodSettings: MethodSettings = {
  frictionAdjustment: 1,
  lowFriction: 0.6,
  highFriction: 1,
  idlerFriction: 0.35,
  cleanerContactLength: 0.01,
  cleanerFriction: 0.6,
  ploughForce: 1500,
  din: { rankineFactor: 1, joint: "medium", operation: "medium" },
  jis: { form: "classic", installation: "good" },
  cema: { ky: "table", pulleys: "computed", hasRubberEdging: true, isTiltCounted: false },
  visco: {
    indentation: "Jonkers",
    bottomRubber: coverRubbers.general,
    topRubber: coverRubbers.general,
    isTurnedOver: false,
    beltFlexure: 0.2,
    loadFlexure: 0.5,
    misalignment: 0.25 * degree,
  },
};

/** How the belt path and the load cases are read. */
export interface LoopRules {
  /** `straight`: from point to point as given. `tangent`: round the pulleys, wrap and length from geometry. */
  readonly path: "straight" | "tangent";
  /** What the height of a point with a pulley is: that of the pulley's centre, or the level of the belt there. */
  readonly pointsAre: "pulley-centres" | "belt-line";
  /** Whether level sections carry material in the inclines-only and declines-only cases. */
  readonly levelSections: "loaded-in-both" | "empty-in-both";
  /** `ignored` leaves out bending and bearings of pulleys: for comparison with hand calculations. */
  readonly pulleyLosses: "counted" | "ignored";
}

export const defaultLoopRules: LoopRules = {
  path: "tangent",
  pointsAre: "pulley-centres",
  levelSections: "loaded-in-both",
  pulleyLosses: "counted",
};

/** How a start is looked at. */
export interface StartRules {
  /** Friction at rest over friction in motion. */
  readonly breakaway: number;
  /** `inertia`: the belt takes the start force less what drives keep for their own inertia; `full`: all of it. */
  readonly tension: "inertia" | "full";
  /** What drives must hold without slipping over their running pull; absent: the running pull. */
  readonly pullFactor?: number;
}

export const defaultStartRules: StartRules = { breakaway: 1, tension: "inertia" };

export interface BeltRules {
  /** Allowed pull while starting and braking over the rating. */
  readonly allowedTensionRise: number;
  /** Strength over rating for fabric belts without a stated rating. */
  readonly staticSafety: number;
  /** Strength over rating by carcass, whatever rating the maker states; absent: that of the maker, or by the above. */
  readonly safetyOfStrength?: { readonly fabric?: number; readonly steelCord?: number };
}

export const defaultBeltRules: BeltRules = { allowedTensionRise: 1.5, staticSafety: 10 };
