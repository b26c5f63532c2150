import { Link } from "@tanstack/react-router";
import type { AriaAttributes, ReactNode } from "react";

interface PageLinkProps {
  readonly page: string;
  /** Heading to go to. */
  readonly anchor?: string;
  readonly className?: string | undefined;
  readonly "aria-current"?: AriaAttributes["aria-current"];
  readonly children: ReactNode;
}

/** A link to another page of help, leaving any search behind. */
export function PageLink({ page, anchor, children, ...rest }: PageLinkProps) {
  const hash = anchor === undefined || anchor === "" ? {} : { hash: anchor };
  return (
    <Link to="/App/THelp/$page" params={{ page }} search={{}} {...hash} {...rest}>
      {children}
    </Link>
  );
}

/** Follows `page`, `page#heading`, `#heading` and addresses of the program. */
export function TargetLink({ target, children }: { readonly target: string; readonly children: ReactNode }) {
  if (/^(\/|https?:)/.test(target)) return <a href={target}>{children}</a>;
  const [page = "", anchor = ""] = target.split("#");
  if (page === "") return <a href={target}>{children}</a>;
  return (
    <PageLink page={page} anchor={anchor}>
      {children}
    </PageLink>
  );
}
