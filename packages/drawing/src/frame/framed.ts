import type { Conveyor, OfficeFrame } from "@beltwright/model";
import { line, text } from "../description/draw.ts";
import { type Drawing, fitView, makeDrawing } from "../description/drawing.ts";
import type { Shape, Spot } from "../description/shape.ts";
import { fromPixels, type Size, type View } from "../description/view.ts";
import { type FrameWords, frameWords } from "./frame-words.ts";
import { pixelsPerMm, scaleText, standardScale } from "./scale.ts";

/** What the title block of a drawing says. */
export interface DrawingFrame extends OfficeFrame {
  readonly project: string;
  readonly conveyor: string;
  readonly revision: string;
  readonly date: string;
  readonly language: "en" | "de";
}

interface Framing {
  readonly revision?: string | undefined;
  readonly language?: "en" | "de";
}

/** The frame of an office filled in for a conveyor. */
export function frameOf(
  { coName, project, convNo, designDate }: Conveyor,
  { company, logoText }: OfficeFrame,
  { revision = "", language = "en" }: Framing = {},
): DrawingFrame {
  return {
    ...{ company: company || coName, logoText },
    ...{ project, conveyor: convNo, revision, date: designDate.slice(0, 10), language },
  };
}

const px = (mm: number) => mm * pixelsPerMm;

/** ISO 216, mm, turned. */
const papers: readonly (Size & { readonly name: string })[] = [
  { name: "A4", width: 297, height: 210 },
  { name: "A3", width: 420, height: 297 },
  { name: "A2", width: 594, height: 420 },
  { name: "A1", width: 841, height: 594 },
  { name: "A0", width: 1189, height: 841 },
];

/** ISO 5457, mm: more on the left, where sheets are filed. */
const margins = { left: 20, other: 10 };
/** ISO 7200: the title block stands in the lower right corner. mm */
const block = { width: 180, height: 30, logo: 55 };
const gap = 4;

/** Where on paper what stands, pixels down the page. */
interface Sheet {
  readonly size: Size;
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * A drawing on a sheet with frame and title block. Lettering that was laid out keeps its distances; other drawings get the
 * next standard scale that fits. `paper` in pixels: a page that has its own margins; absent: the smallest A format.
 */
export function framed(drawing: Drawing, frame: DrawingFrame, paper?: Size): Drawing {
  const sheet = paper === undefined ? sheetFor(drawing) : bareSheet(paper);
  const view = viewOn(drawing, sheet);
  const { name, title, unit, stretch, shapes } = drawing;
  const words = frameWords[frame.language];
  const scale = scaleText(drawing, view) ?? words.notToScale;
  const put = (spot: Spot) => fromPixels(view, spot);
  const around = [...outline(sheet, put), ...titleBlock(sheet, put, cellsOf(drawing, frame, { words, scale, sheet }))];
  return makeDrawing({ name, title, unit, stretch, size: sheet.size, view, shapes: [...shapes, ...around] });
}

function sheetFor({ size, isLaidOut }: Drawing): Sheet {
  const sheets = papers.map(({ name, width, height }): Sheet => {
    const [right, bottom] = [px(width - margins.other), px(height - margins.other)];
    return {
      name,
      size: { width: px(width), height: px(height) },
      ...{ left: px(margins.left), top: px(margins.other), right, bottom },
    };
  });
  const fits = (sheet: Sheet) => roomOf(sheet).width >= size.width && roomOf(sheet).height >= size.height;
  const found = (isLaidOut ? sheets.find(fits) : undefined) ?? sheets[isLaidOut ? sheets.length - 1 : 0];
  return found ?? bareSheet(size);
}

const bareSheet = (size: Size): Sheet => ({
  name: "",
  size,
  ...{ left: 1, top: 1, right: size.width - 1, bottom: size.height - 1 },
});

/** What the frame leaves to the drawing. */
function roomOf({ left, top, right, bottom }: Sheet): Size {
  return { width: right - left - 2 * gap, height: bottom - top - px(block.height) - 2 * gap };
}

/** The drawing in the middle of what the frame leaves it. */
function viewOn(drawing: Drawing, sheet: Sheet): View {
  const room = roomOf(sheet);
  const isKept = drawing.isLaidOut && drawing.size.width <= room.width && drawing.size.height <= room.height;
  const fitted = isKept ? drawing.view : standardView(drawing, room);
  const size = isKept ? drawing.size : room;
  const [x, y] = [sheet.left + gap + (room.width - size.width) / 2, sheet.top + gap + (room.height - size.height) / 2];
  return { ...fitted, left: fitted.left + x, base: fitted.base + y };
}

function standardView({ shapes, stretch, unit }: Drawing, room: Size): View {
  const largest = fitView(shapes, room, { stretch, margin: 10 });
  const scale = standardScale(unit, largest.scaleX);
  return scale === undefined ? largest : fitView(shapes, room, { stretch, margin: 10, scale });
}

function outline({ left, top, right, bottom }: Sheet, put: (spot: Spot) => Spot): readonly Shape[] {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map(put);
  return corners.map((from, at) => line("TITLE", from, corners[(at + 1) % corners.length] ?? from));
}

/** A field of the title block, mm from its upper left corner. */
interface Cell {
  readonly label: string;
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Largest lettering, pixels. */
  readonly size: number;
}

function cellsOf(
  { title, name }: Drawing,
  frame: DrawingFrame,
  { words, scale, sheet }: { readonly words: FrameWords; readonly scale: string; readonly sheet: Sheet },
): readonly Cell[] {
  const { company, logoText, project, conveyor, revision, date } = frame;
  const right = block.width - block.logo;
  const row = (at: number) => ({ y: 10 * at, height: 10 });
  const last = [
    [words.number, [conveyor, name].filter((part) => part !== "").join(" / "), 52],
    [words.revision, revision || "–", 13],
    [words.scale, [scale, sheet.name].filter((part) => part !== "").join(", "), 35],
    [words.date, date, right - 100],
  ] as const;
  let x: number = block.logo;
  return [
    { label: "", value: logoText, x: 0, y: 0, width: block.logo, height: 16, size: 22 },
    { label: "", value: company, x: 0, y: 16, width: block.logo, height: 14, size: 11 },
    { label: words.project, value: project, x: block.logo, width: right, size: 12, ...row(0) },
    { label: words.title, value: title, x: block.logo, width: right, size: 12, ...row(1) },
    ...last.map(([label, value, width]): Cell => {
      const cell = { label, value, x, width, size: 10, ...row(2) };
      x += width;
      return cell;
    }),
  ];
}

const labelSize = 7;
/** Width of a letter over its size: enough for every usual text. */
const letter = 0.62;

function titleBlock(sheet: Sheet, put: (spot: Spot) => Spot, cells: readonly Cell[]): readonly Shape[] {
  // A page narrower than the block gets a smaller block.
  const mm = Math.min(pixelsPerMm, (sheet.right - sheet.left) / block.width);
  const [left, top] = [sheet.right - block.width * mm, sheet.bottom - block.height * mm];
  const at = (x: number, y: number) => put({ x: left + x * mm, y: top + y * mm });
  const edges = [
    line("TITLE", at(0, 0), at(block.width, 0)),
    line("TITLE", at(0, 0), at(0, block.height)),
    line("TITLE", at(block.logo, 0), at(block.logo, block.height)),
  ];
  return [
    ...edges,
    ...cells.flatMap(({ label, value, x, y, width, height, size }): readonly Shape[] => {
      const isLogo = label === "";
      const most = ((width - 4) * mm) / (letter * Math.max(1, value.length));
      const words = Math.floor(10 * Math.min(size, most)) / 10;
      return [
        ...(isLogo ? [] : [line("TITLE", at(x, y), at(x, y + height)), line("TITLE", at(x, y), at(x + width, y))]),
        ...(isLogo
          ? []
          : [text(at(x + 1.5, y + 1), label, { layer: "TITLE", size: labelSize, anchor: "start", level: "top" })]),
        ...(value === ""
          ? []
          : [
              text(isLogo ? at(x + width / 2, y + height / 2) : at(x + 1.5, y + height - 1.5), value, {
                layer: "TITLE",
                size: words,
                anchor: isLogo ? "middle" : "start",
                level: isLogo ? "middle" : "bottom",
              }),
            ]),
      ];
    }),
  ];
}
