import { type Conveyor, planFamilyOf, startingCapacity, type TypedNumbers } from "@beltwright/model";
import { Button, Group } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { searchOf } from "../../../drafts/local-start.ts";
import { useNeedsPlan, useUser } from "../../../session/session.ts";
import { conveyorsKey } from "../../../session/tally.ts";
import { ProblemNotice } from "../../../ui/failures/problem-notice.tsx";
import { fiveNumberFields } from "../../../ui/five-numbers.ts";
import { Page } from "../../../ui/page.tsx";
import { usePreferences } from "../../../ui/preferences/use-preferences.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { FiveFields } from "./five-fields.tsx";
import { OpeningResults } from "./opening-results.tsx";
import { postNewDesign } from "./post-new-design.ts";
import styles from "./start.module.css";
import { useFirstDesign } from "./use-first-design.ts";

const usual = { length: 100, lift: 10 };

/** Five numbers give a complete first design at once; what comes of them shows while they are typed. */
export function StartPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { userIsAdmin, subscriptions } = useUser();
  const [typed, setTyped] = useState<TypedNumbers>(() => {
    const family = userIsAdmin ? undefined : planFamilyOf(subscriptions, Date.now());
    return { ...usual, capacity: startingCapacity(family) };
  });
  const system = useUnitSystem();
  const preferences = usePreferences();
  const { design, calls } = useFirstDesign(typed, preferences.data, system);
  const needsPlan = useNeedsPlan();
  const [isWhole, setWhole] = useState(true);
  const isStale = design?.typed !== typed || design.system !== system || !isWhole;
  const create = useMutation({
    mutationFn: (conveyor: Conveyor) => postNewDesign(conveyor),
    onSuccess: (id) => {
      void queryClient.invalidateQueries({ queryKey: conveyorsKey });
      void navigate({ to: "/conveyors/$id", params: { id } });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!design || isStale) return;
    if (needsPlan) void navigate({ to: "/try", search: searchOf({ ...typed, width: design.conveyor.beltWidthInp }) });
    else create.mutate(design.conveyor);
  };
  return (
    <Page title="New conveyor from five numbers" width="narrow">
      <form onSubmit={submit} className={styles.form}>
        <FiveFields
          typed={typed}
          suggestedWidth={design?.suggestedWidth ?? fiveNumberFields.width.default}
          onChange={setTyped}
          onWhole={setWhole}
        />
        <ProblemNotice error={preferences.error} onRetry={() => void preferences.refetch()} />
        <OpeningResults {...{ design, calls, isStale }} />
        <ProblemNotice error={create.error} />
        <Group>
          <Button type="submit" disabled={isStale} loading={create.isPending}>
            {needsPlan ? "Open the design" : "Create the conveyor"}
          </Button>
        </Group>
      </form>
    </Page>
  );
}
