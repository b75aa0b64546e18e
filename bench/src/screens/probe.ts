import type { Page } from 'playwright-core';

/** The element that a press shows or hides. */
export interface Sign {
  /** CSS; the first element with the text counts. */
  readonly selector: string;
  readonly text: string;
  /** It is visible before the press and disappears with it. */
  readonly isGone?: boolean;
}

/** The event of a press: keydown or pointerup. */
export type PressEvent = { readonly key: string } | 'pointer';

const GIVE_UP_MS = 30_000;

/**
 * Text, because it runs in the page, whose types are unknown here. It looks for the sign in every frame. The clock
 * starts at the timestamp of the event, which the browser sets before the page receives it.
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
 * Milliseconds from a press to the first frame that shows the sign. Throws if it is visible before the press or never
 * appears.
 */
export async function timePress(
  page: Page,
  { event, sign, press }: { event: PressEvent; sign: Sign; press: () => Promise<void> },
): Promise<number> {
  await page.evaluate(`${PROBE} probe.arm(${JSON.stringify(event)}, ${JSON.stringify(sign)})`);
  await press();
  return page.evaluate<number>('probe.result()');
}
