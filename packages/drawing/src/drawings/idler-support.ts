import { area, box, line, marker } from "../description/draw.ts";
import type { Shape } from "../description/shape.ts";
import type { BeamSupport, IdlerFrame, Post, Support } from "../geometry/idler-frame.ts";
import type { Roll } from "../geometry/rolls.ts";

const plate = 10;

/** What holds a set of rolls, in front of those that stand behind and behind the others. mm. */
export function supportShapes({ support }: IdlerFrame): Readonly<Record<Roll["plane"], readonly Shape[]>> {
  switch (support.kind) {
    case "beam":
      return {
        behind: posts(support, "behind"),
        front: [...posts(support, "front"), ...beamShapes(support)],
      };
    case "panel":
      return { behind: panelShapes(support.half), front: [] };
    case "links":
      return { behind: [], front: linkShapes(support) };
  }
}

const posts = ({ posts: all }: BeamSupport, plane: Roll["plane"]) =>
  all.filter((post) => post.plane === plane).map(postShape);

/** From the beam to a little beyond the shaft. */
function postShape({ foot, head }: Post): Shape {
  const beyond = head.y + (head.y >= foot.y ? 12 : -12);
  return box("FRAME", { x: foot.x - plate / 2, y: foot.y }, { x: head.x + plate / 2, y: beyond }, "paper");
}

function beamShapes({ beam, fixingCentres }: BeamSupport): readonly Shape[] {
  const [half, foot] = [beam.width / 2, beam.top - beam.depth];
  return [
    box("FRAME", { x: -half, y: foot }, { x: half, y: beam.top }, "paper"),
    line("HIDDEN", { x: -half, y: foot + 8 }, { x: half, y: foot + 8 }),
    ...[-1, 1].map((side) => {
      const x = (side * fixingCentres) / 2;
      return line("CENTRE", { x, y: foot - 16 }, { x, y: beam.top + 16 });
    }),
  ];
}

/** The rolls of a pipe hang on both sides of a square plate. */
const panelShapes = (half: number): readonly Shape[] => [
  box("FRAME", { x: -half, y: -half }, { x: half, y: half }, "paper"),
];

/** Links from roll to roll, and hooks that hang the outer ends. */
function linkShapes({ hinges, links }: Extract<Support, { kind: "links" }>): readonly Shape[] {
  const outer = [hinges[0], hinges.at(-1)].filter((hinge) => hinge !== undefined);
  return [
    ...links.map(([from, to]) => line("FRAME", from, to)),
    ...outer.map(({ x, y }) =>
      area(
        "FRAME",
        [
          { x, y },
          { x: x + 20 * Math.sign(x), y: y + 60 },
          { x: x - 4, y: y + 60 },
        ],
        "tint",
      ),
    ),
    ...hinges.map((hinge) => marker("FRAME", hinge, "circle", 5)),
  ];
}
