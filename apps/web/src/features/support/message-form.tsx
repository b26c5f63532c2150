import { Button, FileInput, Group, Stack, Textarea, TextInput } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { ProblemNotice } from "../../ui/failures/problem-notice.tsx";
import { attachmentFault, type SentFile, toSent } from "./attachments.ts";

export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly files: readonly SentFile[];
}

interface MessageFormProps {
  /** A new ticket has a subject, a reply has not. */
  readonly hasSubject: boolean;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly error: unknown;
  /** Calls `done` when the message is kept, so that the form empties only then. */
  readonly onSend: (message: Message, done: () => void) => void;
}

export function MessageForm({ hasSubject, submitLabel, isPending, error, onSend }: MessageFormProps) {
  const [subject, setSubject] = useState("");
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const fault = attachmentFault(files);
  const isReady = text.trim() !== "" && (!hasSubject || subject.trim() !== "") && fault === undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isPending) return;
    const sent = await Promise.all(files.map(toSent));
    onSend({ subject, text, files: sent }, () => {
      setSubject("");
      setText("");
      setFiles([]);
    });
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap={10}>
        {hasSubject && (
          <TextInput
            label="Subject"
            maxLength={200}
            value={subject}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
        )}
        <Textarea
          label="Message"
          autosize
          minRows={5}
          maxRows={20}
          maxLength={20_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FileInput
          label="Attachments"
          description="Up to 5 files, 5 MB together: a conveyor file, a report, a picture."
          multiple
          clearable
          clearButtonProps={{ "aria-label": "Remove attachments" }}
          leftSection={<IconPaperclip size={15} aria-hidden />}
          value={[...files]}
          onChange={setFiles}
          error={fault}
        />
        <ProblemNotice error={error} />
        <Group>
          <Button type="submit" loading={isPending} disabled={!isReady}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
