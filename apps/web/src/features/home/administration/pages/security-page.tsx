import type { LockedAccount, PlatformAdministrator } from '@quint/contract/workspace/security-events.ts';
import { LOGIN_ATTEMPTS_PER_WINDOW, LOGIN_WINDOW_MINUTES } from '@quint/domain/base/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QuerySection } from '#features/workspace/account/components/query-section.tsx';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DuplicateAccountsCard } from '../components/duplicate-accounts-card.tsx';
import { SignOutCard } from '../components/sign-out-card.tsx';
import { administratorsQuery, lockedAccountsQuery, useLiftLock } from '../api.ts';

const ROW = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3';

function AdministratorRow({ administrator }: { readonly administrator: PlatformAdministrator }) {
  const { t } = useTranslation('administration');
  const { email, has_codes: hasCodes, passkeys } = administrator;
  return (
    <li className={ROW}>
      <span className="min-w-0 wrap-anywhere">{email}</span>
      <span className="flex flex-wrap items-center gap-2">
        {passkeys > 0 && <Badge>{t('security.passkeys', { count: passkeys })}</Badge>}
        <Badge tone={hasCodes ? 'strong' : 'danger'}>
          {t(hasCodes ? 'security.hasCodes' : 'security.hasNone')}
        </Badge>
      </span>
    </li>
  );
}

function LockedRow({ account }: { readonly account: LockedAccount }) {
  const { t } = useTranslation('administration');
  const format = useFormat();
  const lift = useLiftLock();
  const { id, email, date_locked: lockDate, date_ends: ends } = account;
  const onSuccess = () => notify({ text: t('security.lifted') });
  return (
    <li className={ROW}>
      <div className="flex min-w-0 flex-col">
        <span className="wrap-anywhere">{email}</span>
        <span className="text-xs text-third">
          {t('security.since', { from: format.date(lockDate, 'time'), to: format.date(ends, 'time') })}
        </span>
      </div>
      <Button
        kind="secondary"
        size="sm"
        aria-label={t('security.liftLabel', { email })}
        isLoading={lift.isPending}
        onPress={() => lift.mutate(id, { onSuccess })}
      >
        {t('security.lift')}
      </Button>
    </li>
  );
}

/** Sign-in security of the platform: second factors of its administrators, locked accounts, lost devices. */
export function SecurityPage() {
  const { t } = useTranslation('administration');
  const administrators = useQuery(administratorsQuery);
  const lockedAccounts = useQuery(lockedAccountsQuery);
  return (
    <div className="max-w-[680px]">
      <PageHeader title={t('security.title')} lead={t('security.lead')} />
      <div className="flex flex-col gap-5">
        <Card title={t('security.administrators')}>
          <p className="pb-3 text-pretty text-second">{t('security.administratorsText')}</p>
          <QuerySection query={administrators}>
            {(list) => (
              <ul aria-label={t('security.administrators')}>
                {list.map((administrator) => (
                  <AdministratorRow key={administrator.id} administrator={administrator} />
                ))}
              </ul>
            )}
          </QuerySection>
        </Card>
        <Card title={t('security.locked')}>
          <p className="pb-3 text-pretty text-second">
            {t('security.lockedText', { tries: LOGIN_ATTEMPTS_PER_WINDOW, minutes: LOGIN_WINDOW_MINUTES })}
          </p>
          <QuerySection query={lockedAccounts}>
            {(list) =>
              list.length === 0 ? (
                <p className="text-third">{t('security.noneLocked')}</p>
              ) : (
                <ul aria-label={t('security.locked')}>
                  {list.map((account) => (
                    <LockedRow key={account.id} account={account} />
                  ))}
                </ul>
              )
            }
          </QuerySection>
        </Card>
        <DuplicateAccountsCard />
        <SignOutCard />
      </div>
    </div>
  );
}
