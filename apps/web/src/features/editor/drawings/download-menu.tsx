import type { Drawing } from "@beltwright/drawing";
import type { Conveyor } from "@beltwright/model";
import { ActionIcon, Menu, Tooltip } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { toast } from "../../../ui/toast-store.ts";
import { useEditorTools } from "../document/editor-context.ts";
import type { DrawingFormat } from "./save-drawing.ts";

const formats: readonly DrawingFormat[] = ["svg", "dxf", "png"];

interface DownloadMenuProps {
  /** The drawing of the document as it is when it is asked for. */
  readonly make: (conveyor: Conveyor) => Drawing | undefined | Promise<Drawing | undefined>;
}

/** A drawing as a file: SVG, DXF in real units, or PNG. Writers are loaded when one is wanted. */
export function DownloadMenu({ make }: DownloadMenuProps) {
  const { editor } = useEditorTools();
  const save = async (format: DrawingFormat) => {
    const conveyor = editor.store.getState().document;
    const [drawing, { saveDrawing }] = await Promise.all([make(conveyor), import("./save-drawing.ts")]);
    if (drawing) await saveDrawing(drawing, conveyor.convNo, format);
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
