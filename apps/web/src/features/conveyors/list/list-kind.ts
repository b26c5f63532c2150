export type ListKind = "mine" | "group" | "demos" | "bin";

export interface ListDefinition {
  readonly kind: ListKind;
  readonly title: string;
  readonly about: string;
  readonly path: "/conveyors" | "/conveyors/group" | "/conveyors/demos" | "/conveyors/bin";
  /** Where the browser keeps the last category: one key for the group's list, one for the own and the demos. */
  readonly categoryKey: "conveyorsCategory" | "groupConveyorsCategory";
}

export const conveyorLists: Readonly<Record<ListKind, ListDefinition>> = {
  mine: {
    kind: "mine",
    title: "My conveyors",
    about: "Your own designs and those shared with you by name.",
    path: "/conveyors",
    categoryKey: "conveyorsCategory",
  },
  group: {
    kind: "group",
    title: "Group conveyors",
    about: "Designs your colleagues have put into your user group. Copy one to change it.",
    path: "/conveyors/group",
    categoryKey: "groupConveyorsCategory",
  },
  demos: {
    kind: "demos",
    title: "Demo conveyors",
    about: "Worked examples to open, compare and copy into your own list.",
    path: "/conveyors/demos",
    categoryKey: "conveyorsCategory",
  },
  bin: {
    kind: "bin",
    title: "Bin",
    about: "Deleted conveyors stay here for 30 days and do not count as files.",
    path: "/conveyors/bin",
    categoryKey: "conveyorsCategory",
  },
};
