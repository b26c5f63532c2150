import { messageFor } from "@beltwright/contract";
import { Button, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { saveConveyorFile } from "../../ui/saving/save-conveyor-file.ts";
import { conveyorFileQuery, conveyorQuery } from "./conveyor-queries.ts";
import { numberOf } from "./list/use-conveyor-acts.ts";

interface DownloadPageProps {
  readonly id: string;
  readonly type: "T6" | "Json";
}

const titles = { T6: "Download as XML (T6)", Json: "Download as JSON" } as const;

/** One conveyor as a file: fetched on opening, saved by a click, which browsers allow where they may refuse more. */
export function DownloadPage({ id, type }: DownloadPageProps) {
  const conveyor = useQuery(conveyorQuery(id));
  const file = useQuery(conveyorFileQuery(type, id));
  const convNo = conveyor.data ? numberOf(conveyor.data) : "";
  const text = file.data;
  return (
    <Page title={titles[type]} about={convNo} width="narrow">
      {file.isError && (
        <LoadFailure
          sentence={messageFor("conveyor-download-failed")}
          error={file.error}
          onRetry={() => void file.refetch()}
          link={
            <ButtonLink variant="default" size="compact-sm" to="/conveyors">
              Go to my conveyors
            </ButtonLink>
          }
        />
      )}
      {text !== undefined && (
        <>
          <Text mb={12}>{`The file is ready: ${Math.max(1, Math.round(text.length / 1000))} kB.`}</Text>
          <Button
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => saveConveyorFile(type, convNo, text)}
          >
            Save the file
          </Button>
        </>
      )}
    </Page>
  );
}
