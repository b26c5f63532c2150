import { type Linked, messages } from "@beltwright/contract";
import { Button, Group } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { failureText } from "../../../ui/failures/failure.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { type LinkedFile, saveLinkedFile } from "./link-calls.ts";

const reports = [
  { file: "pdf", title: "Report PDF" },
  { file: "xlsx", title: "Report XLSX" },
] as const;
const downloads = [
  { file: "Json", title: "Design JSON" },
  { file: "T6", title: "Design T6 XML" },
] as const;

interface LinkedFilesProps {
  readonly secret: string;
  readonly convNo: string;
  readonly shows: Linked["shows"];
}

/** What the holder of the link may take away. */
export function LinkedFiles({ secret, convNo, shows }: LinkedFilesProps) {
  const saving = useMutation({
    mutationFn: (file: LinkedFile) => saveLinkedFile(secret, convNo, file),
    onError: (error) => toast.failed(failureText(messages["conveyor-download-failed"], error)),
  });
  const files = [...(shows.reports ? reports : []), ...(shows.downloads ? downloads : [])];
  if (files.length === 0) return null;
  return (
    <Group gap={6} maw="100%">
      {files.map(({ file, title }) => (
        <Button
          key={file}
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={saving.isPending && saving.variables === file}
          disabled={saving.isPending}
          onClick={() => saving.mutate(file)}
        >
          {title}
        </Button>
      ))}
    </Group>
  );
}
