/*
 * Runs in the head of every document, before the first paint: sets the theme and the language, removes a page that was
 * prerendered in another language than this browser shows, and reports an app that does not start and blocked cookies.
 *
 * Nothing here hides content by a style or an attribute, which would stay if a script that removes them fails.
 */
(() => {
  const texts = __START_FAILURE__;
  const page = document.documentElement;

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked.
      return null;
    }
  }

  /** The initial language of the app; `lib/locale.ts` uses the same rule. */
  function findLanguage(isForGuests) {
    const query = new URLSearchParams(location.search);
    const hasParent = window.parent !== window;
    const isFramed = hasParent && query.has('embed');
    // A browser may block cookies in a frame.
    const hasSession = !isForGuests && !hasParent && document.cookie.includes('XSRF-TOKEN=');
    const candidates = [
      hasSession ? read('quint.account-language') : null,
      read('quint.language'),
      isFramed ? query.get('language') : null,
      navigator.language.slice(0, 2).toLowerCase(),
    ];
    return candidates.find((candidate) => Object.hasOwn(texts, candidate)) ?? 'en';
  }

  /** Removes the page. The parser keeps adding to it, so every mutation is handled until it has finished. */
  function removePrerendered() {
    const clear = () => document.getElementById('app')?.replaceChildren();
    const observer = new MutationObserver(clear);
    observer.observe(page, { childList: true, subtree: true });
    // Modules run after this event, so it removes nothing that the app has rendered.
    const finish = () => {
      observer.disconnect();
      clear();
      document.getElementById('app')?.removeAttribute('inert');
      document.title = 'Quint';
    };
    document.addEventListener('readystatechange', finish, { once: true });
  }

  const theme = read('quint.theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  const prerendered = page.dataset.shippedTexts;
  // Prerendered pages are for guests, or the survey, which has no account.
  const language = findLanguage(prerendered !== undefined);
  if (prerendered !== undefined && prerendered !== language) removePrerendered();
  page.lang = language;

  /** Shows a text with a reload button above the page, once. */
  function show(id, text, action) {
    // In a browser that is too old, every other failure is a consequence.
    if (document.getElementById(id) !== null || document.getElementById('old-browser') !== null) return;
    const alert = Object.assign(document.createElement('div'), { id });
    alert.setAttribute('role', 'alert');
    alert.style.cssText = 'padding: 24px 16px; text-align: center; font: 16px/24px system-ui, sans-serif';
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: action });
    button.style.cssText = 'margin: 12px; padding: 10px 16px; font: inherit; text-decoration: underline';
    button.addEventListener('click', () => location.reload());
    alert.append(text, document.createElement('br'), button);
    document.body.prepend(alert);
  }

  window.showStartFailure = () => {
    const { text, action } = texts[page.lang] ?? texts.en;
    show('start-failure', text, action);
    // A prerendered page can at least be read, and its links work.
    document.getElementById('app')?.removeAttribute('inert');
  };

  window.showCookiesBlocked = () => {
    const { cookies, action } = texts[page.lang] ?? texts.en;
    show('cookies-blocked', cookies, action);
  };

  // In a frame the survey tests its cookies itself.
  if (!navigator.cookieEnabled && window.parent === window) {
    document.addEventListener('readystatechange', window.showCookiesBlocked, { once: true });
  }

  // A module of the document, or one of its imports, could not be loaded.
  const reportScript = ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') window.showStartFailure();
  };
  window.addEventListener('error', reportScript, { capture: true });
})();
