import { HOLD_SETTINGS } from '@quint/domain/invitations/holding.ts';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useSaveSettings, type WorkspaceSettings } from '../api.ts';

/** The delay before administrators see a new result, so that its person sees it first. */
export function HoldCard({ settings }: { readonly settings: WorkspaceSettings }) {
  const { t } = useTranslation('organization');
  const save = useSaveSettings(settings.id);
  const reportSaveError = useSaveRefused();
  return (
    <Card title={t('hold.title')}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-pretty text-second">{t('hold.text')}</p>
        <RadioGroup
          label={t('hold.label')}
          value={
            save.isPending ? (save.variables.hold_results ?? settings.hold_results) : settings.hold_results
          }
          disabled={save.isPending}
          options={HOLD_SETTINGS.map((value) => ({ value, label: t(`hold.options.${value}`) }))}
          onChange={(hold_results) =>
            save.mutate(
              { hold_results },
              { onSuccess: () => notify({ id: 'settings', text: t('saved') }), onError: reportSaveError },
            )
          }
        />
        <p className="text-xs text-pretty text-third">{t('hold.note')}</p>
      </div>
    </Card>
  );
}
