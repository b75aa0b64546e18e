import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isAdmin } from '#lib/guard.ts';
import { changeAccount, useCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';

/** The daily mail for administrators: off by default, in the time zone of this browser. */
export function DigestCard() {
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
