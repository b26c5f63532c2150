import { toolNames } from "@beltwright/calculators";
import { Title } from "@mantine/core";
import { IconFileTypePdf } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { figuresAddress, sampleReportAddress } from "./landing.data.js";
import styles from "./landing.module.css";
import type { LandingFigures } from "./landing-figures.ts";
import { Ledger, percent } from "./ledger.tsx";
import still from "./pictures/stacker-boom.jpg";
import { ReplayLoop } from "./replay-loop.tsx";
import { TraceSteps } from "./trace-steps.tsx";

const free = ["trajectory", "transition", "traction", "take-up"];

/** What nobody else has, each shown and none of it typed: the figures come from the engine when the program is built. */
export function Proof() {
  const { data: figures } = useQuery({
    queryKey: ["landing-figures"] as const,
    queryFn: async ({ signal }): Promise<LandingFigures> => (await fetch(figuresAddress, { signal })).json(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      {figures && <Points figures={figures} />}
      {figures && <Pictures figures={figures} />}
      {figures && <Ledger figures={figures} />}
      <section className={styles.section} aria-labelledby="free-tools">
        <Title order={2} id="free-tools">
          Free calculators
        </Title>
        <ul className={styles.tools}>
          {toolNames
            .filter(({ name }) => free.includes(name))
            .map(({ name, title, group }) => (
              <li key={name}>
                <Link to="/calculators" search={{ tool: name }} className={styles.tool}>
                  <strong>{title}</strong>
                  <span>{group}</span>
                </Link>
              </li>
            ))}
          <li>
            <a href={sampleReportAddress} className={styles.tool} target="_blank" rel="noreferrer">
              <strong>
                <IconFileTypePdf size={16} aria-hidden /> Sample report
              </strong>
              <span>PDF of a 69 m limestone conveyor</span>
            </a>
          </li>
        </ul>
      </section>
    </>
  );
}

function Points({
  figures: { independent, cases, methods, components, libraries },
}: {
  readonly figures: LandingFigures;
}) {
  const points = [
    ["Every number opens", "Click any result: formula, values, clause of the standard, down to the field you typed."],
    [
      `${methods} methods, one model`,
      "ISO 5048, DIN 22101, two editions of CEMA, the standards of India, China and Japan and a viscoelastic method, side by side with the causes of each difference.",
    ],
    [
      "Starts and stops as waves",
      "The elastic belt in time, in the browser: tension, slip, take-up travel, brake heat.",
    ],
    [
      `${independent.quantities} published numbers`,
      `${independent.cases} cases whose sources print every input, the largest deviation ${percent(independent.deviation)}; ${cases.length - independent.cases} more with less to go by. A test holds every one.`,
    ],
    [
      `${components.toLocaleString("en")} components`,
      `${libraries} libraries from belts to starters; motors, gearboxes and pulleys are chosen while you type.`,
    ],
  ] as const;
  return (
    <ul className={styles.points} aria-label="What Beltwright does">
      {points.map(([title, text]) => (
        <li key={title}>
          <Title order={2}>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Pictures({ figures: { tensions, traced, replay } }: { readonly figures: LandingFigures }) {
  return (
    <section className={styles.pictures} aria-label="Pictures">
      <ReplayLoop replay={replay} />
      <figure>
        <section
          className={styles.chart}
          aria-label="Tension chart"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must by the keyboard too
          tabIndex={0}
          // Drawn by our own writer, which escapes every text.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
          dangerouslySetInnerHTML={{ __html: tensions }}
        />
        <figcaption>Tensions round the loop, by load case</figcaption>
      </figure>
      <TraceSteps steps={traced} />
      <figure>
        <img
          src={still}
          alt="The boom of a stacker in the 3D view, coloured by belt tension"
          loading="lazy"
          width={1160}
          height={652}
        />
        <figcaption>A stacker boom in 3D, coloured by tension</figcaption>
      </figure>
    </section>
  );
}
