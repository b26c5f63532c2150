import { methods } from "@beltwright/engine";
import { setValue } from "@beltwright/model";
import { methodTitles } from "@beltwright/results";
import { ActionIcon, Button, Group, Tooltip } from "@mantine/core";
import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { ChoiceBox } from "../../../ui/boxes/choice-box.tsx";
import { pageHeadingId } from "../../../ui/page.tsx";
import { isUnsaved } from "../document/editor.ts";
import { useConveyor, useEdit, useEditorState, useEditorTools, useIsReadOnly } from "../document/editor-context.ts";
import { openSide } from "../document/view.ts";
import { PresenceMarks } from "../presence/presence-marks.tsx";
import { ReleasedMark } from "../review/released-mark.tsx";
import { FileMenu, PanelButtons } from "./file-menu.tsx";
import styles from "./frame.module.css";
import { useSaveFirst } from "./save-first.tsx";

/** Which conveyor this is, whether it is saved, and what can be done with the whole of it. */
export function EditorHeader() {
  const convNo = useConveyor((conveyor) => conveyor.convNo);
  const project = useConveyor((conveyor) => conveyor.project);
  const { guard, dialog } = useSaveFirst();
  return (
    <header className={styles.header}>
      <title>{`${convNo} · Beltwright`}</title>
      <Link to="/" className={styles.back} aria-label="Back to the lists">
        ‹
      </Link>
      <h1 id={pageHeadingId} tabIndex={-1} className={styles.name} title={`${convNo} ${project}`.trim()}>
        {convNo} <span className={styles.project}>{project}</span>
      </h1>
      <SavedMark />
      <ReleasedMark />
      <HistoryButtons />
      <MethodSwitch />
      <CompareButton />
      <div className={styles.acts}>
        <PresenceMarks />
        <PanelButtons />
        <FileMenu guard={guard} />
        <SaveButton />
      </div>
      {dialog}
    </header>
  );
}

function SavedMark() {
  const hasChanges = useEditorState(isUnsaved);
  const revision = useEditorState(({ saved }) => saved.revision);
  const saving = useEditorState((state) => state.saving.kind);
  const isLocal = useEditorState((state) => state.isLocal);
  const isProposal = useEditorState(({ proposal }) => proposal !== undefined);
  const words = { saving: "saving…", waiting: "waiting for the server" }[String(saving)];
  const done = isProposal ? "proposed ✓" : "saved ✓";
  if (isLocal) {
    return (
      <span className={styles.saved} role="status">
        {words ?? "kept in this browser"}
      </span>
    );
  }
  return (
    <span className={styles.saved} data-unsaved={hasChanges} role="status">
      {words ?? (hasChanges ? "● unsaved" : done)}{" "}
      <span className={styles.revision}>
        {isProposal && "on "}rev {revision}
      </span>
    </span>
  );
}

function HistoryButtons() {
  const { editor } = useEditorTools();
  const undo = useEditorState(({ past }) => past.at(-1)?.label);
  const redo = useEditorState(({ future }) => future[0]?.label);
  return (
    <Group gap={2} wrap="nowrap">
      <Tooltip label={undo === undefined ? "Nothing to undo" : `Undo: ${undo}`}>
        <ActionIcon
          color="gray"
          size={28}
          aria-label={undo === undefined ? "Undo" : `Undo: ${undo}`}
          disabled={undo === undefined}
          onClick={() => editor.undo()}
        >
          <IconArrowBackUp size={17} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={redo === undefined ? "Nothing to redo" : `Redo: ${redo}`}>
        <ActionIcon
          color="gray"
          size={28}
          aria-label={redo === undefined ? "Redo" : `Redo: ${redo}`}
          disabled={redo === undefined}
          onClick={() => editor.redo()}
        >
          <IconArrowForwardUp size={17} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

function MethodSwitch() {
  const method = useConveyor(({ calcMethod }) => calcMethod);
  const change = useEdit(setValue);
  const isReadOnly = useIsReadOnly();
  return (
    <ChoiceBox
      aria-label="Calculation method"
      data={methods.map((value) => ({ value, label: methodTitles[value] }))}
      value={method}
      disabled={isReadOnly}
      onChange={(value) => change({ path: "calcMethod", value })}
    />
  );
}

function CompareButton() {
  const { view } = useEditorTools();
  return (
    <Button size="compact-xs" variant="subtle" color="gray" onClick={() => openSide(view, "methods")}>
      Compare
    </Button>
  );
}

function SaveButton() {
  const { save } = useEditorTools();
  const hasChanges = useEditorState(isUnsaved);
  const saving = useEditorState((state) => state.saving.kind);
  const isReadOnly = useIsReadOnly();
  const isProposing = useEditorState((state) => state.isProposing);
  return (
    <Button disabled={isReadOnly || !hasChanges} loading={saving === "saving"} onClick={save}>
      {isProposing ? "Save as proposal" : "Save"}
    </Button>
  );
}
