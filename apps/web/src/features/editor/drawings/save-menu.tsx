import { ActionIcon, Menu, Tooltip } from "@mantine/core";
import { IconCopy, IconDownload } from "@tabler/icons-react";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useMaySave } from "../document/editor-context.ts";
import { copyPicture } from "./picture.ts";

interface SaveMenuProps {
  /** What is saved, such as "drawing". */
  readonly of: string;
  readonly formats: readonly { readonly title: string; readonly save: () => void | Promise<void> }[];
  /** The picture for the clipboard, as PNG. */
  readonly picture?: () => Promise<Blob>;
  /** What is done to it on the way, such as a frame. */
  readonly note?: string | undefined;
}

/** Copy as a picture, and download in every format there is: the same two buttons at every drawing, chart and 3D view. */
export function SaveMenu({ of, formats, picture, note }: SaveMenuProps) {
  const maySave = useMaySave();
  const failed = () => toast.failed(`The ${of} could not be written.`);
  const copy = async (make: () => Promise<Blob>) => {
    await copyPicture(make());
    toast.done("Picture copied.");
  };
  if (!maySave) return null;
  return (
    <>
      {picture && (
        <Tooltip label="Copy as a picture">
          <ActionIcon size={26} color="gray" aria-label="Copy as a picture" onClick={() => copy(picture).catch(failed)}>
            <IconCopy size={15} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Tooltip label={`Download the ${of}`}>
            <ActionIcon size={26} color="gray" aria-label={`Download the ${of}`}>
              <IconDownload size={15} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          {note !== undefined && <Menu.Label>{note}</Menu.Label>}
          {formats.map(({ title, save }) => (
            <Menu.Item key={title} onClick={() => void Promise.resolve(save()).catch(failed)}>
              {title}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
