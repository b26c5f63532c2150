import type { UnitSystem } from "@beltwright/model";
import { type Chart, chartCsv } from "@beltwright/results";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { fileName } from "../drawings/picture.ts";
import { SaveMenu } from "../drawings/save-menu.tsx";

interface ChartMenuProps {
  readonly chart: Chart;
  readonly system: UnitSystem;
  /** Curves that are switched off. */
  readonly hidden: ReadonlySet<string>;
  /** What files are named after. */
  readonly name: string;
}

/** A chart as it is shown, as a picture or as its numbers. */
export function ChartMenu({ chart, system, hidden, name }: ChartMenuProps) {
  // Drawn only when it is wanted: the page has no other use for it.
  const pictures = () => import("./chart-picture.ts");
  const save = async (format: "png" | "svg") => (await pictures()).saveChart(name, format, chart, { system, hidden });
  return (
    <SaveMenu
      of="chart"
      picture={async () => (await pictures()).chartPicture(chart, { system, hidden })}
      formats={[
        { title: "PNG", save: () => save("png") },
        { title: "SVG", save: () => save("svg") },
        {
          title: "CSV",
          save: () => saveFile(fileName(`${name} ${chart.name}`, "csv"), "text/csv", chartCsv(chart, system)),
        },
      ]}
    />
  );
}
