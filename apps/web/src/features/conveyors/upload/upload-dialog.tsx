import { messageFor } from "@beltwright/contract";
import { type ConveyorFileType, conveyorFileType, mayUploadConveyor, temporaryMessageSeconds } from "@beltwright/model";
import { Button, FileButton, Group, Modal, Text } from "@mantine/core";
import { IconFile } from "@tabler/icons-react";
import { type DragEvent, useEffect, useEffectEvent, useState } from "react";
import { usePerson } from "../../../session/session.ts";
import { useTally } from "../../../session/tally.ts";
import { explain } from "../../../ui/failures/explain.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { AddedConveyor } from "../conveyor-calls.ts";
import styles from "../conveyors.module.css";
import { forgetUploadResult } from "./upload.ts";
import { UploadResult } from "./upload-result.tsx";
import { useUpload } from "./use-upload.ts";

interface UploadDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onUploaded: (added: AddedConveyor) => void;
}

export function UploadDialog({ isOpen, onClose, onUploaded }: UploadDialogProps) {
  const close = () => {
    forgetUploadResult(localStorage);
    onClose();
  };
  return (
    <Modal opened={isOpen} onClose={close} title="Upload a conveyor file" size={520}>
      <UploadForm onUploaded={onUploaded} onClose={close} />
    </Modal>
  );
}

const buttons = [
  { type: "json", label: "Upload JSON" },
  { type: "xml", label: "Upload XML (T6)" },
] as const;

function UploadForm({ onUploaded, onClose }: Omit<UploadDialogProps, "isOpen">) {
  const [file, setFile] = useState<File>();
  const person = usePerson();
  const quota = useTally();
  const { upload, isPending, outcome, reset } = useUpload(onUploaded);
  const type = file && conveyorFileType(file.name);
  useWrongFileCleared(file !== undefined && type === undefined, () => setFile(undefined));
  const pick = (picked: File | null | undefined) => {
    reset();
    setFile(picked ?? undefined);
    if (!picked || conveyorFileType(picked.name) === undefined) toast.failed(messageFor("upload-wrong-file"));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    pick(event.dataTransfer.files[0]);
  };
  const send = (chosen: ConveyorFileType) => {
    if (file && explain(mayUploadConveyor(person, quota))) upload(chosen, file);
  };
  return (
    <div className={styles.upload}>
      <Text size="sm" c="dimmed">
        A conveyor saved as JSON or as XML (T6). It is added to your own list; a file with anything wrong in it is
        refused as a whole.
      </Text>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to do what the button does */}
      <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileButton accept=".json,.xml,application/json,text/xml,application/xml" onChange={pick}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFile size={14} aria-hidden />} data-autofocus>
              {file === undefined ? "Choose a file" : file.name}
            </Button>
          )}
        </FileButton>
        <Text size="xs" c="dimmed">
          {file === undefined ? "or drop it here" : typeText(type)}
        </Text>
      </div>
      <Group gap={8}>
        {buttons.map((button) => (
          <Button
            key={button.type}
            disabled={type !== button.type}
            loading={isPending && type === button.type}
            onClick={() => send(button.type)}
          >
            {button.label}
          </Button>
        ))}
        <Button variant="subtle" color="gray" ml="auto" onClick={onClose}>
          Close
        </Button>
      </Group>
      <div aria-live="polite">{outcome && <UploadResult outcome={outcome} />}</div>
    </div>
  );
}

/** A temporary message like any other: after its time the label asks for a file again. */
function useWrongFileCleared(isWrong: boolean, clear: () => void): void {
  const clearNow = useEffectEvent(clear);
  useEffect(() => {
    if (!isWrong) return undefined;
    const timer = setTimeout(clearNow, temporaryMessageSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isWrong]);
}

function typeText(type: ConveyorFileType | undefined): string {
  if (type === undefined) return messageFor("upload-wrong-file");
  return type === "json" ? "JSON file" : "XML file (T6)";
}
