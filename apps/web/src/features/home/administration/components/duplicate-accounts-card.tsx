import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { duplicateAccountsQuery } from '../api.ts';

/** Accounts that share an address in two spellings; nothing when there are none. */
export function DuplicateAccountsCard() {
  const { t } = useTranslation('administration');
  const { data: pairs = [] } = useQuery(duplicateAccountsQuery);
  if (pairs.length === 0) return null;
  return (
    <Card title={t('security.doubles')}>
      <p className="pb-3 text-pretty text-second">{t('security.doublesText')}</p>
      <ul aria-label={t('security.doubles')}>
        {pairs.map(({ id, emails }) => (
          <li key={id} className="flex flex-wrap gap-x-2 border-t border-line py-3">
            {emails.map((email) => (
              <span key={email} translate="no" className="min-w-0 wrap-anywhere">
                {email}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
