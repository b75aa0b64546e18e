import type { RequestKind } from '@quint/contract/privacy/privacy.ts';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { notify } from '#lib/notify.ts';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { useCreateDataRequest } from '../api.ts';

const MOST_CHARACTERS = 2000;

interface DataRequestDialogProps {
  readonly kind: RequestKind;
  readonly talentId: string;
  readonly workspace: string;
  readonly onClose: () => void;
}

/** A request to the workspace: to review the own case again, or to correct something. */
export function DataRequestDialog({ kind, talentId, workspace, onClose }: DataRequestDialogProps) {
  const { t } = useTranslation('your-data');
  const ask = useCreateDataRequest(talentId);
  const question = useDraftedValue(`question/${talentId}/${kind}`, '', (value) => value.trim() === '');
  const text = question.value;
  const send = () =>
    ask.mutate(
      { kind, text: text.trim() },
      {
        onSuccess() {
          question.finish();
          notify({ text: t('ask.sent', { workspace }) });
          onClose();
        },
      },
    );
  return (
    <SubmitDialog
      onClose={onClose}
      title={t(`ask.${kind}.title`)}
      submit={t('ask.send')}
      isPending={ask.isPending}
      disabled={text.trim() === ''}
      onSubmit={send}
    >
      <p className="pb-4 text-pretty text-second">{t(`ask.${kind}.text`, { workspace })}</p>
      <TextArea
        label={t(`ask.${kind}.label`)}
        value={text}
        onChange={question.setValue}
        maxLength={MOST_CHARACTERS}
        rows={5}
      />
      <DraftLine draft={question.draft} />
    </SubmitDialog>
  );
}
