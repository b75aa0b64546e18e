import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { useCallback, useState, type ReactNode } from 'react';

/** Rows are drawn in blocks, so that a stage with thousands of people has only those near the view in the document. */
const ROWS_PER_BLOCK = 50;
/** Assumed before a block was drawn. */
const ROW_HEIGHT_PX = 38;
const NEAR_VIEW = '1200px 0px';
/** Without it, all rows are drawn. */
const CAN_OBSERVE = 'IntersectionObserver' in globalThis;

interface RowBlockProps {
  readonly size: number;
  /** The first block is drawn before it is known what is in view, and one with the current row always. */
  readonly isAlways: boolean;
  readonly children: () => ReactNode;
}

/** A block of rows: its rows near the view, otherwise their height. */
function RowBlock({ size, isAlways, children }: RowBlockProps) {
  const [isNear, setNear] = useState(!CAN_OBSERVE);
  const [height, setHeight] = useState(size * ROW_HEIGHT_PX);
  const observe = useCallback((element: HTMLUListElement | null) => {
    if (element === null || !CAN_OBSERVE) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        if (!entry.isIntersecting && entry.boundingClientRect.height > 0) {
          setHeight(entry.boundingClientRect.height);
        }
        setNear(entry.isIntersecting);
      },
      { rootMargin: NEAR_VIEW },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isDrawn = isNear || isAlways;
  return (
    <ul ref={observe} className="@container" style={isDrawn ? undefined : { height }}>
      {isDrawn && children()}
    </ul>
  );
}

interface RowBlocksProps {
  readonly people: readonly VacancyPerson[];
  readonly currentId: string | undefined;
  readonly draw: (person: VacancyPerson, index: number) => ReactNode;
}

/** The rows of a stage, drawn where they are near the view. */
export function RowBlocks({ people, currentId, draw }: RowBlocksProps) {
  const starts = Array.from(
    { length: Math.ceil(people.length / ROWS_PER_BLOCK) },
    (_, block) => block * ROWS_PER_BLOCK,
  );
  return starts.map((start) => {
    const block = people.slice(start, start + ROWS_PER_BLOCK);
    return (
      <RowBlock
        key={start}
        size={block.length}
        isAlways={start === 0 || block.some(({ id }) => id === currentId)}
      >
        {() => block.map((person, index) => draw(person, start + index))}
      </RowBlock>
    );
  });
}
