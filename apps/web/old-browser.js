/*
 * Runs before every other script, in browsers of any age, and shows a message in those older than the build supports.
 * Uses only ES5, because a script that cannot be parsed shows nothing.
 */
(function () {
  // A function that the oldest supported browsers introduced.
  if (typeof Promise === 'function' && 'withResolvers' in Promise) return;
  var texts = __OLD_BROWSER__;
  function show() {
    if (document.getElementById('old-browser') !== null) return;
    var text = document.createElement('p');
    text.id = 'old-browser';
    text.setAttribute('role', 'alert');
    text.style.cssText = 'padding: 24px 16px; text-align: center; font: 16px/24px sans-serif';
    var language = (navigator.language || '').slice(0, 2).toLowerCase();
    text.appendChild(document.createTextNode(language === 'de' ? texts.de : texts.en));
    document.body.insertBefore(text, document.body.firstChild);
  }
  // Before deferred scripts, whose failures are a consequence.
  document.addEventListener('readystatechange', show);
})();
