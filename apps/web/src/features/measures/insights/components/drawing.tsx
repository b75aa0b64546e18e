import type { Sketch } from '@quint/charts/sketch.ts';
import { useDrawing } from '#lib/use-drawing.ts';
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
  const { host, drawing } = useDrawing(ASSUMED_WIDTH_PX);
  return (
    <div ref={host} className={most === 'narrow' ? 'mx-auto w-full max-w-[400px]' : 'w-full'}>
      <Picture svg={draw({ ...drawing, title, description: text })} />
    </div>
  );
}
