import { type FiveNumbers, type LibraryRow, unitLabel } from "@beltwright/model";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { api } from "../../api/client.ts";
import { searchOf } from "../../drafts/local-start.ts";
import { useReadingAddress } from "../../session/reading.ts";
import { type FiveNumberName, fiveNumberFields } from "../../ui/five-numbers.ts";
import { ButtonLink } from "../../ui/link.tsx";
import { MaterialSelect } from "../../ui/material-select.tsx";
import { QuantityInput } from "../../ui/units/quantity-input.tsx";
import { useUnitSystem } from "../../ui/units/unit-system.tsx";
import styles from "./landing.module.css";
import { LiveFigures } from "./live-figures.tsx";
import { LiveProfile } from "./live-profile.tsx";
import { useLiveDesign } from "./use-live-design.ts";

const usual: FiveNumbers = { capacity: 1200, length: 900, lift: 35, width: 1000 };

/** Five numbers, the conveyor they make, and what it takes: worked out by the engine while they change. */
export function LiveConveyor() {
  const [five, setFive] = useState(usual);
  const { design, next, five: of } = useLiveDesign(five);
  const points = design?.kind === "designed" ? design.points : [];
  return (
    <section className={styles.live} aria-label="Try it here">
      <div className={styles.numbers}>
        {(["capacity", "length", "lift", "width"] as const).map((name) => (
          <LiveField
            key={name}
            name={name}
            value={five[name]}
            onChange={(value) => setFive({ ...five, [name]: value })}
          />
        ))}
        <MaterialField chosen={five.material} onChoose={(material) => setFive({ ...five, material })} />
      </div>
      <LiveProfile
        length={five.length}
        lift={five.lift}
        points={points}
        onMove={(place) => setFive((before) => ({ ...before, ...place }))}
      />
      <LiveFigures design={design} next={next} isStale={of !== five} />
      <div className={styles.ways}>
        <ButtonLink to="/try" search={searchOf(five)} size="md">
          Open this design
        </ButtonLink>
        <ButtonLink to="/try" search={{ demo: "C3" }} size="md" variant="default">
          Open the 21 km overland
        </ButtonLink>
        <span className={styles.free}>No account needed</span>
      </div>
    </section>
  );
}

interface LiveFieldProps {
  readonly name: FiveNumberName;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function LiveField({ name, value, onChange }: LiveFieldProps) {
  const id = useId();
  const system = useUnitSystem();
  const field = fiveNumberFields[name];
  const [isRefused, setRefused] = useState(false);
  const take = (next: number | undefined) => {
    const isInside = next !== undefined && next >= field.min && next <= field.max;
    setRefused(!isInside);
    if (isInside) onChange(next);
  };
  return (
    <div className={styles.number}>
      <label htmlFor={id}>
        {field.label} <span className={styles.unit}>{unitLabel(field.unit, system)}</span>
      </label>
      <QuantityInput
        id={id}
        field={field}
        value={value}
        system={system}
        isInvalid={isRefused}
        onCommit={take}
        onType={take}
        onUnread={() => setRefused(true)}
      />
    </div>
  );
}

interface MaterialFieldProps {
  readonly chosen: FiveNumbers["material"];
  readonly onChoose: (row: LibraryRow | undefined) => void;
}

function MaterialField({ chosen, onChoose }: MaterialFieldProps) {
  const id = useId();
  const address = useReadingAddress()("/api/selectable/materials");
  const { data = [] } = useQuery({
    queryKey: ["materials", address] as const,
    queryFn: ({ signal }) => api.get<readonly LibraryRow[]>(address, { signal }),
  });
  return (
    <div className={styles.number}>
      <label htmlFor={id}>Material</label>
      <MaterialSelect id={id} rows={data} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
