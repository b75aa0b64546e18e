/*
 * Runs before every other script, in browsers of any age: says when this one is older than those that the build is for.
 * The language has no newer part than ES5 here, because a script that cannot be read says nothing.
 */
(function () {
  // A function that came with the oldest browsers of the build.
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
  // Before the scripts that are deferred, whose failures follow from this.
  document.addEventListener('readystatechange', show);
})();
