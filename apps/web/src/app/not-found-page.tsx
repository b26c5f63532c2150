import { ButtonLink } from "../ui/link.tsx";
import { Notice } from "../ui/notice.tsx";

export function NotFoundPage() {
  return (
    <Notice title="There is no such page" link={<ButtonLink to="/">Go to the start page</ButtonLink>}>
      The address may be mistyped, or what it pointed to has been removed.
    </Notice>
  );
}
