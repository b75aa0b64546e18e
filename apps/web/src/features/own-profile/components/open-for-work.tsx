import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';
import { useSetOpenForWork, type OwnTalent } from '../api.ts';

/** Whether the own talent is shown in the talent pool of the workspace. */
export function OpenForWork({ talent }: { readonly talent: OwnTalent }) {
  const { t } = useTranslation('profile');
  const set = useSetOpenForWork(talent.id);
  const change = (open: boolean) =>
    set.mutate(open, {
      // In place of the report of the fault.
      onError: () => notify({ id: 'fault-server', type: 'error', text: t('own.openForWorkFailed') }),
    });
  return (
    <Card title={t('own.openForWork')} padding="sm">
      <div className="flex flex-col gap-2">
        <Switch checked={talent.is_open_for_work} onChange={change}>
          {t('own.openForWorkSwitch')}
        </Switch>
        <p className="text-xs text-pretty text-third">{t('own.openForWorkText')}</p>
      </div>
    </Card>
  );
}
