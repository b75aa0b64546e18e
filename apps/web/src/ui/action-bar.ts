import { useLayoutEffect } from 'react';

/** The height of action bars at the bottom of the window, for the toasts. */
const HEIGHT_PROPERTY = '--action-bar';

/** Spread on an action bar at the bottom of the window or of a dialog, so that toasts are shown above it. */
export const ACTION_BAR = { 'data-action-bar': '' } as const;

/** The distance of the bars from the bottom of the window. A bar in the upper half is not in the way of toasts. */
function measureBars(): number {
  const height = window.innerHeight;
  const tops = [...document.querySelectorAll('[data-action-bar]')].flatMap((bar) => {
    const { top, height: own } = bar.getBoundingClientRect();
    return own > 0 && top > height / 2 && top < height ? [top] : [];
  });
  return height - Math.min(height, ...tops);
}

/** Keeps toasts above all action bars while there are toasts. */
export function useActionBarOffset(hasToasts: boolean): void {
  useLayoutEffect(() => {
    if (!hasToasts) return undefined;
    const { style } = document.documentElement;
    let frame = 0;
    const measure = () => style.setProperty(HEIGHT_PROPERTY, `${measureBars()}px`);
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const sizes = new ResizeObserver(measureSoon);
    sizes.observe(document.body);
    // A bar or a dialog may appear, disappear or grow while a toast is shown.
    const changes = new MutationObserver(measureSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', measureSoon);
    window.addEventListener('scroll', measureSoon, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', measureSoon);
      window.removeEventListener('scroll', measureSoon, { capture: true });
      style.removeProperty(HEIGHT_PROPERTY);
    };
  }, [hasToasts]);
}
