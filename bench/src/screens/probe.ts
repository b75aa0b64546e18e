import type { Page } from 'playwright-core';

/** What a press makes visible, or makes go. */
export interface Sign {
  /** CSS; the first element that has the text counts. */
  readonly selector: string;
  readonly text: string;
  /** It stands until the press, and is gone then. */
  readonly isGone?: boolean;
}

/** The event of a press: a key as it goes down, the pointer as it comes up. */
export type PressEvent = { readonly key: string } | 'pointer';

const GIVE_UP_MS = 30_000;

/**
 * Text, because it runs in the page, whose types are not known here. Every frame it looks for the sign. The clock begins
 * at the timestamp of the event, which the browser sets before the page hears of it.
 */
const PROBE = `window.probe ??= (() => {
  const isShown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { top, right, bottom, left, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const stands = ({ selector, text, isGone = false }) =>
    [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(text) && isShown(each)) !== isGone;
  let timing;
  const arm = (event, sign) => {
    if (stands(sign)) throw new Error('before the press there is: ' + sign.text);
    let start;
    const type = event === 'pointer' ? 'pointerup' : 'keydown';
    const begin = (happened) => {
      if (start !== undefined || (event !== 'pointer' && happened.key !== event.key)) return;
      start = happened.timeStamp;
      removeEventListener(type, begin, true);
    };
    addEventListener(type, begin, true);
    const armed = performance.now();
    timing = new Promise((resolve, reject) => {
      const look = () => {
        if (start !== undefined && stands(sign)) resolve(performance.now() - start);
        else if (performance.now() - armed > ${GIVE_UP_MS}) reject(new Error('never seen: ' + sign.text));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    timing.catch(() => undefined);
  };
  return { arm, result: () => timing };
})();`;

/**
 * Milliseconds from a press to the first frame in which the sign stands. Throws where it stands before the press, or
 * never does.
 */
export async function timePress(
  page: Page,
  { event, sign, press }: { event: PressEvent; sign: Sign; press: () => Promise<void> },
): Promise<number> {
  await page.evaluate(`${PROBE} probe.arm(${JSON.stringify(event)}, ${JSON.stringify(sign)})`);
  await press();
  return page.evaluate<number>('probe.result()');
}
