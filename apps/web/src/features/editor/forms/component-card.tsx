import { type FormPlace, removePart, type SlotPlace, selectionModes, setValue } from "@beltwright/model";
import { Button } from "@mantine/core";
import { IconBooks, IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { Choice } from "../calculation/choices.ts";
import {
  useConveyor,
  useEdit,
  useEditorTools,
  useIsReadOnly,
  useLive,
  useSetView,
  useValue,
  useView,
} from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import { freezePart } from "../library/freeze.ts";
import { ChangedEntry } from "./changed-entry.tsx";
import { ChosenValues, KeptValues } from "./chosen-values.tsx";
import { ClassOffer } from "./class-offer.tsx";
import { FieldList } from "./field-list.tsx";
import styles from "./forms.module.css";
import { OfficeLimits } from "./office-limits.tsx";
import { useWantedBelow } from "./use-wanted.ts";

interface ComponentCardProps {
  readonly path: string;
  readonly place: FormPlace;
  readonly slot: SlotPlace;
}

/** Where a copied row came from is said in the heading, not typed. */
const identity: ReadonlySet<string> = new Set(["library", "_id", "revision"]);

/** A component copied from a library: what it is, Auto or Manual, the library in place, and every value of the copy. */
export function ComponentCard({ path, place, slot }: ComponentCardProps) {
  const [isOpen, setOpen] = useState(slot.kind === "conveyor" && !slot.isOptional);
  const wanted = useView(({ wanted: field }) => field?.path ?? "");
  const isShown = isOpen || wanted.startsWith(`${path}.`);
  const description = String(useValue(`${path}.description`) ?? "");
  const category = String(useValue(`${path}.category`) ?? "");
  const choice = useChoice(path, slot.mode);
  const isKept = useIsKept(slot.mode);
  const led = useWantedBelow(path, isKept || choice?.kind === "chosen");
  const fields = place.groups.flatMap((group) => group.fields).filter(({ name }) => !identity.has(name));
  const what = choice ? choiceText(choice) : description === "" ? "none chosen" : description;
  const isThere = choice ? choice.kind === "chosen" : description !== "";
  const from = !isThere ? "" : isKept ? "chosen automatically, kept" : choice ? "chosen automatically" : category;
  return (
    <section className={styles.card} aria-label={slot.title}>
      <header className={styles.cardHead}>
        <button type="button" className={styles.cardTitle} aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
          {isShown ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
          <span className={styles.cardName}>{slot.title}</span>
          <span className={styles.cardWhat} title={what}>
            {what}
          </span>
          <span className={styles.cardFrom} title={from}>
            {from}
          </span>
        </button>
        {/* What Auto has chosen is not typed: what leads to a value of it leads to the switch. */}
        <div ref={led.ref} className={styles.cardChoice} data-wanted={led.isWanted}>
          {slot.mode !== undefined && <ModeSwitch path={path} slot={slot} mode={slot.mode} choice={choice} />}
          <ChooseButton path={path} title={slot.title} />
          {slot.isOptional && description !== "" && <RemoveButton path={path} title={slot.title} />}
        </div>
      </header>
      <OfficeLimits library={slot.library} mode={slot.mode} />
      {!isKept && choice === undefined && <ChangedEntry path={path} slot={slot} />}
      {!isKept && choice === undefined && slot.library === "belts" && <ClassOffer path={path} />}
      {isShown &&
        (isKept ? (
          <KeptValues path={path} fields={fields} />
        ) : choice?.kind === "chosen" ? (
          <ChosenValues library={slot.library} id={choice.id} fields={fields} />
        ) : (
          <FieldList path={path} fields={fields} />
        ))}
    </section>
  );
}

/** Whether Auto chose it when the conveyor was saved; the document itself holds what it is. */
function useIsKept(mode: string | undefined): boolean {
  const isAuto = useValue(mode ?? "") === "Auto";
  return useConveyor(({ partsKept }) => partsKept) && isAuto;
}

/** What the program took for a component on Auto; undefined where it is Manual, kept or nothing was chosen from. */
function useChoice(path: string, mode: string | undefined): Choice | undefined {
  const isKept = useIsKept(mode);
  const isAuto = useValue(mode ?? "") === "Auto" && !isKept;
  const choice = useLive(({ answer }) => (answer?.kind === "calculated" ? answer.choices[path] : undefined));
  return isAuto ? choice : undefined;
}

const choiceWords = {
  "none-fits": "none of the library fits",
  "not-needed": "not needed",
  "left-out": "left out",
  missing: "none chosen",
} as const;

function choiceText(choice: Choice): string {
  return choice.kind === "chosen" ? choice.description : choiceWords[choice.kind];
}

interface ModeSwitchProps {
  readonly path: string;
  readonly slot: SlotPlace;
  readonly mode: string;
  readonly choice: Choice | undefined;
}

const modes = selectionModes.map((mode) => ({ value: mode, label: mode }));

/** Manual holds on to what Auto has chosen. */
function ModeSwitch({ path, slot, mode: modePath, choice }: ModeSwitchProps) {
  const { editor, calculation } = useEditorTools();
  const mode = useValue(modePath);
  const change = useEdit(setValue);
  const isReadOnly = useIsReadOnly();
  return (
    <Segmented
      size="xs"
      aria-label={`Selection of ${slot.title}`}
      data={modes}
      value={mode === "Manual" ? "Manual" : "Auto"}
      disabled={isReadOnly}
      onChange={(value) => {
        if (value === "Manual") void freezePart(editor, calculation, { path, slot, choice });
        else change({ path: modePath, value });
      }}
    />
  );
}

/** A part that a conveyor does without goes as it came. */
function RemoveButton({ path, title }: { readonly path: string; readonly title: string }) {
  const { editor } = useEditorTools();
  const remove = useEdit(removePart);
  const isReadOnly = useIsReadOnly();
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      color="red"
      disabled={isReadOnly}
      aria-label={`Remove ${title}`}
      onClick={() => {
        if (remove({ path }).kind === "changed") toast.done(`The ${title} is removed`, undoOffer(editor));
      }}
    >
      Remove
    </Button>
  );
}

function ChooseButton({ path, title }: { readonly path: string; readonly title: string }) {
  const setView = useSetView();
  const isReadOnly = useIsReadOnly();
  return (
    <Button
      size="compact-xs"
      variant="default"
      disabled={isReadOnly}
      leftSection={<IconBooks size={14} aria-hidden />}
      aria-label={`Choose ${title} from library`}
      onClick={() => setView({ chooser: path })}
    >
      Library
    </Button>
  );
}
