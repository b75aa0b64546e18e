import { errors, type BrowserContext, type Page } from '@playwright/test';

const MOST_STARTING_MS = 5_000;

/*
 * Imitates the translators of browsers: replaces the texts, again whenever the page changes, and marks the document.
 * The translation looks the same, so that pages are found by their texts; a text that stays unchanged although the app
 * changed it is still detected.
 */
const FONT = `const fontOf = (text) => {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
  inner.textContent = text;
  outer.append(inner);
  return outer;
};`;

/** The ways of replacing an untranslated text. */
const METHODS = {
  replaces: `text.replaceWith(fontOf(text.data));`,
  joins: `const texts = [text];
    while (texts.at(-1).nextSibling?.nodeType === Node.TEXT_NODE) texts.push(texts.at(-1).nextSibling);
    text.replaceWith(fontOf(texts.map(({ data }) => data).join('')));
    texts.slice(1).forEach((other) => other.remove());`,
  splits: `text.replaceWith(...text.data.split(/(?<= )/).map(fontOf));`,
  rewrites: `const element = text.parentElement;
    if (element.childElementCount > 0) text.replaceWith(fontOf(text.data));
    else element.innerHTML = '<font>' + element.innerHTML + '</font>';`,
} as const;
/** The times at which the page is translated. */
const TIMES = {
  always: `translate();
    new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });`,
  often: `setInterval(translate, 50);`,
  once: `window.addEventListener('load', () => setTimeout(translate, 500));`,
} as const;

/**
 * When the page is idle, compares the visible text of each element with the text that React rendered, and logs
 * differences to the console as errors.
 */
const COMPARISON = `(() => {
  const [ROOT, PORTAL, ELEMENT, TEXT, HIDEABLE, HOISTED] = [3, 4, 5, 6, 22, 26];
  const different = [];
  const childrenOf = (fiber) => {
    const children = [];
    for (let child = fiber.child; child !== null; child = child.sibling) children.push(child);
    return children;
  };
  const textIn = (fiber, isHidden) =>
    childrenOf(fiber).map((child) => textOf(child, isHidden)).join('');
  const textOf = (fiber, isHidden) => {
    const { tag, memoizedProps: props } = fiber;
    if (tag === TEXT) return isHidden ? '' : props;
    if (tag === PORTAL) return textIn(fiber, isHidden), '';
    if (tag === HOISTED) return '';
    if (tag === HIDEABLE) return textIn(fiber, isHidden || fiber.memoizedState !== null);
    if (tag !== ELEMENT) return textIn(fiber, isHidden);
    const element = fiber.stateNode;
    // A list of options is also rendered into a document that is never shown.
    if (!(element instanceof Node)) return '';
    if (props.dangerouslySetInnerHTML || element.matches('textarea, template')) return element.textContent;
    const isText = typeof props.children === 'string' || typeof props.children === 'number';
    const before = different.length;
    const expected = isText ? String(props.children) : textIn(fiber, false);
    const isDifferent = element.textContent !== expected && different.length === before;
    if (isDifferent) different.push(element.tagName + ' shows "' + element.textContent.slice(0, 200) + '" for "' + expected.slice(0, 200) + '"');
    return expected;
  };
  const compare = () => {
    different.length = 0;
    for (const element of document.querySelectorAll('*')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
      if (key !== undefined && element[key]?.tag === ROOT) textIn(element[key].stateNode.current, false);
    }
    if (different.length > 0) console.error('Other texts than React rendered: ' + different.join(' | '));
  };
  let pending;
  const wait = () => {
    clearTimeout(pending);
    pending = setTimeout(compare, 60);
  };
  new MutationObserver(wait).observe(document, { childList: true, characterData: true, subtree: true });
})()`;

export interface Translator {
  readonly method: keyof typeof METHODS;
  readonly time: keyof typeof TIMES;
}

function scriptOf({ method, time }: Translator): string {
  return `(() => {
  ${FONT}
  const OUT = 'script, style, noscript, textarea, option, font, [translate=no], .notranslate';
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(OUT)) continue;
      ${METHODS[method]}
    }
    document.documentElement.classList.add('translated-ltr');
  };
  const start = () => {
    ${TIMES[time]}
  };
  if (document.body === null) document.addEventListener('DOMContentLoaded', start);
  else start();
})()`;
}

/** Makes the browser translate every page. */
export async function translatePages(
  browser: Page | BrowserContext,
  translator: Translator = { method: 'replaces', time: 'always' },
): Promise<void> {
  await browser.addInitScript(scriptOf(translator));
  await browser.addInitScript(COMPARISON);
}

/**
 * Whether a text of the page is translated within a few seconds, because a translator starts after the page has loaded.
 */
export async function isTranslated(page: Page): Promise<boolean> {
  return page
    .waitForSelector('font', { state: 'attached', timeout: MOST_STARTING_MS })
    .then(() => true)
    .catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    });
}
