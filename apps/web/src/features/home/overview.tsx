import { messageFor } from "@beltwright/contract";
import { libraries, mayAddLibraryRow, type UserData } from "@beltwright/model";
import { Text, Title } from "@mantine/core";
import { usePerson } from "../../session/session.ts";
import { ProblemNotice } from "../../ui/failures/problem-notice.tsx";
import { Page } from "../../ui/page.tsx";
import { AwaitedReviews } from "./awaited-reviews.tsx";
import { Invitation } from "./invitation.tsx";
import { LibraryCard } from "./library-card.tsx";
import { useLibraryCounts } from "./library-counts.ts";
import { LocalDesigns } from "./local-designs.tsx";
import styles from "./overview.module.css";
import { RecentConveyors } from "./recent-conveyors.tsx";
import { StartChoices } from "./start-choices.tsx";

/** The first screen after signing in: what there is and where to begin. */
export function Overview({ user }: { readonly user: UserData }) {
  const counts = useLibraryCounts();
  return (
    <Page
      title={user.firstName ? `Welcome, ${user.firstName}` : "Welcome"}
      about="Design a belt conveyor: start in one of three ways, or carry on where you left off."
      width="wide"
    >
      <Invitation />
      <AwaitedReviews />
      <LocalDesigns />
      <RecentConveyors />
      <StartChoices />
      <Title order={2} mb={8}>
        Libraries
      </Title>
      <ProblemNotice error={counts.error} />
      <Facts user={user} total={counts.total} />
      <ul className={styles.cards} aria-label="Libraries">
        {libraries.map((definition) => (
          <LibraryCard
            key={definition.plural}
            definition={definition}
            count={counts.byLibrary.get(definition.plural)}
          />
        ))}
      </ul>
    </Page>
  );
}

function Facts({ user, total }: { readonly user: UserData; readonly total: number | undefined }) {
  return (
    <dl className={styles.facts}>
      <Fact label="Entries" value={total === undefined ? "…" : total.toLocaleString("en")} />
      <Fact label="Libraries" value={String(libraries.length)} />
      <Fact label="Your plan" value={standing(user)} note={<MayAdd />} />
    </dl>
  );
}

function Fact({
  label,
  value,
  note,
}: {
  readonly label: string;
  readonly value: string;
  readonly note?: React.ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

function MayAdd() {
  const verdict = mayAddLibraryRow(usePerson());
  return (
    <Text span size="xs" c="dimmed">
      {verdict.kind === "allowed" ? "You can add, copy and edit entries of your own." : messageFor(verdict.code)}
    </Text>
  );
}

function standing(user: UserData): string {
  if (user.userIsAdmin) return "Administrator";
  return user.userHasSub ? "Subscriber" : "No subscription";
}
