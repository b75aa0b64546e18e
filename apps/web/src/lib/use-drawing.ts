import { useId } from 'react';
import { useChartTheme } from './chart-theme.ts';
import { useDrawnWidth } from './drawn-width.ts';

/**
 * What a chart is drawn with: the width of its `host`, which is `initialWidth` until it is known, the theme, and a prefix
 * that no other chart of the page has for its ids.
 */
export function useDrawing(initialWidth: number) {
  const theme = useChartTheme();
  const { host, width } = useDrawnWidth(initialWidth);
  const idPrefix = `chart-${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  return { host, drawing: { idPrefix, width, theme } };
}
