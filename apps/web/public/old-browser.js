/* Runs in every browser, so it is written in the language of the oldest: no const, no arrows. */
// biome-ignore lint/complexity/useArrowFunction: old browsers know no arrow functions
(function () {
  var agent = navigator.userAgent;
  var isExplorer = /MSIE |Trident\//.test(agent);
  var isLegacyEdge = /\bEdge\/1[2-8]\./.test(agent);
  var hasModules = "noModule" in document.createElement("script");
  var explorerText =
    "Beltwright cannot run in Internet Explorer or other browsers of its age. " +
    "Please open this page in a current version of Edge, Chrome, Firefox or Safari.";
  var edgeText =
    "Old Legacy Microsoft Edge Browser detected. You cannot view the report. In the Drawing > Settings tab check the " +
    "Save reports to pdf checkbox to save the reports. Please upgrade to the new Edge Chromium or use Chrome.";

  var veilStyle = "position:fixed;top:0;right:0;bottom:0;left:0;z-index:1000;background:#ffffff";
  var boxStyle =
    "max-width:34em;margin:12% auto;padding:24px;border:1px solid #767676;color:#1a1e21;background:#ffffff;" +
    "font:16px/1.5 Segoe UI,Arial,sans-serif";

  function element(name, style, parent) {
    var made = document.createElement(name);
    made.style.cssText = style;
    parent.appendChild(made);
    return made;
  }

  function show(title, text, canGoOn) {
    var veil = element("div", veilStyle, document.body);
    var box = element("div", boxStyle, veil);
    box.setAttribute("role", "alertdialog");
    box.setAttribute("aria-modal", "true");
    box.setAttribute("aria-labelledby", "old-title");
    box.setAttribute("aria-describedby", "old-text");
    var heading = element("h1", "font-size:20px;margin:0 0 12px", box);
    heading.id = "old-title";
    heading.textContent = title;
    var words = element("p", "margin:0", box);
    words.id = "old-text";
    words.textContent = text;
    if (!canGoOn) return;
    var button = element("button", "margin-top:16px;padding:6px 14px;font:inherit", box);
    button.type = "button";
    button.textContent = "Continue";
    // biome-ignore lint/complexity/useArrowFunction: old browsers know no arrow functions
    button.onclick = function () {
      veil.parentNode.removeChild(veil);
    };
    button.focus();
  }

  function tell() {
    if (isLegacyEdge) show("Old browser", edgeText, hasModules);
    else if (isExplorer || !hasModules) show("This browser is not compatible", explorerText, false);
  }
  if (!isExplorer && !isLegacyEdge && hasModules) return;
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", tell);
  else tell();
})();
