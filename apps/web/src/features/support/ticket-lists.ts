import type { openedTicketSchema, Ticket } from "@beltwright/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** The lists of the specification; all but one's own are for administrators. */
export const ticketLists = {
  own: { label: "My tickets", path: "/api/supportTicketListUser/" },
  open: { label: "Open", path: "/api/supportTicketListOpen/" },
  closed: { label: "Closed", path: "/api/supportTicketListClosed/" },
  all: { label: "All", path: "/api/supportTicketListAll/" },
} as const;

export type TicketList = keyof typeof ticketLists;

interface TicketSearch {
  readonly list?: TicketList;
  readonly panel?: "new";
}

export function isTicketList(value: unknown): value is TicketList {
  return typeof value === "string" && value in ticketLists;
}

export function readTicketSearch({ list, panel }: Readonly<Record<string, unknown>>): TicketSearch {
  return { ...(isTicketList(list) && { list }), ...(panel === "new" && { panel }) };
}

type OpenedTicket = ReturnType<typeof openedTicketSchema.parse>;
export type TicketMessage = OpenedTicket["messages"][number];

export const ticketsKey = ["tickets"] as const;

export const ticketListQuery = (list: TicketList) =>
  queryOptions({
    queryKey: [...ticketsKey, "list", list] as const,
    queryFn: ({ signal }) => api.get<readonly Ticket[]>(ticketLists[list].path, { signal }),
    staleTime: 0,
  });

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: [...ticketsKey, "one", id] as const,
    queryFn: ({ signal }) => api.get<OpenedTicket>(`/api/supportTickets/${encodeURIComponent(id)}`, { signal }),
    staleTime: 0,
  });
