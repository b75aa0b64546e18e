import { lazy, Suspense } from 'react';
import { loadPhrases } from '#lib/i18n.ts';
import type { StatementsCardProps } from './statements-card.tsx';

const Statements = lazy(async () => {
  const [part] = await Promise.all([import('./statements-card.tsx'), loadPhrases('statement')]);
  return { default: part.StatementsCard };
});

/** The statements of several people, if there are any. */
export function LaterStatements({ people }: StatementsCardProps) {
  return (
    people.some(({ statement }) => statement !== null) && (
      <Suspense fallback={null}>
        <Statements people={people} />
      </Suspense>
    )
  );
}
