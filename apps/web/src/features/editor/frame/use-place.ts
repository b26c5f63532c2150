import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useEditorTools } from "../document/editor-context.ts";
import { placeOf, viewAt } from "../document/place.ts";
import { type PlaceSearch, readPlaceSearch, type Search, withoutPlace } from "../place-search.ts";

/** Long enough for a walk through points by arrow keys, too short to leave the page meanwhile. */
const pause = 120;

/**
 * Keeps the place in the address, so that a reload, a bookmark and the way back lead to it. A panel is a step of its own in
 * the history: going back closes it.
 */
export function usePlace(): void {
  const { view } = useEditorTools();
  const router = useRouter();
  useEffect(() => {
    const { pathname } = router.state.location;
    let written = keyOf(readPlaceSearch(router.state.location.search));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTravelling = false;
    const write = (isStep: boolean) => {
      clearTimeout(timer);
      const place = placeOf(view.getState());
      if (keyOf(place) === written) return;
      written = keyOf(place);
      void router.navigate({
        to: ".",
        search: (search: Search) => ({ ...withoutPlace(search), ...place }),
        replace: !isStep,
        resetScroll: false,
      });
    };
    const stops = [
      view.subscribe((now, before) => {
        if (now.panel !== before.panel) {
          write(now.panel !== undefined && before.panel === undefined);
          return;
        }
        clearTimeout(timer);
        timer = setTimeout(() => write(false), pause);
      }),
      // Only the way back and forth leads somewhere: what was written here may arrive late, when the view has moved on.
      router.history.subscribe(({ action }) => {
        isTravelling = action.type !== "PUSH" && action.type !== "REPLACE";
        if (isTravelling) clearTimeout(timer);
      }),
      router.subscribe("onResolved", ({ toLocation }) => {
        if (!isTravelling || toLocation.pathname !== pathname) return;
        isTravelling = false;
        written = keyOf(readPlaceSearch(toLocation.search));
        view.setState(viewAt(toLocation.search));
      }),
      () => clearTimeout(timer),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [view, router]);
}

function keyOf(place: PlaceSearch): string {
  return JSON.stringify(Object.entries(place).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
