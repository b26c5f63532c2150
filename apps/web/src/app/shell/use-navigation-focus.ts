import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { pageHeadingId } from "../../ui/page.tsx";

/** After a navigation the keyboard starts at the new page's heading, unless the page put it in a field. */
export function useNavigationFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        const main = document.getElementById("main");
        if (main?.contains(document.activeElement) && document.activeElement !== main) return;
        (document.getElementById(pageHeadingId) ?? main)?.focus({ preventScroll: true });
      }),
    [router],
  );
}
