import type { LoadCaseName } from "@beltwright/engine";

/** Okabe and Ito's colours, which colour-blind readers tell apart, and two more; the greys follow the theme. */
export const palette = {
  blue: "#0072b2",
  sky: "#56b4e9",
  green: "#009e73",
  orange: "#e69f00",
  vermilion: "#d55e00",
  purple: "#cc79a7",
  brown: "#a6703a",
  olive: "#8a8a1f",
  strong: "var(--mantine-color-text)",
  faint: "var(--mantine-color-dimmed)",
  limit: "var(--mantine-color-error)",
} as const;

/** Those that follow the theme as they are printed. */
const printed: Readonly<Record<string, string>> = {
  [palette.strong]: "#14181b",
  [palette.faint]: "#6b767d",
  [palette.limit]: "#c92a2a",
};

/** A colour of a chart on paper. */
export const paperColour = (colour: string): string => printed[colour] ?? colour;

interface CaseLook {
  readonly colour: string;
  readonly dash?: readonly number[];
}

/** The same look for a case in every chart. All differ by colour, braking and coasting by their dashes too. */
export const caseLooks: Readonly<Record<LoadCaseName, CaseLook>> = {
  "running-full": { colour: palette.blue },
  "running-empty": { colour: palette.sky },
  "running-inclines": { colour: palette.green },
  "running-declines": { colour: palette.orange },
  "starting-full": { colour: palette.vermilion },
  "starting-empty": { colour: palette.purple },
  "braking-full": { colour: palette.strong, dash: [6, 3] },
  "braking-empty": { colour: palette.faint, dash: [6, 3] },
  "coasting-full": { colour: palette.brown, dash: [2, 3] },
  "coasting-empty": { colour: palette.olive, dash: [2, 3] },
};

/** For things without a case: drives, points, curves. */
const thingColours = [
  palette.blue,
  palette.vermilion,
  palette.green,
  palette.purple,
  palette.orange,
  palette.sky,
  palette.strong,
] as const;

export function thingColour(index: number): string {
  return thingColours[index % thingColours.length] ?? palette.strong;
}

/** Cases an engineer has described are told from the ten by their dots. */
export function ownLook(index: number): CaseLook {
  return { colour: thingColour(index), dash: [1, 3] };
}

/** The look of a case by its name, where it is one of the ten. */
export function caseLook(loadCase: string): Partial<CaseLook> {
  return Object.entries(caseLooks).find(([name]) => name === loadCase)?.[1] ?? {};
}
