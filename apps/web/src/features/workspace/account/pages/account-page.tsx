import { useMutation } from '@tanstack/react-query';
import { LogOut, UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAdmin, isHiringManager, isWorksCouncil } from '#lib/guard.ts';
import { reportFault } from '#lib/query.ts';
import { logout, useCurrentUser, changeAccount } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Switch } from '#ui/switch.tsx';
import { ActivityCard } from '../components/activity-card.tsx';
import { LookCard } from '../components/look-card.tsx';
import { PasskeysCard } from '../components/passkeys-card.tsx';
import { PersonCard } from '../components/person-card.tsx';
import { SessionsCard } from '../components/sessions-card.tsx';
import { TwoFactorCard } from '../components/two-factor-card.tsx';

/** The daily mail for administrators: off by default, in the time zone of this browser. */
function DigestCard() {
  const { t } = useTranslation('profile');
  const user = useCurrentUser();
  const choice = useMutation({
    mutationFn: (wants_digest: boolean) =>
      changeAccount(
        wants_digest
          ? { wants_digest, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
          : { wants_digest },
      ),
  });
  if (!isAdmin(user)) return null;
  return (
    <Card title={t('account.digest.title')}>
      <div className="flex flex-col items-start gap-1">
        <Switch
          checked={choice.isPending ? choice.variables : user.wants_digest}
          onChange={(on) => choice.mutate(on)}
        >
          {t('account.digest.label')}
        </Switch>
        <p className="text-xs text-pretty text-third">{t('account.digest.note')}</p>
      </div>
    </Card>
  );
}

/** Explains why a talent without a profile was redirected here, and whom to ask. */
function NoTalentNotice() {
  const { t } = useTranslation('profile');
  const workspace = useCurrentUser().active_workspace;
  return (
    <Card look="soft" padding="sm">
      <div className="flex gap-3">
        <UserRoundSearch aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-lila-strong" />
        <div>
          <h2 className="text-md font-semibold">{t('account.noTalent.title')}</h2>
          <p className="pt-1 text-pretty text-second">
            {workspace === null
              ? t('account.noTalent.nobody')
              : t('account.noTalent.text', { workspace: workspace.name })}
          </p>
        </div>
      </div>
    </Card>
  );
}

function SessionCard() {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void logout().catch(reportFault);
  };
  return (
    <Card title={t('account.session')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[42ch] text-second">{t('account.sessionText')}</p>
        <Button kind="secondary" isLoading={isLeaving} onPress={leave}>
          <LogOut aria-hidden="true" className="size-4" />
          {shell('account.signOut')}
        </Button>
      </div>
    </Card>
  );
}

function DataCard() {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('account.data')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[42ch] text-second">{t('account.dataText')}</p>
        <ButtonLink to="/profile/data" kind="secondary">
          {t('account.dataOpen')}
        </ButtonLink>
      </div>
    </Card>
  );
}

function ApiCard() {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('account.api')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[42ch] text-second">{t('account.apiText')}</p>
        <ButtonLink to="/api-access" kind="secondary">
          {t('account.apiOpen')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The current user's account: person, appearance, sign-in. */
export function AccountPage() {
  const { t } = useTranslation('profile');
  const user = useCurrentUser();
  const isLost = user.role.name === 'ORG_USER' && user.active_talent === null;
  return (
    <div className="max-w-[680px]">
      <PageHeader title={t('account.title')} lead={t('account.lead')} />
      <div className="flex flex-col gap-5">
        {isLost && <NoTalentNotice />}
        <PersonCard />
        <LookCard />
        <DigestCard />
        <TwoFactorCard />
        <PasskeysCard />
        <SessionsCard />
        <ActivityCard />
        <DataCard />
        {user.active_workspace !== null && !isWorksCouncil(user) && !isHiringManager(user) && <ApiCard />}
        <SessionCard />
      </div>
    </div>
  );
}
