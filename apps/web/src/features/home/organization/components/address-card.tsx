import { ADDRESS_FORMS } from '@quint/domain/workspace/address-form.ts';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useSaveSettings, type WorkspaceSettings } from '../api.ts';

/** How German mails address talents. */
export function AddressCard({ settings }: { readonly settings: WorkspaceSettings }) {
  const { t } = useTranslation('organization');
  const save = useSaveSettings(settings.id);
  const reportSaveError = useSaveRefused();
  return (
    <Card title={t('address.title')}>
      <div className="flex flex-col items-start gap-3">
        <RadioGroup
          label={t('address.label')}
          value={
            save.isPending ? (save.variables.address_form ?? settings.address_form) : settings.address_form
          }
          disabled={save.isPending}
          options={ADDRESS_FORMS.map((value) => ({ value, label: t(`address.options.${value}`) }))}
          onChange={(address_form) =>
            save.mutate(
              { address_form },
              { onSuccess: () => notify({ id: 'settings', text: t('saved') }), onError: reportSaveError },
            )
          }
        />
        <p className="text-xs text-pretty text-third">{t('address.note')}</p>
      </div>
    </Card>
  );
}
