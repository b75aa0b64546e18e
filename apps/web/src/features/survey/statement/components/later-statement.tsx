import { lazy, Suspense } from 'react';
import { loadPhrases } from '#lib/i18n.ts';

const Quote = lazy(async () => {
  const [part] = await Promise.all([import('./statement-quote.tsx'), loadPhrases('statement')]);
  return { default: part.StatementQuote };
});

interface LaterStatementProps {
  readonly text: string | null;
  /** The name of the person; undefined for the reader's own statement. */
  readonly name?: string | undefined;
}

/** The statement of a person, loaded on demand because most results have none. */
export function LaterStatement({ text, name }: LaterStatementProps) {
  return (
    text !== null && (
      <Suspense fallback={null}>
        <Quote text={text} name={name} />
      </Suspense>
    )
  );
}
