import { describe, expect, it } from "vitest";
import { readPlaceSearch, withoutPlace } from "../place-search.ts";
import { placeOf, viewAt } from "./place.ts";
import { createView, openForm, startView } from "./view.ts";

describe("the address of a place in the editor", () => {
  it("says nothing of an editor that was just opened", () => {
    expect(placeOf(startView)).toEqual({});
    expect({ ...startView, ...viewAt({}) }).toEqual(startView);
  });

  it("leads back to form, view, drawing, chart, drive and panel", () => {
    const view = createView();
    openForm(view, "drives", { drive: 2, panel: "reports", side: "findings" });
    const place = placeOf(view.getState());
    expect(readPlaceSearch({ ...place })).toEqual(place);
    expect(createView(viewAt({ ...place })).getState()).toEqual(view.getState());
  });

  it("leads back to the revision that the review is open at, and says nothing of it once another panel is open", () => {
    const view = createView({ panel: "review", release: "01a" });
    const place = placeOf(view.getState());
    expect(createView(viewAt({ ...place })).getState()).toEqual(view.getState());
    view.setState({ panel: "reports" });
    expect(placeOf(view.getState())).toEqual({ panel: "reports" });
  });

  it("takes nothing that is no place", () => {
    const wrong = { form: "money", view: 3, panel: "<b>", point: -1, drive: 1.5, tool: "hammer", chart: 7 };
    expect({ ...startView, ...viewAt(wrong) }).toEqual(startView);
  });

  it("leaves what belongs to others in the address alone", () => {
    const others = { use: "motors/1", at: "drives[0].motor", design: "x" };
    expect(readPlaceSearch(others)).toEqual({});
    expect(withoutPlace({ ...others, form: "belt", point: 3 })).toEqual(others);
  });
});
