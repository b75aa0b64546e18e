import { useTranslation } from 'react-i18next';
import { Quote } from './quote.tsx';

interface StatementQuoteProps {
  readonly text: string;
  /** Whose it is; undefined for the reader's own. */
  readonly name: string | undefined;
}

/** The statement of a person, beside their result. */
export function StatementQuote({ text, name }: StatementQuoteProps) {
  const { t } = useTranslation('statement');
  return (
    <div className="pt-4">
      <Quote title={name === undefined ? t('title') : t('of', { name })} text={text} />
    </div>
  );
}
