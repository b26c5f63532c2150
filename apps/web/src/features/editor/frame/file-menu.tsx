import { choosePartsAgain } from "@beltwright/model";
import { ActionIcon, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import type { ConveyorFile } from "../../../ui/saving/save-conveyor-file.ts";
import { useDownload } from "../../../ui/saving/use-download.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import {
  useConveyor,
  useEdit,
  useEditorTools,
  useIsReadOnly,
  useLive,
  useServerId,
  useSetView,
} from "../document/editor-context.ts";
import { freezeAll } from "../library/freeze.ts";
import { OpenProposalCount } from "../proposals/open-proposal-count.tsx";
import { useWorkbook, WorkbookItems } from "../workbook/workbook-items.tsx";
import styles from "./frame.module.css";
import { usePanelActs, useSaveAs } from "./panel-acts.ts";
import type { Guard } from "./save-first.tsx";

interface Guarded {
  readonly guard: Guard;
}

/** What else can be done with the whole design, over the work. */
export function PanelButtons() {
  const acts = usePanelActs();
  return acts.map(({ name, title, run }) => (
    <button key={name} type="button" className={styles.pageLink} onClick={run}>
      {title}
      {name === "proposals" && <OpenProposalCount />}
    </button>
  ));
}

export function FileMenu({ guard }: Guarded) {
  const { editor } = useEditorTools();
  const saveAs = useSaveAs();
  const isReadOnly = useIsReadOnly();
  const system = useUnitSystem();
  const input = useRef<HTMLInputElement>(null);
  const workbook = useWorkbook();
  return (
    <>
      {workbook.dialog}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Conveyor file to upload"
        accept=".xml,.json"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) void import("../document/upload.ts").then(({ uploadInto }) => uploadInto(editor, file, system));
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
          <Menu.Item onClick={saveAs}>Save as…</Menu.Item>
          <PartsItems />
          <Download type="T6" guard={guard}>
            Download T6 XML
          </Download>
          <Download type="Json" guard={guard}>
            Download JSON
          </Download>
          <WorkbookItems guard={guard} onChoose={workbook.choose} />
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

function Download({ type, guard, children }: Guarded & { readonly type: ConveyorFile; readonly children: ReactNode }) {
  const id = useServerId();
  const { save } = useEditorTools();
  const convNo = useConveyor((conveyor) => conveyor.convNo);
  const { run } = useDownload();
  // Files are written by the server, which must have the design first.
  if (id === undefined) return <Menu.Item onClick={save}>{children}</Menu.Item>;
  const download = () => run(type, { id, convNo });
  return <Menu.Item onClick={(event) => guard(event, download) && download()}>{children}</Menu.Item>;
}

/** The whole design at once: where its drives stand, what Auto chose of it, or let it choose once more. */
function PartsItems() {
  const { editor, calculation } = useEditorTools();
  const isKept = useConveyor(({ partsKept }) => partsKept);
  const isReadOnly = useIsReadOnly();
  const hasRows = useLive((live) => live.hasRows);
  const chooseAgain = useEdit(choosePartsAgain);
  const setView = useSetView();
  return (
    <>
      <Menu.Item disabled={isReadOnly} onClick={() => setView({ isChoosingLayout: true })}>
        Change layout…
      </Menu.Item>
      <Menu.Item disabled={isReadOnly || !hasRows} onClick={() => void freezeAll(editor, calculation)}>
        Freeze all parts
      </Menu.Item>
      <Menu.Item disabled={isReadOnly || !hasRows} onClick={() => setView({ isStandardising: true })}>
        Standardise parts…
      </Menu.Item>
      <Menu.Item disabled={isReadOnly || !isKept} onClick={() => chooseAgain(undefined)}>
        Choose parts again
      </Menu.Item>
    </>
  );
}
