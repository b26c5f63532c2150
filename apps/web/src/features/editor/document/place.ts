import { toolNames } from "@beltwright/calculators";
import { editorForms } from "@beltwright/model";
import { panelNames } from "../../../ui/design-panels/design-panels.ts";
import { type PlaceSearch, readPlaceSearch, type Search } from "../place-search.ts";
import { layoutNames, stageNames } from "./stage-of-form.ts";
import { sideTabs, startView, type View } from "./view.ts";

const formNames = editorForms().map(({ name }) => name);
const oneOf = <Name extends string>(names: readonly Name[], value: unknown) => names.find((name) => name === value);

/** What the address must say to come back to a view: only what is not as an editor opens anyway. */
export function placeOf(view: View): PlaceSearch {
  const changed = <Name extends keyof View>(name: Name) => (view[name] === startView[name] ? undefined : view[name]);
  return readPlaceSearch({
    form: changed("form"),
    view: changed("stage"),
    drawing: changed("layout"),
    chart: changed("chart"),
    side: changed("side"),
    tool: view.tool,
    panel: view.panel,
    release: view.panel === "review" ? view.release : undefined,
    point: changed("point"),
    drive: changed("drive"),
  });
}

/** The view that an address asks for, whoever wrote it: what it does not say, or there is not, is as an editor opens. */
export function viewAt(search: Search): Partial<View> {
  const place = readPlaceSearch(search);
  return {
    form: oneOf(formNames, place.form) ?? startView.form,
    stage: oneOf(stageNames, place.view) ?? startView.stage,
    layout: oneOf(layoutNames, place.drawing) ?? startView.layout,
    chart: place.chart ?? startView.chart,
    side: oneOf(sideTabs, place.side) ?? startView.side,
    tool: toolNames.find(({ name }) => name === place.tool)?.name,
    panel: oneOf(panelNames, place.panel),
    release: place.release,
    point: place.point ?? startView.point,
    drive: place.drive ?? startView.drive,
  };
}
