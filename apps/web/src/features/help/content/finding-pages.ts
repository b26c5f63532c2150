import { type FindingGroup, findingGroups } from "../finding-explanation.ts";
import type { HelpPage } from "../help-page-definition.ts";

const words: Readonly<Record<FindingGroup, { readonly title: string; readonly about: string; readonly see: string }>> =
  {
    capacity: {
      title: "Load and cross-section",
      about: "Fill, edges, lumps, slope, pipes, feeders.",
      see: "[Capacity and cross-section](capacity) explains the areas behind these.",
    },
    belt: {
      title: "Belt",
      about: "Strength, sag, slack, choice of belt.",
      see: "[Belts](belts) and [tensions](tensions) explain the numbers.",
    },
    "take-up": {
      title: "Take-up",
      about: "Mass, tension and travel.",
      see: "[Take-up](take-up) works through an example.",
    },
    drives: {
      title: "Drives and starting",
      about: "Slip, power, starts, holdbacks.",
      see: "Read [traction and slip](traction), [drives](drives) and [starting](starting-stopping).",
    },
    components: {
      title: "Components of drives",
      about: "Motor, couplings, gearbox, holdback, brake and starter against what they must hold.",
      see: "[Drives](drives#what-each-component-must-hold) lists what each is asked for.",
    },
    stopping: {
      title: "Stopping and brakes",
      about: "Coasting, braking, heat, slack, transfers.",
      see: "See [stopping](starting-stopping#stopping).",
    },
    pulleys: {
      title: "Pulleys and shafts",
      about: "Shaft, bearings, shell, discs, lagging, layout.",
      see: "See [pulleys and shafts](pulleys-shafts).",
    },
    idlers: { title: "Idlers", about: "Life, shaft, speed, flap.", see: "See [idlers](idlers)." },
    curves: { title: "Curves", about: "Lift-off, radii, banking, drift.", see: "See [curves](curves)." },
    transitions: {
      title: "Transitions and turnovers",
      about: "Lengths and tensions.",
      see: "See [transitions](transitions).",
    },
    dynamic: {
      title: "Dynamic analysis",
      about: "Peaks, slack, slip and the run itself.",
      see: "See [dynamic analysis](dynamic-analysis).",
    },
    calculation: {
      title: "The calculation itself",
      about: "Values that cannot be used, ranges, convergence.",
      see: "See [opening a number](trace).",
    },
  };

/** How findings work, then one page for each part of the conveyor. */
export const findingPages: readonly HelpPage[] = [
  {
    name: "findings",
    title: "Findings",
    group: "Findings",
    about: "What the program tells you without being asked.",
    text: `
- An **error** says that the design does not work or could not be calculated as it is.
- A **warning** says that it works outside good practice or close to a limit.
- A **note** tells what was assumed.

Each has a sentence, the place (point, drive, load case), the numbers, the limit and its source. Click one to get to the field that caused
it. Nothing is hidden: a value outside the range of a source is computed and reported.

## Remedies
*Find remedies* tries what may mend an error or a warning, each change by a whole calculation with parts chosen anew: it is offered
only where the finding goes and no new error comes, with what else it changes. *Mend all errors* searches for changes that leave none and shows
the list before anything is changed. Duty, material, method and friction are never touched; one undo takes all of it back.

## By part of the conveyor
${findingGroups.map((group) => `- [${words[group].title}](findings-${group}): ${words[group].about}`).join("\n")}
`,
  },
  ...findingGroups.map((group): HelpPage => {
    const { title, about, see } = words[group];
    return {
      name: `findings-${group}`,
      title: `Findings: ${title}`,
      group: "Findings",
      about,
      text: `${see}\n\n::findings ${group}`,
    };
  }),
];
