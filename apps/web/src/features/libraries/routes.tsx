import { findLibrary } from "@beltwright/model";
import { createRoute, notFound } from "@tanstack/react-router";
import { memberRoute } from "../../app/root-routes.tsx";
import { Page } from "../../ui/page.tsx";

/** The list of one library, at the address its definition names: /belts, /pullShafts … */
export const libraryRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: "/$library",
  beforeLoad: ({ params }) => {
    const definition = findLibrary(params.library);
    if (!definition) throw notFound();
    return { definition };
  },
  component: LibraryListPage,
});

function LibraryListPage() {
  const { definition } = libraryRoute.useRouteContext();
  return (
    <Page title={definition.title} about={definition.about}>
      {null}
    </Page>
  );
}

export const libraryRoutes = [libraryRoute] as const;
