import { type Drawing, paintList, viewFor } from "../description/drawing.ts";
import { layerStyle, roles } from "../description/layers.ts";
import type { Spot } from "../description/shape.ts";
import type { Size, View } from "../description/view.ts";
import type { ArcPrimitive, PathPrimitive, Primitive, TextPrimitive } from "../paint/primitive.ts";
import { decimal, escapeXml } from "./markup.ts";
import { openingText } from "./opening-text.ts";
import { darkPalette, lightPalette, type Palette } from "./palette.ts";

interface SvgOptions {
  /** Pixels; absent: the drawing's own size. */
  readonly size?: Size;
  readonly view?: View;
  /** `page` leaves colours to the variables `--bw-belt`, `--bw-ink` … of the page; `auto` follows the reader's system. */
  readonly theme?: "light" | "dark" | "auto" | "page";
  /** Paper behind the drawing; by default on unless the page colours it. */
  readonly hasBackground?: boolean;
  /** Numbers are buttons of the page, `data-number` says what they are; one of them has to be given a `tabindex` of 0. */
  readonly opens?: boolean;
}

const font = "'DejaVu Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The drawing as an SVG document. */
export function toSvg(drawing: Drawing, options: SvgOptions = {}): string {
  const { size = drawing.size, theme = "light" } = options;
  const view = options.view ?? (options.size === undefined ? drawing.view : viewFor(drawing, size));
  const colour = colourOf(theme);
  const background = (options.hasBackground ?? theme !== "page") ? [backdrop(size, colour("paper"))] : [];
  const { width, height } = size;
  const primitives = paintList(drawing, view);
  const hasButtons = options.opens === true && primitives.some((one) => one.kind === "text" && one.numbers);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${decimal(width)} ${decimal(height)}" ` +
      `width="${decimal(width)}" height="${decimal(height)}" role="${hasButtons ? "group" : "img"}" font-family="${font}">`,
    `<title>${escapeXml(drawing.title)}</title>`,
    ...(theme === "auto" ? [autoStyle()] : []),
    ...background,
    ...groups(primitives, colour, hasButtons),
    "</svg>",
    "",
  ].join("\n");
}

/** The shapes alone, for a page whose own SVG element takes pointer and keys. */
export function svgContent(drawing: Drawing, theme: NonNullable<SvgOptions["theme"]> = "page"): string {
  return groups(paintList(drawing), colourOf(theme)).join("\n");
}

/** Colour of a role, or of a line of a chart that has its own. */
type Colours = (role: keyof Palette, own?: string) => string;

function colourOf(theme: NonNullable<SvgOptions["theme"]>): Colours {
  if (theme === "light") return (role, own) => own ?? lightPalette[role];
  if (theme === "dark") return (role, own) => (own === undefined ? darkPalette[role] : mixed(own, darkPalette.ink));
  return (role, own) => {
    const given = `var(--bw-${own === undefined ? role : "ink"}, ${lightPalette[own === undefined ? role : "ink"]})`;
    return own === undefined ? given : `color-mix(in srgb, ${own} ${ownShare}%, ${given})`;
  };
}

/** Colours chosen for white paper are too dark for a dark one: the ink of the page brightens them there, per cent. */
const ownShare = 65;

/** Two colours `#rrggbb` as one, for programs that mix none themselves. */
function mixed(own: string, ink: string): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => (part(own, at) * ownShare + part(ink, at) * (100 - ownShare)) / 100);
  if (!parts.every(Number.isFinite)) return own;
  return `#${parts.map((one) => Math.round(one).toString(16).padStart(2, "0")).join("")}`;
}

function autoStyle(): string {
  const values = (palette: Palette) =>
    ["paper" as const, ...roles].map((role) => `--bw-${role}:${palette[role]}`).join(";");
  return `<style>svg{${values(lightPalette)}}@media (prefers-color-scheme:dark){svg{${values(darkPalette)}}}</style>`;
}

const backdrop = ({ width, height }: Size, paper: string) =>
  `<rect width="${decimal(width)}" height="${decimal(height)}" fill="${paper}"/>`;

/** Neighbours of one layer, target and colour share a group, which carries pen and target. */
function groups(primitives: readonly Primitive[], colour: Colours, opens = false): readonly string[] {
  const lines: string[] = [];
  let open = "";
  for (const primitive of primitives) {
    const start = groupStart(primitive, colour);
    if (start !== open) {
      if (open !== "") lines.push("</g>");
      lines.push(start);
      open = start;
    }
    const last = lines.at(-1);
    if (isHatchLine(primitive) && last?.endsWith(hatchEnd)) lines[lines.length - 1] = joined(last, primitive);
    else lines.push(element(primitive, colour, opens));
  }
  return open === "" ? lines : [...lines, "</g>"];
}

const hatchEnd = '" stroke-width="0.5"/>';

const isHatchLine = (primitive: Primitive): primitive is PathPrimitive =>
  primitive.kind === "path" && primitive.isThin && primitive.fill === "none" && !primitive.isClosed;

/** Hatching is one element of many lines: a tenth of the size. */
function joined(element: string, { points }: PathPrimitive): string {
  return element.slice(0, -hatchEnd.length) + wayOf(points) + hatchEnd;
}

const wayOf = (points: readonly Spot[]) => points.map((point, at) => `${at === 0 ? "M" : "L"}${pair(point)}`).join("");

/** Areas keep their colours: there they are the values of a scale. */
const isLine = (layer: Primitive["layer"]) => layer.startsWith("CURVE") || layer === "POINT";

function groupStart({ layer, target, colour: own }: Primitive, colour: Colours): string {
  const { role, weight, dash } = layerStyle(layer);
  const dashes = dash === undefined ? "" : ` stroke-dasharray="${dash.join(" ")}"`;
  const named = target === undefined ? "" : ` data-target="${escapeXml(target)}"`;
  const ink = isLine(layer) ? colour(role, own && escapeXml(own)) : own === undefined ? colour(role) : escapeXml(own);
  return (
    `<g class="bw-${layer.toLowerCase()}"${named} color="${ink}" stroke="currentColor" stroke-width="${weight}"` +
    `${dashes} stroke-linejoin="round" fill="none">`
  );
}

function element(primitive: Primitive, colour: Colours, opens: boolean): string {
  switch (primitive.kind) {
    case "path":
      return pathElement(primitive, colour);
    case "arc":
      return arcElement(primitive);
    case "text":
      return textElement(primitive, opens);
  }
}

const pair = ({ x, y }: Spot) => `${decimal(x)} ${decimal(y)}`;

function pathElement({ points, isClosed, fill, isStroked, isThin }: PathPrimitive, colour: Colours): string {
  const fills = {
    none: "",
    solid: ' fill="currentColor"',
    tint: ' fill="currentColor" fill-opacity="0.14"',
    paper: ` fill="${colour("paper")}"`,
  };
  const pen = (isStroked ? "" : ' stroke="none"') + (isThin ? ' stroke-width="0.5"' : "");
  return `<path d="${wayOf(points)}${isClosed ? "Z" : ""}"${fills[fill]}${pen}/>`;
}

function arcElement({ centre, radius, start, sweep }: ArcPrimitive): string {
  const r = decimal(radius);
  if (Math.abs(sweep) >= 2 * Math.PI - 1e-9) {
    return `<circle cx="${decimal(centre.x)}" cy="${decimal(centre.y)}" r="${r}"/>`;
  }
  const at = (angle: number) =>
    pair({ x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) });
  const isLarge = Math.abs(sweep) > Math.PI ? 1 : 0;
  return `<path d="M${at(start)}A${r} ${r} 0 ${isLarge} ${sweep > 0 ? 0 : 1} ${at(start + sweep)}"/>`;
}

function textElement({ at, text, size, anchor, angle, numbers }: TextPrimitive, opens: boolean): string {
  const turned = Math.abs(angle) < 1e-6 ? "" : ` transform="rotate(${decimal((-angle * 180) / Math.PI)} ${pair(at)})"`;
  const placed = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  const attributes = `x="${decimal(at.x)}" y="${decimal(at.y)}" font-size="${size}"${placed}${turned}`;
  const { own, content } = openingText(text, opens ? numbers : undefined);
  return `<text ${attributes} fill="currentColor" stroke="none"${own}>${content}</text>`;
}
