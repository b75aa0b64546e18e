import type { InvitationStanding } from '@quint/contract/invitations.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { useInvitation } from '../api.ts';

const SUBJECT_MAX = 150;
const MESSAGE_MAX = 5000;

interface ReminderDialogProps {
  readonly talentId: string;
  readonly standing: InvitationStanding;
  readonly onClose: () => void;
}

/** The text of the reminders, to read and to change before one is sent. */
export function ReminderDialog({ talentId, standing, onClose }: ReminderDialogProps) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation('common');
  const change = useInvitation(standing.id, talentId);
  const [subject, setSubject] = useState(standing.reminder.subject);
  const [message, setMessage] = useState(standing.reminder.message);
  const save = (words: { reminder_subject: string | null; reminder_message: string | null }) =>
    change.mutate(words, {
      onSuccess: () => {
        notify({ text: t('reminder.saved') });
        onClose();
      },
      onError: (error) => notifyRefusal(error),
    });
  const isEmpty = subject.trim() === '' || message.trim() === '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reminder.title')}
      actions={
        <>
          {standing.reminder.has_own_words && (
            <span className="mr-auto">
              <Button kind="light" onPress={() => save({ reminder_subject: null, reminder_message: null })}>
                {t('reminder.standard')}
              </Button>
            </span>
          )}
          <Button kind="secondary" onPress={onClose}>
            {common('action.cancel')}
          </Button>
          <Button
            kind="primary"
            loading={change.isPending}
            disabled={isEmpty}
            onPress={() => save({ reminder_subject: subject, reminder_message: message })}
          >
            {common('action.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={t('reminder.subject')}
          value={subject}
          onChange={setSubject}
          maxLength={SUBJECT_MAX}
        />
        <TextArea
          label={t('reminder.message')}
          value={message}
          onChange={setMessage}
          maxLength={MESSAGE_MAX}
          rows={7}
          hint={t('reminder.hint')}
        />
      </div>
    </Dialog>
  );
}
