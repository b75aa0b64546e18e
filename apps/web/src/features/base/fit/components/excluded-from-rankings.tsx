import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';

/** In the place of a fit: the person asked to be left out of rankings. */
export function ExcludedText({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <span title={t('fit.leftOutText')} className={cx('text-xs text-pretty text-third', className)}>
      {t('fit.leftOut')}
    </span>
  );
}

/** The same where a whole card of fit would stand. */
export function ExcludedCard() {
  const { t } = useTranslation();
  return (
    <section className="rounded-lg border border-line bg-surface p-5 shadow-soft">
      <h2 className="text-md font-semibold">{t('fit.leftOut')}</h2>
      <p className="pt-1 text-pretty text-second">{t('fit.leftOutText')}</p>
    </section>
  );
}
