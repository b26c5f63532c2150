import { correctionWords } from "@beltwright/contract";
import { correctionCodes } from "@beltwright/model";

/** The page of corrections: the same words as docs/corrections.md. */
export function correctionsText(): string {
  const corrections = correctionCodes.map((code) => {
    const { title, text, source } = correctionWords[code];
    return `## ${title}\n${text}\n\nSource: ${source}.`;
  });
  return `
A conveyor that was last saved before the calculation was corrected opens as it was typed, and is calculated as below. The editor says
how many of its main results move; **Show what moved** lists them as saved and now. Nothing is stored until you save.

> Check drives, take-up and belt of conveyors that are built or ordered: most pulls and tensions rise.

${corrections.join("\n\n")}

## Heights of points
Earlier files give the heights of pulley centres, and keep them. Where the heights were taken from a profile of the belt, the form
Calculation switches **Heights of points** to Belt line: a pulley then lies under or over the belt that is drawn. The notice shows what
that would change before you take it, and it can be undone.
`;
}
