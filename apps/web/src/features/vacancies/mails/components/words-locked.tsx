import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/link.tsx';

/** Why own words cannot be written yet, and how to unlock them. */
export function WordsLocked({ minFinished }: { readonly minFinished: number }) {
  const { t } = useTranslation('vacancy-mails');
  return (
    <p className="flex items-start gap-2 rounded-md bg-partial-soft px-3 py-2 text-sm text-partial-text">
      <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="text-pretty">
        {t('letter.locked', { count: minFinished })} <TextLink to="/plans">{t('letter.plans')}</TextLink>
      </span>
    </p>
  );
}
