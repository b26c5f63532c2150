import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { messageFor } from "@beltwright/contract";
import { describe, expect, it } from "vitest";

const script = readFileSync(new URL("../../public/old-browser.js", import.meta.url), "utf8");

interface Fake {
  readonly name: string;
  readonly children: Fake[];
  readonly style: object;
  textContent: string;
}

/** As much of a page as the script uses. */
function shownTo(userAgent: string, hasModules: boolean): readonly Fake[] {
  const fake = (name: string) => {
    const children: Fake[] = [];
    const made = {
      ...{ name, children, style: {}, textContent: "" },
      appendChild: (child: Fake) => children.push(child),
      setAttribute: () => undefined,
      focus: () => undefined,
    };
    return hasModules ? { ...made, noModule: false } : made;
  };
  const body = fake("body");
  const document = { createElement: fake, body, readyState: "complete", addEventListener: () => undefined };
  runInNewContext(script, { navigator: { userAgent }, document });
  const all = (node: Fake): readonly Fake[] => [node, ...node.children.flatMap(all)];
  return all(body).slice(1);
}

const texts = (userAgent: string, hasModules: boolean) =>
  shownTo(userAgent, hasModules).flatMap(({ textContent }) => (textContent === "" ? [] : [textContent]));

const windows =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0 Safari/537.36";

describe("the notice for old browsers", () => {
  it("uses nothing that they do not know, or they would show an empty page", () => {
    const code = script.replace(/\/\*.*?\*\/|\/\/.*$/gms, "");
    expect(code).not.toMatch(/=>|\b(const|let|class|async|await)\b|`|\.\.\.|\?\?|\?\.|,\s*\)/);
  });

  it.each([12, 15, 18])("tells legacy Edge %s in the specification's words", (version) => {
    expect(texts(`${windows} Edge/${version}.1`, version >= 16)).toContain(messageFor("legacy-edge"));
  });

  it.each(["Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko", "Mozilla/4.0 (compatible; MSIE 8.0)"])(
    "tells %s that it is not compatible, without a way on",
    (agent) => {
      expect(texts(agent, false)).toContain("This browser is not compatible");
      expect(texts(agent, false)).not.toContain("Continue");
    },
  );

  it("lets legacy Edge go on where the program can run", () => {
    expect(texts(`${windows} Edge/18.1`, true)).toContain("Continue");
    expect(texts(`${windows} Edge/14.1`, false)).not.toContain("Continue");
  });

  it("leaves current browsers alone", () => {
    expect(shownTo(windows, true)).toEqual([]);
    expect(shownTo(`${windows} Edg/131.0`, true)).toEqual([]);
  });
});
