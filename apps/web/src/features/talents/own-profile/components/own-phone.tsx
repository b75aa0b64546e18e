import { PHONE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { useSaveOwnPhone, type OwnTalent } from '../api.ts';

/** The phone number of the own talent, visible to readers who may see the e-mail address. */
export function OwnPhone({ talent }: { readonly talent: OwnTalent }) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const savedPhone = talent.phone ?? '';
  const {
    value: phone,
    setValue: setPhone,
    ...phoneDraft
  } = useDraftedValue<string>(`phone/${talent.id}`, savedPhone, (value) => value.trim() === savedPhone);
  const save = useSaveOwnPhone(talent.id);
  const reportSaveError = useSaveRefused();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(phone, {
      onSuccess() {
        phoneDraft.goOn(phone.trim());
        notify({ id: 'phone', text: t('own.phoneSaved') });
      },
      onError: reportSaveError,
    });
  };
  return (
    <Card title={t('own.phone')}>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <div className="min-w-[200px] flex-1">
          <TextField
            label={t('own.phone')}
            hideLabel
            hint={t('own.phoneHint')}
            type="tel"
            autoComplete="tel"
            maxLength={PHONE_MAX_CHARACTERS}
            value={phone}
            onChange={setPhone}
          />
        </div>
        <Button
          type="submit"
          kind="secondary"
          disabled={phone.trim() === savedPhone}
          isLoading={save.isPending}
        >
          {common('action.save')}
        </Button>
        <DraftLine draft={phoneDraft.draft} />
        <LeaveForm leaveActions={phoneDraft.leaveActions} />
      </form>
    </Card>
  );
}
