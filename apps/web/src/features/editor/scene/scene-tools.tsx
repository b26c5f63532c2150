import { beltColours, groundKinds } from "@beltwright/drawing";
import { loadCases } from "@beltwright/engine";
import { caseTitle } from "@beltwright/model";
import { Button, Checkbox, NativeSelect, Popover } from "@mantine/core";
import { IconWalk } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { colourChoices, groundChoices, heightChoices } from "./scene-words.ts";
import styles from "./space.module.css";
import type { SceneChoice } from "./use-scene.ts";

interface SceneToolsProps {
  readonly choice: SceneChoice;
  readonly choose: (change: Partial<SceneChoice>) => void;
  readonly isWalking: boolean;
  readonly toggleWalk: () => void;
  readonly children: ReactNode;
}

/** What is seen of the conveyor, and a walk along it. */
export function SceneTools({ choice, choose, isWalking, toggleWalk, children }: SceneToolsProps) {
  const { loadCase, colours } = choice;
  return (
    <>
      <NativeSelect
        size="xs"
        w={138}
        aria-label="Belt coloured by"
        data={colourChoices}
        value={colours}
        onChange={({ currentTarget: { value } }) =>
          choose({ colours: beltColours.find((one) => one === value) ?? colours })
        }
      />
      <NativeSelect
        size="xs"
        w={132}
        aria-label="Load case"
        data={loadCases.map(({ name }) => ({ value: name, label: caseTitle(name) }))}
        value={loadCase}
        onChange={({ currentTarget: { value } }) =>
          choose({ loadCase: loadCases.find(({ name }) => name === value)?.name ?? loadCase })
        }
      />
      {children}
      <ShowMenu {...{ choice, choose, isWalking }} />
      <Button
        size="compact-xs"
        variant={isWalking ? "filled" : "default"}
        leftSection={<IconWalk size={14} aria-hidden />}
        aria-pressed={isWalking}
        onClick={toggleWalk}
      >
        Walk along
      </Button>
    </>
  );
}

function ShowMenu({ choice, choose, isWalking }: Pick<SceneToolsProps, "choice" | "choose" | "isWalking">) {
  const { ground, heights, hasNames } = choice;
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        <Button size="compact-xs" variant="default">
          Show
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.show}>
        <NativeSelect
          size="xs"
          label="Heights"
          disabled={isWalking}
          data={heightChoices.map((value) => ({ value, label: value === "auto" ? "Automatic" : `× ${value}` }))}
          value={heights}
          onChange={({ currentTarget: { value } }) => choose({ heights: value })}
        />
        <NativeSelect
          size="xs"
          label="Ground"
          data={[...groundChoices]}
          value={ground}
          onChange={({ currentTarget: { value } }) =>
            choose({
              ground: [...groundKinds, "auto" as const, "none" as const].find((one) => one === value) ?? ground,
            })
          }
        />
        <Checkbox
          size="xs"
          label="Names of the points"
          checked={hasNames}
          onChange={({ currentTarget: { checked } }) => choose({ hasNames: checked })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
