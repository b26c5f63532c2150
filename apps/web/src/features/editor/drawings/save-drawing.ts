import { type Drawing, toDxf, toSvg } from "@beltwright/drawing";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { canvasPicture, fileName, savePicture } from "./picture.ts";

export type DrawingFormat = "svg" | "dxf" | "png";

/** Writes a drawing to a file of the person's own, on white paper as it would be printed. */
export async function saveDrawing(drawing: Drawing, convNo: string, format: DrawingFormat): Promise<void> {
  const name = `${convNo} ${drawing.name}`;
  if (format === "svg") return saveFile(fileName(name, format), "image/svg+xml", toSvg(drawing, { theme: "light" }));
  if (format === "dxf") return saveFile(fileName(name, format), "application/dxf", toDxf(drawing));
  return savePicture(name, drawingPicture(drawing));
}

/** Twice as sharp as on the screen: enough for a page of a report. */
const sharpness = 2;

/** A drawing on white as PNG. */
export async function drawingPicture(drawing: Drawing): Promise<Blob> {
  const { width, height } = drawing.size;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvg(drawing, { theme: "light" }))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvasPicture(canvas);
}
