import { canvasPicture } from "./picture.ts";

/** Twice as sharp as on the screen: enough for a page of a report. */
const sharpness = 2;

/** An SVG on white as PNG. */
export async function svgPicture(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvasPicture(canvas);
}
