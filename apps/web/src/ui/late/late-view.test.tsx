import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { lateView } from "./late-view.tsx";

it("waits for a view at first, and draws one at once that was fetched", async () => {
  const Late = lateView(async () => ({ name }: { readonly name: string }) => <p>{name}</p>);
  const drawn = () =>
    renderToString(
      <Suspense fallback="waiting">
        <Late name="charts" />
      </Suspense>,
    );
  expect(drawn()).toContain("waiting");
  expect(drawn()).not.toContain("charts");
  await Late.fetch();
  expect(drawn()).toContain("<p>charts</p>");
  expect(drawn()).not.toContain("waiting");
});

it("is asked for again where it did not come", async () => {
  let fails = true;
  const Late = lateView(async () => {
    if (fails) throw new Error("offline");
    return () => <p>here</p>;
  });
  await expect(Late.fetch()).rejects.toThrow("offline");
  fails = false;
  await Late.fetch();
  expect(renderToString(<Late />)).toContain("here");
});
