import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.tsx", { query: "?raw", import: "default", eager: true });

/** Screens that write a number themselves, and why it is not a calculated one without a trace. */
const writers: Readonly<Record<string, string>> = {
  "./finding-line.tsx": "how many there are of what was found; all else opens",
  "./limit-bar.tsx": "the share of a limit beside the number that opens",
  "./methods-panel.tsx": "within the button that opens it, with its sign",
  "./trace-panel.tsx": "a trace itself",
  "./traced-number.tsx": "the button that opens every number",
  "../calculators/figure-table.tsx": "opens its steps below the table",
  "../calculators/outcome-view.tsx": "opens its steps below the figure",
  "../charts/chart-number.tsx": "plain only while a run is not over",
  "../charts/chart-table.tsx": "times of the axis",
  "../charts/plot.tsx": "the place that is picked, for a screen reader",
  "../comments/drawing-comments.tsx": "places of marks on a drawing",
  "../corrections/belt-line-offer.tsx": "what a switch would change, before it is taken",
  "../corrections/correction-notice.tsx": "as it was saved, and of the same file now, before any change on the screen",
  "../corrections/moved-table.tsx": "as it was saved, and of the same file now, before any change on the screen",
  "../dynamics/over-time.tsx": "names of places that are chosen",
  "../dynamics/refused.tsx": "limits of what may be typed",
  "../dynamics/scenario-form.tsx": "when a cancelled run ended",
  "../dynamics/summary-view.tsx": "how finely the run was followed, and how long it took",
  "../dynamics/time-slider.tsx": "the moment that is chosen",
  "../forms/automatic-value.tsx": "within the field that has it by itself; the result of that name opens",
  "../forms/spacing-zones.tsx": "what zones would come to, before they are taken",
  "../forms/temperature-factor.tsx": "within a button that keeps the number beside it",
  "../frame/layout-dialog.tsx": "what another layout would come to, before it is taken",
  "../frame/standardise-dialog.tsx": "what few sizes would come to, before they are taken",
  "../library/library-table.tsx": "values of rows of a library",
  "../linked/linked-sheets.tsx": "results without the design, behind a link that shows no more",
  "../points/grid-cell.tsx": "places that follow the other strand, to the millimetre",
  "../points/points-form.tsx": "rounds a place halfway between two points",
  "../scene/belt-legend.tsx": "plain only while a run is not over, and the zero of a scale",
  "../scene/walk-bar.tsx": "the place that is chosen",
  "../seek/seek-result.tsx": "the value of an input that was sought, before it is taken",
  "../stream/stream-picture.tsx":
    "where the stream lies as it is dragged, and the ends of a scale; its tensions open above",
  "../studies/trade/aim-rows.tsx": "limits that are typed",
  "../studies/trade/choice-rows.tsx": "values that are typed",
  "../studies/trade/scatter.tsx":
    "results of candidates; one opens beside the design, and as the design its numbers open",
  "../studies/trade/trade-results.tsx":
    "results of candidates; one opens beside the design, and as the design its numbers open",
  "../studies/uncertainty/density-picture.tsx": "places of a curve",
  "../studies/uncertainty/histogram-picture.tsx":
    "statistics of many calculations; that of the design opens among the results",
  "../studies/uncertainty/outcome-tables.tsx":
    "statistics of many calculations; that of the design opens among the results",
  "../studies/uncertainty/shares-offer.tsx": "shares of the scatter of many calculations",
  "../studies/uncertainty/tornado.tsx": "statistics of many calculations; that of the design opens among the results",
  "../studies/uncertainty/tornado-picture.tsx":
    "statistics of many calculations; that of the design opens among the results",
  "../stream/stream-stage.tsx": "where the stream lies, in the name of the case it becomes",
};

const writesNumbers =
  /\b(shownText|displayText|resultText|formatNumber|figureText|valueText|movementText)\(|\.to(Fixed|Precision)\(/;

describe("a calculated number on a screen of the editor", () => {
  it("is shown by the button that opens its trace, or by a screen that is named here with its reason", () => {
    const found = Object.entries(sources).flatMap(([file, source]) => (writesNumbers.test(source) ? [file] : []));
    expect(found.filter((file) => writers[file] === undefined)).toEqual([]);
    expect(Object.keys(writers).filter((file) => !found.includes(file))).toEqual([]);
  });

  it("is looked for in all of its screens", () => {
    expect(Object.keys(sources).length).toBeGreaterThan(80);
  });
});
