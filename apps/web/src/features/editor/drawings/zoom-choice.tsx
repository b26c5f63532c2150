import { starterChart } from "@beltwright/model";
import { ActionIcon, Tooltip } from "@mantine/core";
import { IconMinus, IconPlus, IconZoomReset } from "@tabler/icons-react";

interface ZoomChoiceProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

/** Larger, smaller, as it was; up to the eightfold that starter charts allow. */
export function ZoomChoice({ zoom, onZoom }: ZoomChoiceProps) {
  const within = (next: number) => onZoom(Math.min(starterChart.maxZoom, Math.max(1, next)));
  const buttons = [
    { label: "Zoom in", icon: <IconPlus size={15} aria-hidden />, run: () => within(zoom * 1.4) },
    { label: "Zoom out", icon: <IconMinus size={15} aria-hidden />, run: () => within(zoom / 1.4) },
    { label: "Fit", icon: <IconZoomReset size={15} aria-hidden />, run: () => onZoom(1) },
  ];
  return buttons.map(({ label, icon, run }) => (
    <Tooltip key={label} label={label}>
      <ActionIcon size={26} color="gray" aria-label={label} onClick={run}>
        {icon}
      </ActionIcon>
    </Tooltip>
  ));
}
