import { ActionIcon, Button } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import type { Look, Side } from "./eye.tsx";

const sides = [
  { name: "slant", label: "Fit" },
  { name: "above", label: "Above" },
  { name: "side", label: "Side" },
  { name: "end", label: "End" },
] as const satisfies readonly { readonly name: Side; readonly label: string }[];

interface LookButtonsProps {
  readonly look: Look;
  /** Somebody else moves the eye. */
  readonly isLed: boolean;
  readonly onLook: (look: Look) => void;
  /** All of what is shown is asked for again. */
  readonly onWhole: (() => void) | undefined;
}

/** Looks at all of it from a side, or nearer and farther. */
export function LookButtons({ look, isLed, onLook, onWhole }: LookButtonsProps) {
  const times = look.times + 1;
  const zoom = (factor: number) => onLook({ ...look, zoom: factor, times });
  return (
    <>
      {sides.map(({ name: side, label }) => (
        <Button
          key={side}
          size="compact-xs"
          variant="default"
          disabled={isLed}
          onClick={() => {
            onLook({ side, zoom: 1, times });
            onWhole?.();
          }}
        >
          {label}
        </Button>
      ))}
      <ActionIcon size={24} variant="default" aria-label="Zoom in" disabled={isLed} onClick={() => zoom(0.75)}>
        <IconPlus size={13} aria-hidden />
      </ActionIcon>
      <ActionIcon size={24} variant="default" aria-label="Zoom out" disabled={isLed} onClick={() => zoom(1.33)}>
        <IconMinus size={13} aria-hidden />
      </ActionIcon>
    </>
  );
}
