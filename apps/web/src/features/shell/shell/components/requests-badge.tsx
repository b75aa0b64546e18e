import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestsCountQuery } from '#features/billing/platform-orders/api.ts';

/** The number of requests of workspaces that wait for an answer of the platform. */
export function RequestsBadge() {
  const { t } = useTranslation('shell');
  const count = useQuery(requestsCountQuery).data ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">, {t('requests', { count })}</span>
      <span
        aria-hidden="true"
        className="ml-auto grid min-w-5 place-items-center rounded-full bg-lila px-1.5 text-xs font-bold text-on-lila tabular-nums"
      >
        {count > 99 ? '99+' : count}
      </span>
    </>
  );
}
