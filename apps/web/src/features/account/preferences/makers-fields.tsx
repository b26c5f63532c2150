import { allCategories, autoLibraries, getLibrary } from "@beltwright/model";
import { MultiSelect } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { ProblemNotice } from "../../../ui/failures/problem-notice.tsx";

type Makers = Readonly<Record<string, readonly string[]>>;

interface MakersFieldsProps {
  readonly makers: Makers;
  readonly isReadOnly: boolean;
  readonly onChange: (makers: Makers) => void;
}

/** The categories that Auto may choose from, library by library; an empty list allows all. */
export function MakersFields({ makers, isReadOnly, onChange }: MakersFieldsProps) {
  const categories = useQueries({
    queries: autoLibraries.map((library) => ({
      queryKey: ["officePreferences", "categories", library],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api.get<readonly string[]>(`/api/${getLibrary(library).singular}Categories`, { signal }),
    })),
  });
  const change = (library: string, chosen: readonly string[]) => {
    const { [library]: _, ...others } = makers;
    onChange(chosen.length > 0 ? { ...others, [library]: chosen } : others);
  };
  return (
    <>
      {autoLibraries.map((library, at) => (
        <div key={library}>
          <MultiSelect
            label={`Makers of ${getLibrary(library).title.toLowerCase()}`}
            placeholder={makers[library] === undefined ? "Any" : ""}
            disabled={isReadOnly}
            searchable
            // A maker whose rows were deleted stays listed until someone takes it off.
            data={[...new Set([...(categories[at]?.data ?? []), ...(makers[library] ?? [])])].filter(
              (category) => category !== allCategories,
            )}
            value={[...(makers[library] ?? [])]}
            onChange={(chosen) => change(library, chosen)}
          />
          <ProblemNotice error={categories[at]?.error ?? null} />
        </div>
      ))}
    </>
  );
}
