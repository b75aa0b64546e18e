import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { INSIGHTS_ORDER, TALENT_PACKAGES } from '../model/packages.ts';

/** More talent insights for a workspace, in three sizes. */
export function PackageCards() {
  const { t } = useTranslation('plans');
  const format = useFormat();
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {TALENT_PACKAGES.map(({ key, talents, euro, discount, isRecommended }) => (
        <li
          key={key}
          className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-soft"
        >
          <span className="flex min-h-6 flex-wrap gap-2">
            {isRecommended && <Badge tone="lila">{t('packages.recommended')}</Badge>}
            {discount > 0 && <Badge tone="strong">{t('packages.discount', { percent: discount })}</Badge>}
          </span>
          <h3 className="text-md font-semibold">{t('packages.talents', { count: talents })}</h3>
          <p>
            <span className="text-title font-semibold">{format.euro(euro)}</span>{' '}
            <span className="text-xs text-third">{t('packages.net')}</span>
          </p>
          <span className="pt-1">
            <ButtonLink
              to="/checkout"
              search={{ type: INSIGHTS_ORDER, packageKey: key, redirectAfterCheckout: '/plans' }}
              kind={isRecommended ? 'primary-lila' : 'secondary'}
            >
              {t('packages.order')}
            </ButtonLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
