import type { InvitationStatusDetails } from '@quint/contract/invitations/invitations.ts';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDialogLeave } from '#features/base/records/use-dialog-leave.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { useInvitation } from '../api.ts';

const SUBJECT_MAX = 150;
const MESSAGE_MAX = 5000;

interface ReminderDialogProps {
  readonly talentId: string;
  readonly surveyStatus: InvitationStatusDetails;
  readonly onClose: () => void;
}

/** The text of the reminders, which can be read and changed before one is sent. */
export function ReminderDialog({ talentId, surveyStatus, onClose }: ReminderDialogProps) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation('common');
  const change = useInvitation(surveyStatus.id, talentId);
  const { subject: oldSubject, message: oldMessage } = surveyStatus.reminder;
  const reminderDraft = useDraftedValue(
    `reminder/${surveyStatus.id}`,
    { subject: oldSubject, message: oldMessage },
    (value) => value.subject === oldSubject && value.message === oldMessage,
  );
  const { subject, message } = reminderDraft.value;
  const write = (changes: Partial<typeof reminderDraft.value>) =>
    reminderDraft.setValue((before) => ({ ...before, ...changes }));
  const { close, question } = useDialogLeave(reminderDraft.leaveActions, onClose);
  const save = (settings: { reminder_subject?: string | null; reminder_message?: string | null }) =>
    change.mutate(settings, {
      onSuccess: () => {
        reminderDraft.finish();
        notify({ text: t('reminder.saved') });
        onClose();
      },
      onError: (error) => notifyRefusal(error),
    });
  const isEmpty = subject.trim() === '' || message.trim() === '';
  return (
    <SubmitDialog
      onClose={close}
      title={t('reminder.title')}
      aside={
        surveyStatus.reminder.has_own_words && (
          <span className="mr-auto">
            <Button kind="light" onPress={() => save({ reminder_subject: null, reminder_message: null })}>
              {t('reminder.standard')}
            </Button>
          </span>
        )
      }
      submit={common('action.save')}
      isPending={change.isPending}
      disabled={isEmpty}
      // An unchanged standard text is not stored, so that it follows the progress of the survey.
      onSubmit={() =>
        save({
          ...(subject === oldSubject ? {} : { reminder_subject: subject }),
          ...(message === oldMessage ? {} : { reminder_message: message }),
        })
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={t('reminder.subject')}
          value={subject}
          onChange={(text) => write({ subject: text })}
          maxLength={SUBJECT_MAX}
        />
        <TextArea
          label={t('reminder.message')}
          value={message}
          onChange={(text) => write({ message: text })}
          maxLength={MESSAGE_MAX}
          rows={7}
          hint={t('reminder.hint')}
        />
        <DraftLine draft={reminderDraft.draft} />
      </div>
      {question}
    </SubmitDialog>
  );
}
