import type { AiShortener } from '@quint/contract/roles/role-texts.ts';
import { getWaitText } from '@quint/phrases/base/errors/wait.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { shortenersQuery } from '#features/roles/role-texts/api.ts';
import { useFormat } from '#lib/format.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { useSaveSettings } from '../api.ts';

/** The tokens used today; a call needs more than a few of them. */
function UseOfToday({ ai }: { readonly ai: AiShortener }) {
  const { t } = useTranslation('role-texts');
  const format = useFormat();
  const amounts = { used: format.number(ai.tokens_today), most: format.number(ai.tokens_per_day) };
  return (
    <p className="text-xs text-third tabular-nums">
      {ai.tokens_today >= ai.tokens_per_day
        ? t('settings.usedUp', { ...amounts, wait: getWaitText(ai.seconds, currentLanguage()) })
        : t('settings.use', amounts)}
    </p>
  );
}

function AiSwitch({ ai, organizationId }: { readonly ai: AiShortener; readonly organizationId: string }) {
  const { t } = useTranslation('role-texts');
  const client = useQueryClient();
  const save = useSaveSettings(organizationId);
  const reportSaveError = useSaveRefused();
  return (
    <div className="flex flex-col items-start gap-3">
      <Switch
        checked={ai.is_on}
        disabled={save.isPending}
        onChange={(uses_ai) =>
          save.mutate(
            { uses_ai },
            {
              onSuccess: () => {
                notify({ id: 'settings', text: t('settings.saved') });
                return client.invalidateQueries(shortenersQuery);
              },
              onError: reportSaveError,
            },
          )
        }
      >
        {t('settings.switch')}
      </Switch>
      <p className="text-pretty break-words text-second">
        {ai.is_on ? t('settings.text', { model: ai.model, host: ai.host }) : t('settings.off')}
      </p>
      {ai.is_on && <UseOfToday ai={ai} />}
    </div>
  );
}

/** Whether texts of roles are sent to the AI endpoint of the installation, its address, and today's use. */
export function AiCard({ organizationId }: { readonly organizationId: string }) {
  const { t } = useTranslation('role-texts');
  const { data, isPending, refetch } = useQuery(shortenersQuery);
  if (isPending) return <Skeleton className="h-32 w-full" />;
  return (
    <Card title={t('settings.title')}>
      {data === undefined && <NotLoaded onRetry={() => void refetch()} />}
      {data?.ai === null && <p className="text-pretty text-second">{t('settings.none')}</p>}
      {data !== undefined && data.ai !== null && <AiSwitch ai={data.ai} organizationId={organizationId} />}
    </Card>
  );
}
