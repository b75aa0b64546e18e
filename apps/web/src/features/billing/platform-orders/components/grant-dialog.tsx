import type { GrantBody } from '@quint/contract/billing/orders.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { randomId } from '#lib/random-id.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { useGrant } from '../api.ts';

/** The limit of the contract. */
const MOST_INSIGHTS = 10_000;
const REASON_MAX_CHARACTERS = 500;

interface GrantDialogProps {
  readonly organizationId: string;
  readonly workspace: string;
  readonly onClose: () => void;
}

/** Grants a workspace talent insights, with a reason that the workspace can read. */
export function GrantDialog({ organizationId, workspace, onClose }: GrantDialogProps) {
  const { t } = useTranslation('platform-orders');
  const format = useFormat();
  const grant = useGrant(organizationId);
  const errorText = useErrorText();
  const [insights, setInsights] = useState(5);
  const reasonDraft = useDraftedValue(`grant/${organizationId}`, '', (text) => text.trim() === '');
  const [isTried, setTried] = useState(false);
  const last = useRef<GrantBody>(undefined);
  const reason = reasonDraft.value.trim();
  const isNumber = Number.isInteger(insights) && insights >= 1 && insights <= MOST_INSIGHTS;
  const submit = () => {
    setTried(true);
    // Enter in a field submits while the button is busy, too.
    if (!isNumber || reason === '' || grant.isPending) return;
    // The answer may have been lost after the insights were granted: repeating the same request grants nothing.
    const isAgain = last.current?.insights === insights && last.current.reason === reason;
    const body = isAgain && last.current ? last.current : { insights, reason, key: randomId() };
    last.current = body;
    grant.mutate(body, {
      onSuccess(remainingInsights) {
        reasonDraft.finish();
        notify({
          text: t('grant.done', { count: insights, workspace, left: format.number(remainingInsights) }),
        });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('grant.title', { workspace })}
      submit={t('grant.confirm')}
      isPending={grant.isPending}
      className="flex flex-col gap-5"
      onSubmit={submit}
    >
      <p className="text-pretty text-second">{t('grant.text')}</p>
      <NumberField
        label={t('grant.insights')}
        value={insights}
        onChange={setInsights}
        min={1}
        max={MOST_INSIGHTS}
        step={1}
        required
        error={
          isTried && !isNumber ? t('grant.numberWrong', { most: format.number(MOST_INSIGHTS) }) : undefined
        }
      />
      <TextArea
        label={t('grant.reason')}
        hint={t('grant.reasonHint')}
        rows={3}
        maxLength={REASON_MAX_CHARACTERS}
        required
        value={reasonDraft.value}
        onChange={reasonDraft.setValue}
        error={isTried && reason === '' ? t('grant.reasonMissing') : undefined}
      />
      <DraftLine draft={reasonDraft.draft} />
      <AlertLine>{errorText(grant.error)}</AlertLine>
    </FormDialog>
  );
}
