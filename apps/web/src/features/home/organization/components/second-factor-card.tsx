import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';
import { requiredFactorQuery, useRequireFactor } from '../api.ts';

/** Whether all administrators of the workspace need a second factor, and who has none. */
export function SecondFactorCard({ organizationId }: { readonly organizationId: string }) {
  const { t } = useTranslation('organization');
  const { data } = useQuery(requiredFactorQuery(organizationId));
  const require = useRequireFactor(organizationId);
  const reportSaveError = useSaveRefused();
  if (data === undefined) return null;
  const { required, without } = data;
  const change = (next: boolean) =>
    require.mutate(next, {
      onSuccess: () => notify({ id: 'settings', text: t('saved') }),
      onError: reportSaveError,
    });
  return (
    <Card title={t('secondFactor.title')}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-pretty text-second">{t('secondFactor.text')}</p>
        <Switch checked={required} disabled={require.isPending} onChange={change}>
          {t('secondFactor.label')}
        </Switch>
        {without.length === 0 ? (
          <p className="text-xs text-third">{t('secondFactor.all')}</p>
        ) : (
          <>
            <p className="text-sm font-semibold">{t('secondFactor.without')}</p>
            <ul className="flex w-full flex-col gap-1 text-sm">
              {without.map(({ id, name, email, has_company: hasCompany }) => (
                <li key={id} className="wrap-anywhere">
                  {name === null ? email : `${name} · ${email}`}
                  {hasCompany && <span className="text-third"> · {t('secondFactor.company')}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}
