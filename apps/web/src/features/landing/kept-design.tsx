import { useQuery } from "@tanstack/react-query";
import { TextLink } from "../../ui/link.tsx";
import { formatTime } from "../../ui/time.ts";
import styles from "./landing.module.css";

/** The way back to a design that somebody began here and that no account has yet. */
export function KeptDesign() {
  const { data: kept = null } = useQuery({
    queryKey: ["local-designs", "newest"] as const,
    // What reads designs comes after the page has been painted.
    queryFn: async () => {
      const { findLocal } = await import("../../drafts/local-designs.ts");
      return (await findLocal(undefined)) ?? null;
    },
    gcTime: 0,
  });
  if (kept === null) return null;
  return (
    <p className={styles.kept} role="status">
      {`Your design ${kept.conveyor.convNo} of ${formatTime(kept.at)} is kept in this browser. `}
      <TextLink to="/try" search={{ design: kept.id }}>
        Continue with it
      </TextLink>
    </p>
  );
}
