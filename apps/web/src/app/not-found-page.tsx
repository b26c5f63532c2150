import { ButtonLink } from "../ui/link.tsx";
import { Notice } from "../ui/notice.tsx";
import { Shell } from "./shell/shell.tsx";

/** Thrown anywhere, it is drawn at the root; so it brings the frame along. */
export function NotFoundPage() {
  return (
    <Shell>
      <Notice title="There is no such page" link={<ButtonLink to="/">Go to the start page</ButtonLink>}>
        The address may be mistyped, or what it pointed to has been removed.
      </Notice>
    </Shell>
  );
}
