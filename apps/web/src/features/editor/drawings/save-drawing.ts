import { type Drawing, toDxf, toSvg } from "@beltwright/drawing";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { fileName, savePicture } from "./picture.ts";
import { svgPicture } from "./svg-picture.ts";

export type DrawingFormat = "svg" | "dxf" | "png";

/** Writes a drawing to a file of the person's own, on white paper as it would be printed. */
export async function saveDrawing(drawing: Drawing, convNo: string, format: DrawingFormat): Promise<void> {
  const name = `${convNo} ${drawing.name}`;
  if (format === "svg") return saveFile(fileName(name, format), "image/svg+xml", toSvg(drawing, { theme: "light" }));
  if (format === "dxf") return saveFile(fileName(name, format), "application/dxf", toDxf(drawing));
  return savePicture(name, drawingPicture(drawing));
}

/** A drawing on white as PNG. */
export const drawingPicture = (drawing: Drawing): Promise<Blob> =>
  svgPicture(toSvg(drawing, { theme: "light" }), drawing.size);
