import { findFieldAt, type NumberField, outputAt } from "@beltwright/model";
import type { Goal } from "@beltwright/studies";
import { Button, Group, Select, Text } from "@mantine/core";
import { useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useLive, useView } from "../document/editor-context.ts";
import { useLimit } from "../results/limit-bar.tsx";
import { Searching } from "../search/searching.tsx";
import { inputChoices, resultChoices } from "./choices.ts";
import { ChoiceOf, QuantityOf } from "./goal-fields.tsx";
import styles from "./seek.module.css";
import { SeekResult } from "./seek-result.tsx";
import { useSeek } from "./use-seek.ts";

/** What is typed; what is not is as it stands. */
interface Typed extends Pick<Goal, "result" | "side" | "from" | "to"> {
  readonly change: string | null;
  readonly goal?: number | undefined;
  readonly parts?: Goal["parts"];
}

/** Question and answer of a goal that is sought; nothing of the design changes before it is taken. */
export function SeekForm({ asked, onDone }: { readonly asked: string; readonly onDone: () => void }) {
  const [typed, setTyped] = useState<Typed>({ result: asked === "" ? "percentBeltCapacity" : asked, change: null });
  const goal = useGoal(typed);
  const { search, begin, cancel } = useSeek(goal);
  const [sought, setSought] = useState<Goal | undefined>(undefined);
  const document = useConveyor((conveyor) => conveyor);
  // An answer stays where it is, greyed, when the question changes: without it the button would slip from the pointer.
  const isAnswered = search.kind === "found" && JSON.stringify(sought) === JSON.stringify(goal);
  const type = (change: Partial<Typed>) => {
    if (search.kind === "searching") cancel();
    setTyped((before) => ({ ...before, ...change }));
  };
  const seek = () => {
    setSought(goal);
    begin();
  };
  return (
    <>
      <GoalFields typed={typed} onType={type} />
      {search.kind === "failed" && <Text size="sm">The search broke. Your design is as it was.</Text>}
      {search.kind === "searching" && <Searching solves={search.solves} of="calculation" onCancel={cancel} />}
      {search.kind === "found" && sought && search.conveyor === document && (
        <SeekResult goal={sought} answer={search.found} isStale={!isAnswered} onDone={onDone} />
      )}
      {search.kind !== "searching" && (
        <Group justify="flex-end" mt={12}>
          <Button variant={isAnswered ? "default" : "filled"} disabled={!goal} onClick={seek}>
            Seek
          </Button>
        </Group>
      )}
    </>
  );
}

/** The whole question, with what is usual where nothing was typed; undefined until an input is chosen. */
function useGoal({ result, change, goal, side, parts = "chosen", ...bounds }: Typed): Goal | undefined {
  const now = useLive(({ results }) => results.at(result));
  const limit = useLimit(result);
  if (change === null || typeof now !== "number") return undefined;
  return { change, result, goal: goal ?? now, side: side ?? limit?.must ?? "most", parts, ...bounds };
}

interface GoalFieldsProps {
  readonly typed: Typed;
  readonly onType: (change: Partial<Typed>) => void;
}

function GoalFields({ typed, onType }: GoalFieldsProps) {
  const system = useUnitSystem();
  const conveyor = useConveyor((document) => document);
  const chosen = { drive: useView((view) => view.drive), point: useView((view) => view.point) };
  const results = useLive((live) => live.results);
  const now = useLive((live) => live.results.at(typed.result));
  const limit = useLimit(typed.result);
  const isNumber = (path: string) => typeof results.at(path) === "number";
  const field = typed.change === null ? undefined : findFieldAt(typed.change);
  return (
    <div className={styles.fields}>
      <Select
        label="Result"
        searchable
        allowDeselect={false}
        data={resultChoices(conveyor, chosen, isNumber, typed.result)}
        value={typed.result}
        onChange={(result) => result !== null && onType({ result, goal: undefined, side: undefined })}
      />
      <QuantityOf
        label="Goal"
        field={goalField(typed.result)}
        value={typed.goal ?? (typeof now === "number" ? now : 0)}
        system={system}
        onCommit={(goal) => onType({ goal })}
      />
      <Select
        label="Change"
        placeholder="Choose an input"
        searchable
        limit={200}
        data={inputChoices(conveyor, chosen, system)}
        value={typed.change}
        onChange={(change) => onType({ change, from: undefined, to: undefined })}
      />
      <ChoiceOf
        label="If it jumps past the goal, stay"
        choices={{ most: "At or below", least: "At or above" }}
        value={typed.side ?? limit?.must ?? "most"}
        onChoose={(side) => onType({ side })}
      />
      {field?.kind === "number" && <Bounds field={field} typed={typed} onType={onType} />}
      <ChoiceOf
        label="Parts on Auto"
        choices={{ chosen: "Chosen anew", held: "Held as they are" }}
        value={typed.parts ?? "chosen"}
        onChoose={(parts) => onType({ parts })}
      />
    </div>
  );
}

function Bounds({ field, typed, onType }: GoalFieldsProps & { readonly field: NumberField }) {
  const system = useUnitSystem();
  return (
    <div className={styles.bounds}>
      <QuantityOf
        label="From"
        field={field}
        value={typed.from ?? field.min}
        system={system}
        onCommit={(from) => onType({ from })}
      />
      <QuantityOf
        label="To"
        field={field}
        value={typed.to ?? field.max}
        system={system}
        onCommit={(to) => onType({ to })}
      />
    </div>
  );
}

/** A goal is typed as an input of the unit of its result, without bounds of its own. */
function goalField(result: string): NumberField {
  const { label = result, unit = "1" } = outputAt(result) ?? {};
  return { kind: "number", name: "goal", label, help: "", group: "", unit, default: 0, min: -1e15, max: 1e15 };
}
