import { useTranslation } from 'react-i18next';
import { usePageTranslated } from '#lib/page-translation.ts';

/** Shown above a statement when the browser translates the page: the statement itself is not translated. */
export function TranslationNotice() {
  const { t } = useTranslation('shell');
  const isTranslated = usePageTranslated();
  return (
    <output className="mb-6 block rounded-md bg-partial-soft px-4 py-3 text-center text-partial-text empty:hidden">
      {isTranslated && t('survey.translated')}
    </output>
  );
}
