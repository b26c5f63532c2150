/* Loaded only by browsers without modules, so it is written in their language: no const, no arrows. */
// biome-ignore lint/complexity/useArrowFunction: these browsers know no arrow functions
(function () {
  function show() {
    document.body.innerHTML =
      '<div role="alertdialog" aria-labelledby="old-title" aria-describedby="old-text" ' +
      'style="max-width:34em;margin:12% auto;padding:24px;border:1px solid #999;font:16px/1.5 Segoe UI,Arial,sans-serif">' +
      '<h1 id="old-title" style="font-size:20px;margin:0 0 12px">This browser is not compatible</h1>' +
      '<p id="old-text">Beltwright cannot run in Internet Explorer or other browsers of its age. ' +
      "Please open this page in a current version of Edge, Chrome, Firefox or Safari.</p></div>";
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", show);
  else show();
})();
