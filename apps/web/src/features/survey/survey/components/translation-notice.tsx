import { useTranslation } from 'react-i18next';
import { usePageTranslated } from '#lib/page-translation.ts';

/** Above a statement on a page that the browser translates: the statement stays in its own language. */
export function TranslationNotice() {
  const { t } = useTranslation('shell');
  const isTranslated = usePageTranslated();
  return (
    <output className="mb-6 block rounded-md bg-partial-soft px-4 py-3 text-center text-partial-text empty:hidden">
      {isTranslated && t('survey.translated')}
    </output>
  );
}
