import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { useOrderRequest } from '../use-order-request.ts';

const MOST_MEMBERS = 1_000_000;
const MOST_CHARACTERS = 2000;

/** Requests Enterprise: the number of team members, and other requirements. */
export function EnterpriseDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('plans');
  const [members, setMembers] = useState(Number.NaN);
  const message = useDraftedValue('enterprise', '', (value) => value.trim() === '');
  const [isMissing, setMissing] = useState(false);
  const { requestOrder, isRequesting } = useOrderRequest();
  const send = async () => {
    if (Number.isNaN(members)) {
      setMissing(true);
      return;
    }
    const order = { kind: 'enterprise', members, message: message.value } as const;
    if (!(await requestOrder(order, t('enterprise.sent')))) return;
    message.finish();
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('enterprise.title')}
      size="sm"
      submit={t('enterprise.send')}
      kind="primary-lila"
      isPending={isRequesting}
      onSubmit={() => void send()}
    >
      <p className="text-pretty text-second">{t('enterprise.text')}</p>
      <NumberField
        label={t('enterprise.members')}
        required
        min={1}
        max={MOST_MEMBERS}
        value={members}
        onChange={(next) => {
          setMembers(next);
          setMissing(false);
        }}
        error={isMissing ? t('enterprise.membersMissing') : undefined}
      />
      <TextArea
        label={t('enterprise.message')}
        rows={4}
        maxLength={MOST_CHARACTERS}
        value={message.value}
        onChange={message.setValue}
      />
      <DraftLine draft={message.draft} />
    </FormDialog>
  );
}
