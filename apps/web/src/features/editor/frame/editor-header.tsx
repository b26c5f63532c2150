import { choosePartsAgain, setValue } from "@beltwright/model";
import { ActionIcon, Button, Group, Menu, SegmentedControl, Tooltip } from "@mantine/core";
import { IconArrowBackUp, IconArrowForwardUp, IconDots } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { pageHeadingId } from "../../../ui/page.tsx";
import { isUnsaved } from "../document/editor.ts";
import {
  useConveyor,
  useEdit,
  useEditorState,
  useEditorTools,
  useIsReadOnly,
  useLive,
  useSetView,
} from "../document/editor-context.ts";
import { freezeAll } from "../library/freeze.ts";
import styles from "./frame.module.css";

/** Which conveyor this is, whether it is saved, and what can be done with the whole of it. */
export function EditorHeader() {
  const convNo = useConveyor((conveyor) => conveyor.convNo);
  const project = useConveyor((conveyor) => conveyor.project);
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
      <HistoryButtons />
      <MethodSwitch />
      <CompareButton />
      <Group gap={6} ml="auto" wrap="nowrap">
        <PageLinks />
        <FileMenu />
        <SaveButton />
      </Group>
    </header>
  );
}

function SavedMark() {
  const hasChanges = useEditorState(isUnsaved);
  const revision = useEditorState(({ saved }) => saved.revision);
  const saving = useEditorState((state) => state.saving.kind);
  const words = { saving: "saving…", waiting: "waiting for the server" }[String(saving)];
  return (
    <span className={styles.saved} data-unsaved={hasChanges} role="status">
      {words ?? (hasChanges ? "● unsaved" : "saved ✓")} <span className={styles.revision}>rev {revision}</span>
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
    <SegmentedControl
      size="xs"
      aria-label="Calculation method"
      data={["ISO", "CEMA", "VISCO"]}
      value={method}
      disabled={isReadOnly}
      onChange={(value) => change({ path: "calcMethod", value })}
    />
  );
}

function CompareButton() {
  const setView = useSetView();
  return (
    <Button size="compact-xs" variant="subtle" color="gray" onClick={() => setView({ side: "methods" })}>
      Compare
    </Button>
  );
}

/** The other pages of this conveyor. */
function PageLinks() {
  const id = useEditorState((state) => state.id);
  const isReadOnly = useIsReadOnly();
  return (
    <>
      {!isReadOnly && (
        <Link to="/conveyors" search={{ versions: id }} className={styles.pageLink}>
          Versions
        </Link>
      )}
      <Link to="/conveyors/$id/reports" params={{ id }} className={styles.pageLink}>
        Reports
      </Link>
    </>
  );
}

function FileMenu() {
  const { editor } = useEditorTools();
  const id = useEditorState((state) => state.id);
  const isReadOnly = useIsReadOnly();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Conveyor file to upload"
        accept=".xml,.json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) void import("../document/upload.ts").then(({ uploadInto }) => uploadInto(editor, file));
        }}
      />
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon color="gray" size={30} aria-label="File">
            <IconDots size={17} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={isReadOnly} onClick={() => input.current?.click()}>
            Upload XML into this design
          </Menu.Item>
          <PartsItems />
          <Menu.Item component="a" href={`/api/downloadT6/${encodeURIComponent(id)}`}>
            Download T6 XML
          </Menu.Item>
          <Menu.Item component="a" href={`/api/downloadJson/${encodeURIComponent(id)}`}>
            Download JSON
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

/** Auto for the whole design: hold on to what it chose, or let it choose once more. */
function PartsItems() {
  const { editor, calculation } = useEditorTools();
  const isKept = useConveyor(({ partsKept }) => partsKept);
  const isReadOnly = useIsReadOnly();
  const hasRows = useLive((live) => live.hasRows);
  const chooseAgain = useEdit(choosePartsAgain);
  return (
    <>
      <Menu.Item disabled={isReadOnly || !hasRows} onClick={() => void freezeAll(editor, calculation)}>
        Freeze all parts
      </Menu.Item>
      <Menu.Item disabled={isReadOnly || !isKept} onClick={() => chooseAgain(undefined)}>
        Choose parts again
      </Menu.Item>
    </>
  );
}

function SaveButton() {
  const { save } = useEditorTools();
  const hasChanges = useEditorState(isUnsaved);
  const saving = useEditorState((state) => state.saving.kind);
  const isReadOnly = useIsReadOnly();
  return (
    <Button disabled={isReadOnly || !hasChanges} loading={saving === "saving"} onClick={save}>
      Save
    </Button>
  );
}
