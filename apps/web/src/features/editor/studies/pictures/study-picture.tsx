import type { ComponentProps, RefObject } from "react";
import { saveFile } from "../../../../ui/saving/save-file.ts";
import { fileName, savePicture } from "../../drawings/picture.ts";
import { SaveMenu } from "../../drawings/save-menu.tsx";
import { svgPicture } from "../../drawings/svg-picture.ts";
import styles from "./pictures.module.css";

interface Size {
  readonly width: number;
  readonly height: number;
}

interface StudyPictureProps extends Omit<ComponentProps<"svg">, "width" | "height" | "viewBox"> {
  readonly size: Size;
}

/** A picture drawn at one size and scaled to the room there is; what has a class is not saved with it. */
export function StudyPicture({ size, className, ...rest }: StudyPictureProps) {
  return (
    <svg
      {...rest}
      className={`${styles.picture} ${className ?? ""}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      fontFamily="DejaVu Sans, Verdana, sans-serif"
      fontSize={13}
    />
  );
}

interface PictureMenuProps {
  /** What is saved, such as "histogram". */
  readonly of: string;
  /** What files are named after. */
  readonly name: string;
  readonly size: Size;
  readonly svg: RefObject<SVGSVGElement | null>;
}

/** A study picture to the clipboard, or as PNG or SVG on white paper. */
export function PictureMenu({ of, name, size, svg }: PictureMenuProps) {
  const drawn = () => onPaper(svg.current, size);
  return (
    <SaveMenu
      of={of}
      picture={() => svgPicture(drawn(), size)}
      formats={[
        { title: "PNG", save: () => savePicture(name, svgPicture(drawn(), size)) },
        { title: "SVG", save: () => saveFile(fileName(name, "svg"), "image/svg+xml", drawn()) },
      ]}
    />
  );
}

function onPaper(svg: SVGSVGElement | null, { width, height }: Size): string {
  if (svg === null) return "";
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const hover of copy.querySelectorAll("[class]")) hover.remove();
  for (const name of ["class", "tabindex", "role", "aria-label"]) copy.removeAttribute(name);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("style", "background:#fff");
  return new XMLSerializer().serializeToString(copy);
}
