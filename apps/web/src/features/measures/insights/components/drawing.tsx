import type { Sketch } from '@quint/charts/sketch.ts';
import { useId } from 'react';
import { useChartTheme } from '#lib/chart-theme.ts';
import { useDrawnWidth } from '#lib/drawn-width.ts';
import { Picture } from '#ui/picture.tsx';

interface DrawingProps {
  readonly title: string;
  readonly text: string;
  /** The maximum width. */
  readonly most?: 'wide' | 'narrow' | undefined;
  readonly draw: (look: Sketch) => string;
}

const ASSUMED_WIDTH_PX = 480;

/** A picture that is drawn for its actual width. */
export function Drawing({ title, text, most = 'wide', draw }: DrawingProps) {
  const theme = useChartTheme();
  const { host, width } = useDrawnWidth(ASSUMED_WIDTH_PX);
  const idPrefix = `own-${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  return (
    <div ref={host} className={most === 'narrow' ? 'mx-auto w-full max-w-[400px]' : 'w-full'}>
      <Picture svg={draw({ idPrefix, title, description: text, width, theme })} />
    </div>
  );
}
