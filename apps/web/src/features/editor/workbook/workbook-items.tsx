import { messages } from "@beltwright/contract";
import { Menu, Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { failureText } from "../../../ui/failures/failure.ts";
import { lateView } from "../../../ui/late/late-view.tsx";
import { loadConveyorFile } from "../../../ui/saving/use-download.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useEditorTools, useIsReadOnly, useServerId } from "../document/editor-context.ts";
import type { Guard } from "../frame/save-first.tsx";
import type { CameBack } from "./workbook-file.ts";

const ChangedCells = lateView(async () => (await import("./changed-cells.tsx")).ChangedCells);

/** A workbook with every input, to be edited in a spreadsheet program and taken back. */
export function useWorkbook() {
  const input = useRef<HTMLInputElement>(null);
  const [cameBack, setCameBack] = useState<CameBack>();
  const close = () => setCameBack(undefined);
  const open = async (file: File) => {
    const { openWorkbook } = await import("./workbook-file.ts");
    const read = await openWorkbook(file);
    if (typeof read === "string") toast.failed(read);
    else setCameBack(read);
  };
  const dialog = (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Workbook to take over"
        accept=".xlsx"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) void open(file);
        }}
      />
      <Modal opened={cameBack !== undefined} onClose={close} title="Take over a workbook" size={820}>
        <Suspense>{cameBack && <ChangedCells cameBack={cameBack} onDone={close} />}</Suspense>
      </Modal>
    </>
  );
  return { dialog, choose: () => input.current?.click() };
}

interface WorkbookItemsProps {
  readonly guard: Guard;
  readonly onChoose: () => void;
}

export function WorkbookItems({ guard, onChoose }: WorkbookItemsProps) {
  const id = useServerId();
  const { save } = useEditorTools();
  const isReadOnly = useIsReadOnly();
  const system = useUnitSystem();
  const { mutate } = useMutation({
    mutationFn: async (of: string) => {
      const json = await loadConveyorFile("Json", of);
      const { saveWorkbook } = await import("./workbook-file.ts");
      await saveWorkbook(json, system);
    },
    onError: (error) => toast.failed(failureText(messages["conveyor-download-failed"], error)),
  });
  return (
    <>
      <Menu.Item
        onClick={(event) => {
          // The server decides who may have it as a file, and must have the design first.
          if (id === undefined) save();
          else if (guard(event, () => mutate(id))) mutate(id);
        }}
      >
        Download workbook
      </Menu.Item>
      <Menu.Item disabled={isReadOnly} onClick={onChoose}>
        Take over a workbook…
      </Menu.Item>
    </>
  );
}
