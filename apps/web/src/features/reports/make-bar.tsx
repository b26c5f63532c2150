import { messageFor } from "@beltwright/contract";
import { Button, Group, Progress, Text } from "@mantine/core";
import { IconDownload, IconEye, IconList, IconPlayerStop } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { LiveDesign } from "../../ui/design-panels/design-panels.ts";
import { isLegacyEdge } from "../../ui/legacy-edge.ts";
import { reportAct, useSaveToPdf } from "../../ui/saving/save-to-pdf.ts";
import { toast } from "../../ui/toast/toast-store.ts";
import type { ReportFormat } from "./report-formats.ts";
import type { useReports } from "./use-reports.ts";
import { useSaveRefusal } from "./use-save-refusal.ts";

interface MakeBarProps {
  readonly design: LiveDesign;
  readonly made: ReturnType<typeof useReports>;
  readonly format: ReportFormat;
  readonly isReady: boolean;
  /** Whether the reports have the room of the list too. */
  readonly isReading: boolean;
  readonly onRead: () => void;
  readonly children: ReactNode;
}

/** Makes the chosen reports, tells how far it is and stops where it takes too long. */
export function MakeBar({ design, made, format, isReady, isReading, onRead, children }: MakeBarProps) {
  const { state, chosen, offer, work } = made;
  const isSavedToPdf = useSaveToPdf();
  const refusal = useSaveRefusal(design, state.kind === "prepared" ? state.conveyor : undefined);
  const act = reportAct(isSavedToPdf, isLegacyEdge(navigator.userAgent));
  const save = (as: ReportFormat) => (refusal === undefined ? void made.save(as) : toast.failed(refusal));
  const open = () => {
    if (act === "refuse") toast.failed(messageFor("legacy-edge"));
    else if (act === "save") save("pdf");
    else onRead();
  };
  const isIdle = isReady && chosen.length > 0;
  const isBack = isReading && !isSavedToPdf;
  return (
    <>
      <Group gap={8} mb={8}>
        <Button
          leftSection={isBack ? <IconList size={14} aria-hidden /> : <IconEye size={14} aria-hidden />}
          disabled={!isIdle}
          onClick={open}
        >
          {isSavedToPdf ? "Save as PDF" : isReading ? "Choose others" : "Show"}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          disabled={!isIdle}
          onClick={() => save(format)}
        >
          {`Download ${format.toUpperCase()}`}
        </Button>
        {children}
        {work !== undefined && (
          <Button
            variant="default"
            color="red"
            leftSection={<IconPlayerStop size={14} aria-hidden />}
            onClick={made.stop}
          >
            Stop
          </Button>
        )}
        <Text c="dimmed" role="status">
          {work?.name ??
            (state.kind === "loading"
              ? "The conveyor is being calculated …"
              : `${chosen.length} of ${offer?.reports.length ?? 0} reports`)}
        </Text>
      </Group>
      {work !== undefined && (
        <Progress
          value={100 * (work.share ?? 1)}
          // Without a share the bar only moves.
          animated={work.share === undefined}
          aria-label="Progress"
          mb={8}
        />
      )}
    </>
  );
}
