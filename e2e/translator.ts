import type { Page } from '@playwright/test';

/*
 * Does what the translators of browsers do: replaces every text by two elements that hold a translation, again whenever
 * the page changes, and says so at the document. The translation reads the same, so that pages are found by their words;
 * a text that stays as it was although the app changed it is still noticed.
 */
const TRANSLATOR = `(() => {
  const OUT = 'script, style, noscript, textarea, option, font, [translate=no], .notranslate';
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(OUT)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.classList.add('translated-ltr');
  };
  window.translatePage = translate;
  const start = () => {
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.body === null) document.addEventListener('DOMContentLoaded', start);
  else start();
})()`;

/** Lets the browser of a page translate whatever it shows. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(TRANSLATOR);
}

/** The number of texts that were translated. */
export function countTranslated(page: Page): Promise<number> {
  return page.evaluate<number>(`document.querySelectorAll('font font').length`);
}
