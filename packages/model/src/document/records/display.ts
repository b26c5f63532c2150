import { form } from "../definition.ts";
import { flag, metres, oneOf, ratio } from "../figures.ts";

/** How drawings of this conveyor are laid out; part of the file so that prints look the same for everyone. */
export const drawings = form(
  "drawings",
  "Drawings",
  metres("drawSnapSize", "Snap size", 1, "Grid that dragged points snap to; 0 for none.", { max: 1000 }),
  ratio("scaleLongX", "Long section scale", 0, "Pixels for a metre along the long section; 0 fits the view."),
  ratio("scaleLongZ", "Long section height scale", 0, "Pixels for a metre of height; 0 as the length."),
  ratio("scalePlan", "Plan scale", 0, "Pixels for a metre in plan; 0 fits the view."),
  flag("showSectionForm", "Show form", true, "Shows the form beside the cross-section."),
  flag("showSectionText", "Show text", true, "Shows the labels under the cross-section."),
  flag("showSketch", "Sketch in summary", true, "Shows the profile sketch in the summary."),
  flag("showLogo", "Logo in summary", true, "Shows the company logo in the summary."),
  oneOf("sectionDensity", "Section density", ["Low", "High"], "Bulk density the cross-section is drawn with."),
);
