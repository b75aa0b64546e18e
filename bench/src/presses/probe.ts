import type { Page } from 'playwright-core';

/** What a press makes visible, or makes go. */
export interface Sign {
  /** CSS; the first element that has all the texts counts. */
  readonly selector: string;
  readonly texts: readonly string[];
  /** It stands until the press, and is gone then. */
  readonly isGone?: true;
  /** It passes, and no frame shows it where what follows is quick: then it counts from when that stands. */
  readonly isPassing?: true;
}

/** The event that does what a press does: a key as it goes down, the pointer as it comes up. */
export type PressEvent = { readonly key: string } | 'pointer';

export interface PressTiming {
  /** Milliseconds from the event to the first frame in which the sign stood, by sign. */
  readonly ms: Readonly<Record<string, number>>;
  /** The longest time without a frame from the event until the last sign, in milliseconds. */
  readonly longestFrameMs: number;
}

const GIVE_UP_MS = 30_000;

/**
 * Text, because it runs in the page, whose types are not known here. Every frame it looks for the signs that do not
 * stand yet. The clock begins at the timestamp of the event, which the browser sets before the page hears of it.
 */
const PROBE = `window.probe ??= (() => {
  const isShown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { top, right, bottom, left, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const isThere = ({ selector, texts }) => {
    for (const element of document.querySelectorAll(selector)) {
      const content = element.textContent;
      if (texts.every((text) => content.includes(text)) && isShown(element)) return true;
    }
    return false;
  };
  const stands = (sign) => isThere(sign) !== (sign.isGone === true);
  let timing;
  const arm = (event, signs) => {
    const early = Object.keys(signs).find((name) => stands(signs[name]));
    if (early !== undefined) throw new Error('before the press there is: ' + early);
    const ms = {};
    let begun, last, longest = 0;
    const type = event === 'pointer' ? 'pointerup' : 'keydown';
    const begin = (happened) => {
      if (begun !== undefined || (event !== 'pointer' && happened.key !== event.key)) return;
      begun = last = happened.timeStamp;
      removeEventListener(type, begin, true);
    };
    addEventListener(type, begin, true);
    const armed = performance.now();
    timing = new Promise((resolve, reject) => {
      const look = () => {
        const open = Object.keys(signs).filter((name) => ms[name] === undefined);
        if (begun !== undefined) {
          for (const name of open) if (stands(signs[name])) ms[name] = performance.now() - begun;
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
        }
        const missing = open.filter((name) => ms[name] === undefined && signs[name].isPassing !== true);
        if (missing.length === 0) {
          for (const name of open) ms[name] ??= performance.now() - begun;
          resolve({ ms, longestFrameMs: longest });
        }
        else if (performance.now() - armed > ${GIVE_UP_MS}) reject(new Error('never seen: ' + missing.join(', ')));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    timing.catch(() => undefined);
  };
  return { arm, result: () => timing };
})();`;

/** Presses, and times how long the signs take. Throws where a sign stands before the press, or never does. */
export async function timePress(
  page: Page,
  {
    event,
    signs,
    press,
  }: {
    readonly event: PressEvent;
    readonly signs: Readonly<Record<string, Sign>>;
    readonly press: () => Promise<void>;
  },
): Promise<PressTiming> {
  await page.evaluate(`${PROBE} probe.arm(${JSON.stringify(event)}, ${JSON.stringify(signs)})`);
  await press();
  return page.evaluate<PressTiming>('probe.result()');
}
