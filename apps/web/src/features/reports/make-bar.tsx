import { messageFor } from "@beltwright/contract";
import { Button, Group, Progress, Text } from "@mantine/core";
import { IconDownload, IconEye, IconPlayerStop } from "@tabler/icons-react";
import { isLegacyEdge } from "../../ui/legacy-edge.ts";
import { reportAct, useSaveToPdf } from "../../ui/saving/save-to-pdf.ts";
import { toast } from "../../ui/toast/toast-store.ts";
import type { ReportFormat } from "./report-formats.ts";
import type { ReportedDesign } from "./reported-design.ts";
import type { useReports } from "./use-reports.ts";
import { useSaveRefusal } from "./use-save-refusal.ts";

interface MakeBarProps {
  readonly design: ReportedDesign;
  readonly made: ReturnType<typeof useReports>;
  readonly format: ReportFormat;
  readonly isReady: boolean;
}

/** Makes the chosen reports, tells how far it is and stops where it takes too long. */
export function MakeBar({ design, made, format, isReady }: MakeBarProps) {
  const { state, chosen, reports = [], work } = made;
  const isSavedToPdf = useSaveToPdf();
  const refusal = useSaveRefusal(design, state.kind === "prepared" ? state.conveyor : undefined);
  const act = reportAct(isSavedToPdf, isLegacyEdge(navigator.userAgent));
  const save = (as: ReportFormat) => (refusal === undefined ? void made.save(as) : toast.failed(refusal));
  const open = () => {
    if (act === "refuse") toast.failed(messageFor("legacy-edge"));
    else if (act === "save") save("pdf");
    else void made.show();
  };
  const isIdle = isReady && chosen.length > 0;
  return (
    <>
      <Group gap={8} mb={16}>
        <Button leftSection={<IconEye size={14} aria-hidden />} disabled={!isIdle} onClick={open}>
          {isSavedToPdf ? "Save as PDF" : "Show"}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          disabled={!isIdle}
          onClick={() => save(format)}
        >
          {`Download ${format.toUpperCase()}`}
        </Button>
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
              : `${chosen.length} of ${reports.length} reports`)}
        </Text>
      </Group>
      {work !== undefined && (
        <Progress
          value={100 * (work.share ?? 1)}
          // Without a share the bar only moves.
          animated={work.share === undefined}
          aria-label="Progress"
          mb={16}
        />
      )}
    </>
  );
}
