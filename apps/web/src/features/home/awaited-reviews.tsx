import type { AwaitedReview } from "@beltwright/contract";
import { Button, Title } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { conveyorsKey } from "../../session/tally.ts";
import { ConveyorLink } from "../../ui/conveyor-link.tsx";
import { formatTime } from "../../ui/time.ts";
import styles from "./awaited-reviews.module.css";

const awaitedQuery = queryOptions({
  queryKey: [...conveyorsKey, "awaited-reviews"] as const,
  queryFn: ({ signal }) => api.get<readonly AwaitedReview[]>("/api/reviews", { signal }),
  staleTime: 0,
});

const firstShown = 5;

/** Revisions that wait for the person's check or approval; nothing where there are none. */
export function AwaitedReviews() {
  const { data = [] } = useQuery(awaitedQuery);
  const [isWhole, setWhole] = useState(false);
  if (data.length === 0) return null;
  const shown = isWhole ? data : data.slice(0, firstShown);
  return (
    <section className={styles.awaited} aria-labelledby="awaited-reviews">
      <Title order={2} id="awaited-reviews" mb={8}>
        Waiting for your review
      </Title>
      <ul className={styles.list}>
        {shown.map((review) => (
          <li key={review.conveyorId}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      {data.length > shown.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {`Show all ${data.length}`}
        </Button>
      )}
    </section>
  );
}

function Review({ review }: { readonly review: AwaitedReview }) {
  const { conveyorId, convNo, project, label, step, designedBy, since } = review;
  return (
    <ConveyorLink id={conveyorId} panel="review" className={styles.review}>
      <span className={styles.step}>{step === "check" ? "Check" : "Approve"}</span>
      <span className={styles.design}>
        <strong>{convNo || "(no number)"}</strong>
        {` revision ${label}`}
        {project !== "" && <span className={styles.quiet}>{` · ${project}`}</span>}
      </span>
      <span className={styles.quiet}>{`by ${designedBy}, since ${formatTime(since)}`}</span>
    </ConveyorLink>
  );
}
