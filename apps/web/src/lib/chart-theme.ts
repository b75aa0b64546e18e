import type { ChartTheme } from '@quint/charts/theme.ts';
import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(DARK);
  list.addEventListener('change', onChange);
  const themeObserver = new MutationObserver(onChange);
  themeObserver.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    list.removeEventListener('change', onChange);
    themeObserver.disconnect();
  };
}

function chartTheme(): ChartTheme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

/** The theme of charts, which are pictures and do not follow the style sheet. */
export function useChartTheme(): ChartTheme {
  return useSyncExternalStore(subscribe, chartTheme);
}
