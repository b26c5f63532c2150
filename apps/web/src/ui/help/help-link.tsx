import { ActionIcon, Tooltip } from "@mantine/core";
import { IconHelp } from "@tabler/icons-react";
import { createLink, useLocation } from "@tanstack/react-router";
import type { ComponentPropsWithRef } from "react";
import { helpPageFor } from "./help-address.ts";

interface IconAnchorProps extends Omit<ComponentPropsWithRef<"a">, "color" | "style"> {
  readonly label: string;
}

function IconAnchor({ label, ...rest }: IconAnchorProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon component="a" color="gray" size={28} aria-label={label} {...rest}>
        <IconHelp size={17} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

const IconLink = createLink(IconAnchor);

interface HelpLinkProps {
  /** Absent: the page that explains the screen one is on. */
  readonly page?: string;
  /** Heading on that page. */
  readonly anchor?: string;
  readonly label?: string;
  /** In a tab of its own, where leaving would disturb. */
  readonly isApart?: boolean;
}

/** Leads to the page of help for what is on screen. */
export function HelpLink({ page, anchor, label = "Help for this screen", isApart }: HelpLinkProps) {
  const here = useLocation({ select: ({ pathname }) => helpPageFor(pathname) });
  const name = page ?? here;
  if (name === undefined) return null;
  const hash = anchor === undefined ? {} : { hash: anchor };
  // Who is in the middle of a design wants to read beside it.
  const apart = (isApart ?? name === "editor") ? { target: "_blank" } : {};
  return <IconLink to="/App/THelp/$page" params={{ page: name }} {...hash} {...apart} label={label} />;
}
