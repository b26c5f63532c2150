import { messageFor } from "@beltwright/contract";
import { type CsvRead, csvToRows, type LibraryDefinition } from "@beltwright/model";
import { Alert, Button, FileButton, Group, Text, Textarea } from "@mantine/core";
import { IconFile } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem } from "../../../api/problem.ts";
import { failureOf } from "../../../ui/failures/failure.ts";
import { SidePanel } from "../../../ui/side-panel.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { importCsv } from "../library-calls.ts";
import { useRefresh } from "../use-row-acts.ts";
import styles from "./import.module.css";
import { ImportIssues, ImportPreview } from "./import-preview.tsx";
import { asCsv } from "./pasted-csv.ts";

interface ImportPanelProps {
  readonly definition: LibraryDefinition;
  /** Told the category of the first row and the ids of all, for the list to show them. */
  readonly onImported: (category: string, ids: readonly string[]) => void;
  readonly onClose: () => void;
}

interface Source {
  readonly name: string;
  readonly text: string;
}

/** Reads a CSV file or a pasted table, shows what it would add or what is wrong, and adds all rows or none. */
export function ImportPanel({ definition, onImported, onClose }: ImportPanelProps) {
  const [source, setSource] = useState<Source>({ name: "", text: "" });
  const read = source.text.trim() === "" ? undefined : csvToRows(definition, asCsv(source.text));
  const importing = useImport(definition, onImported);
  const failure = importing.error
    ? failureOf(definition.messages.addFailed, importing.error, messageFor("subscription-needed-to-add"))
    : undefined;
  const open = async (file: File | null) => {
    importing.reset();
    if (file) setSource({ name: file.name, text: await file.text() });
  };
  return (
    <SidePanel title={`Import ${definition.title.toLowerCase()}`} onClose={onClose}>
      <div className={styles.form}>
        <Text size="xs" c="dimmed">
          A CSV file with one column for each field, named as in an exported file. All rows are added to your own list,
          or none.
        </Text>
        <FileButton accept=".csv,.txt,.tsv,text/csv" onChange={(file) => void open(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFile size={14} aria-hidden />}>
              {source.name === "" ? "Choose a file" : source.name}
            </Button>
          )}
        </FileButton>
        <Textarea
          label="Or paste the table"
          autosize
          minRows={5}
          maxRows={12}
          spellCheck={false}
          value={source.text}
          onChange={(event) => {
            importing.reset();
            setSource({ name: "", text: event.currentTarget.value });
          }}
          classNames={{ input: styles.text ?? "" }}
        />
        <div aria-live="polite">{read && <Outcome definition={definition} read={read} />}</div>
        {failure && (
          <Alert role="alert" color="red" variant="light" title={failure.message}>
            {failure.reason}
            {importing.error instanceof ApiProblem && <ImportIssues issues={importing.error.issues} />}
          </Alert>
        )}
        <Group gap={8} className={styles.bar ?? ""}>
          <Button
            disabled={read?.kind !== "read" || read.rows.length === 0}
            loading={importing.isPending}
            onClick={() => read?.kind === "read" && importing.mutate({ text: asCsv(source.text), read })}
          >
            {read?.kind === "read" ? `Add ${countOf(read.rows.length)}` : "Add rows"}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </div>
    </SidePanel>
  );
}

function Outcome({ definition, read }: { readonly definition: LibraryDefinition; readonly read: CsvRead }) {
  if (read.kind === "read") return <ImportPreview definition={definition} rows={read.rows} />;
  return (
    <Alert color="red" variant="light" title={messageFor("rows-import-failed")}>
      <ImportIssues issues={read.issues} />
    </Alert>
  );
}

type ReadRows = Extract<CsvRead, { kind: "read" }>;

function useImport(definition: LibraryDefinition, onImported: ImportPanelProps["onImported"]) {
  const refresh = useRefresh(definition);
  return useMutation({
    mutationFn: ({ text }: { readonly text: string; readonly read: ReadRows }) => importCsv(definition, text),
    onSuccess: async ({ ids, message }, { read }) => {
      if (read.categoriesRenamed > 0) toast.note(messageFor("category-renamed"));
      toast.done(message);
      onImported(String(read.rows[0]?.category), ids);
      await refresh();
    },
  });
}

function countOf(rows: number): string {
  return rows === 1 ? "1 row" : `${rows} rows`;
}
