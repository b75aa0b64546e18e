import { useTranslation } from 'react-i18next';
import { Quote } from './quote.tsx';

interface StatementQuoteProps {
  readonly text: string;
  /** The name of the person; undefined for the reader's own statement. */
  readonly name: string | undefined;
}

/** The statement of a person, shown beside their result. */
export function StatementQuote({ text, name }: StatementQuoteProps) {
  const { t } = useTranslation('statement');
  return (
    <div className="pt-4">
      <Quote title={name === undefined ? t('title') : t('of', { name })} text={text} />
    </div>
  );
}
