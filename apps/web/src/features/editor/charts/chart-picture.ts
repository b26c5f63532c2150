import { shownChart } from "@beltwright/drawing";
import { drawingPicture, saveDrawing } from "../drawings/save-drawing.ts";

type Shown = Parameters<typeof shownChart>;

/** A chart as PNG. */
export const chartPicture = (...shown: Shown): Promise<Blob> => drawingPicture(shownChart(...shown));

export const saveChart = (name: string, format: "png" | "svg", ...shown: Shown): Promise<void> =>
  saveDrawing(shownChart(...shown), name, format);
