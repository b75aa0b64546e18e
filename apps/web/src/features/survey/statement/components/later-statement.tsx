import { lazy, Suspense } from 'react';
import { loadPhrases } from '#lib/i18n.ts';

const Quote = lazy(async () => {
  const [part] = await Promise.all([import('./statement-quote.tsx'), loadPhrases('statement')]);
  return { default: part.StatementQuote };
});

interface LaterStatementProps {
  readonly text: string | null;
  /** Whose it is; undefined for the reader's own. */
  readonly name?: string | undefined;
}

/** The statement of a person, where there is one. Most results have none, so it is loaded when it is needed. */
export function LaterStatement({ text, name }: LaterStatementProps) {
  return (
    text !== null && (
      <Suspense fallback={null}>
        <Quote text={text} name={name} />
      </Suspense>
    )
  );
}
