import { canvasPicture } from "../drawings/picture.ts";

export interface Caption {
  readonly title: string;
  readonly note?: string;
  /** Colours from low to high with what stands at both ends. */
  readonly legend?: {
    readonly colours: readonly string[];
    readonly low: string;
    readonly high: string;
    readonly of: string;
  };
}

/** A view with what belongs to it written below, so that the picture says on its own what it shows. */
export async function captioned(view: HTMLCanvasElement | undefined, caption: Caption, isDark: boolean): Promise<Blob> {
  if (!view) throw new Error("There is no view to take a picture of");
  const canvas = document.createElement("canvas");
  const unit = Math.max(1, view.width / 900);
  const strip = Math.round(44 * unit);
  canvas.width = view.width;
  canvas.height = view.height + strip;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("The picture cannot be made");
  paper.fillStyle = isDark ? "#14191d" : "#ffffff";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(view, 0, 0);
  write(paper, caption, { unit, top: view.height, width: canvas.width, ink: isDark ? "#e6eaed" : "#1d2326" });
  return canvasPicture(canvas);
}

interface Strip {
  readonly unit: number;
  readonly top: number;
  readonly width: number;
  readonly ink: string;
}

function write(paper: CanvasRenderingContext2D, { title, note, legend }: Caption, { unit, top, width, ink }: Strip) {
  const font = (size: number, weight = 400) => `${weight} ${size * unit}px Inter, system-ui, sans-serif`;
  const margin = 12 * unit;
  paper.fillStyle = ink;
  paper.textBaseline = "middle";
  paper.font = font(13, 600);
  paper.fillText(title, margin, top + 14 * unit);
  paper.font = font(11);
  if (note) paper.fillText(note, margin, top + 32 * unit);
  if (!legend) return;
  const [bar, height] = [150 * unit, 9 * unit];
  const high = paper.measureText(legend.high).width;
  const right = width - margin - high - 6 * unit;
  const ramp = paper.createLinearGradient(right - bar, 0, right, 0);
  for (const [at, colour] of legend.colours.entries()) ramp.addColorStop(at / (legend.colours.length - 1), colour);
  paper.fillText(legend.high, right + 6 * unit, top + 14 * unit);
  paper.fillText(legend.low, right - bar - 6 * unit - paper.measureText(legend.low).width, top + 14 * unit);
  paper.fillText(legend.of, width - margin - paper.measureText(legend.of).width, top + 32 * unit);
  paper.fillStyle = ramp;
  paper.fillRect(right - bar, top + 14 * unit - height / 2, bar, height);
}
