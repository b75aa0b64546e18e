/*
 * Runs in the head of every document, before anything is painted: sets the theme and the language, removes a page that
 * was prerendered in another language than this browser shows, and reports an app that does not start and blocked cookies.
 *
 * Nothing here hides content by a style or an attribute: those would stay when a script that removes them fails.
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

  /** The language in which the app will start; `lib/locale.ts` decides by the same rule. */
  function findLanguage(isForGuests) {
    const query = new URLSearchParams(location.search);
    const hasParent = window.parent !== window;
    const isFramed = hasParent && query.has('embed');
    // A frame may be refused its cookies.
    const hasSession = !isForGuests && !hasParent && document.cookie.includes('XSRF-TOKEN=');
    const candidates = [
      hasSession ? read('quint.account-language') : null,
      read('quint.language'),
      isFramed ? query.get('language') : null,
      navigator.language.slice(0, 2).toLowerCase(),
    ];
    return candidates.find((candidate) => Object.hasOwn(texts, candidate)) ?? 'en';
  }

  /** The parser goes on adding to what was removed, so every change is answered until it has ended. */
  function removePrerendered() {
    const clear = () => document.getElementById('app')?.replaceChildren();
    const observer = new MutationObserver(clear);
    observer.observe(page, { childList: true, subtree: true });
    // Modules run after this event, so the app never loses what it has rendered.
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
  // Prerendered pages are those of guests, and the survey, which knows no account.
  const language = findLanguage(prerendered !== undefined);
  if (prerendered !== undefined && prerendered !== language) removePrerendered();
  page.lang = language;

  /** Puts a text with a button to reload above the page, once. */
  function show(id, text, action) {
    // In a browser that is too old, every other failure follows from that.
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
    // A prerendered page can at least be read, and its links followed.
    document.getElementById('app')?.removeAttribute('inert');
  };

  window.showCookiesBlocked = () => {
    const { cookies, action } = texts[page.lang] ?? texts.en;
    show('cookies-blocked', cookies, action);
  };

  // In a frame the survey tries its cookies itself.
  if (!navigator.cookieEnabled && window.parent === window) {
    document.addEventListener('readystatechange', window.showCookiesBlocked, { once: true });
  }

  // A module of the document, or one that it imports, could not be loaded.
  const reportScript = ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') window.showStartFailure();
  };
  window.addEventListener('error', reportScript, { capture: true });
})();
