/** How a layer looks: a role that themes colour, pen width in pixels, and the colour index of CAD programs. */
interface LayerStyle {
  readonly role: Role;
  readonly weight: number;
  readonly dash?: readonly number[];
  readonly cadColour: number;
}

export type Role = "ink" | "belt" | "return" | "accent" | "steel" | "burden" | "muted" | "grid" | "warning";

export const roles: readonly Role[] = [
  "ink",
  "belt",
  "return",
  "accent",
  "steel",
  "burden",
  "muted",
  "grid",
  "warning",
];

const layerStyles = {
  GRID: { role: "grid", weight: 0.5, cadColour: 9 },
  AXIS: { role: "muted", weight: 0.8, cadColour: 8 },
  CENTRE: { role: "muted", weight: 0.6, dash: [9, 2.5, 1.5, 2.5], cadColour: 8 },
  HIDDEN: { role: "steel", weight: 0.7, dash: [4, 2.5], cadColour: 8 },
  GROUND: { role: "muted", weight: 0.8, cadColour: 8 },
  FRAME: { role: "steel", weight: 1, cadColour: 5 },
  IDLER: { role: "steel", weight: 1.2, cadColour: 5 },
  SHAFT: { role: "steel", weight: 0.9, cadColour: 5 },
  PULLEY: { role: "ink", weight: 1.3, cadColour: 7 },
  DRIVE: { role: "accent", weight: 1.5, cadColour: 4 },
  TAKEUP: { role: "accent", weight: 1.3, cadColour: 4 },
  BRAKE: { role: "warning", weight: 1.3, cadColour: 1 },
  HOPPER: { role: "burden", weight: 1.3, cadColour: 30 },
  BURDEN: { role: "burden", weight: 0.8, cadColour: 30 },
  "BELT-RETURN": { role: "return", weight: 1.6, cadColour: 3 },
  BELT: { role: "belt", weight: 2.4, cadColour: 7 },
  CURVE: { role: "accent", weight: 1.6, cadColour: 4 },
  "CURVE-DASHED": { role: "accent", weight: 1.6, dash: [5, 3], cadColour: 4 },
  "CURVE-DOTTED": { role: "accent", weight: 1.6, dash: [2, 2.5], cadColour: 4 },
  "CURVE-LONG": { role: "accent", weight: 1.6, dash: [12, 4], cadColour: 4 },
  POINT: { role: "ink", weight: 1, cadColour: 7 },
  LIMIT: { role: "warning", weight: 0.9, dash: [5, 3], cadColour: 1 },
  DIMENSION: { role: "muted", weight: 0.7, cadColour: 8 },
  TEXT: { role: "ink", weight: 0.7, cadColour: 7 },
  TITLE: { role: "ink", weight: 0.7, cadColour: 7 },
} as const satisfies Readonly<Record<string, LayerStyle>>;

export type LayerName = keyof typeof layerStyles;

export function layerStyle(name: LayerName): LayerStyle {
  return layerStyles[name];
}

export interface Layer extends LayerStyle {
  readonly name: LayerName;
}

const names = Object.keys(layerStyles) as readonly LayerName[];

/** The layers that hold something, in the order they are drawn by convention. */
export function layersOf(used: ReadonlySet<LayerName>): readonly Layer[] {
  return names.filter((name) => used.has(name)).map((name) => ({ name, ...layerStyles[name] }));
}
