import type { Picture } from "../../description/report.ts";
import type { Sheet } from "./sheet.ts";
import { drawTitle, titleHeight } from "./title.ts";

const gap = 6;

/** With its caption. */
export function pictureHeight(sheet: Sheet, { caption, height }: Picture): number {
  return height * sheet.fullRoom + gap + titleHeight(sheet, caption, "caption");
}

/** As large as its room allows; one nobody can open is left out, as a logo is: a report must not fail for it. */
export function drawPicture(sheet: Sheet, picture: Picture): void {
  sheet.need(pictureHeight(sheet, picture));
  const { doc, structure } = sheet;
  const room = picture.height * sheet.fullRoom;
  const draw = () => {
    try {
      doc.image(picture.image, sheet.left, sheet.y, { fit: [sheet.width, room], align: "center", valign: "center" });
    } catch {
      // Its caption still tells that there is one.
    }
  };
  if (!sheet.isTold) structure.leaf("Figure", () => structure.content(draw), { alt: picture.caption });
  sheet.y += room + gap;
  structure.leaf("Caption", () => drawTitle(sheet, picture.caption, "caption"));
}
