import type { Drawing } from "@beltwright/drawing";
import { ActionIcon, Menu, Tooltip } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { DrawingFormat } from "./save-drawing.ts";

const formats: readonly DrawingFormat[] = ["svg", "dxf", "png"];

interface DrawingMenuProps {
  /** The drawing as it is when it is asked for. */
  readonly make: () => Drawing | undefined | Promise<Drawing | undefined>;
  /** What the file is named after, before the name of the drawing. */
  readonly nameOf: () => string;
}

/** A drawing as a file: SVG, DXF in real units, or PNG. Writers are loaded when one is wanted. */
export function DrawingMenu({ make, nameOf }: DrawingMenuProps) {
  const save = async (format: DrawingFormat) => {
    const [drawing, { saveDrawing }] = await Promise.all([make(), import("./save-drawing.ts")]);
    if (drawing) await saveDrawing(drawing, nameOf(), format);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label="Download the drawing">
          <ActionIcon size={26} color="gray" aria-label="Download the drawing">
            <IconDownload size={15} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            onClick={() => void save(format).catch(() => toast.failed("The drawing could not be written."))}
          >
            {format.toUpperCase()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
