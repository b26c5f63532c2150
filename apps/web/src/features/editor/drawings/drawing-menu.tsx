import type { Drawing } from "@beltwright/drawing";
import type { DrawingFormat } from "./save-drawing.ts";
import { SaveMenu } from "./save-menu.tsx";

const formats: readonly DrawingFormat[] = ["svg", "dxf", "png"];

interface DrawingMenuProps {
  /** The drawing as it is when it is asked for. */
  readonly make: () => Drawing | undefined | Promise<Drawing | undefined>;
  /** What the file is named after, before the name of the drawing. */
  readonly nameOf: () => string;
  /** What is done to it on the way, such as a frame. */
  readonly note?: string | undefined;
}

/** A drawing as a file: SVG, DXF in real units, or PNG. Writers are loaded when one is wanted. */
export function DrawingMenu({ make, nameOf, note }: DrawingMenuProps) {
  const save = async (format: DrawingFormat) => {
    const [drawing, { saveDrawing }] = await Promise.all([make(), import("./save-drawing.ts")]);
    if (drawing) await saveDrawing(drawing, nameOf(), format);
  };
  const picture = async () => {
    const [drawing, { drawingPicture }] = await Promise.all([make(), import("./save-drawing.ts")]);
    if (!drawing) throw new Error("There is nothing to copy");
    return drawingPicture(drawing);
  };
  const titled = formats.map((format) => ({ title: format.toUpperCase(), save: () => save(format) }));
  return <SaveMenu of="drawing" formats={titled} picture={picture} note={note} />;
}
