import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogLeave } from '#features/base/records/use-dialog-leave.tsx';
import {
  InviteForm,
  type InviteFormContent,
} from '#features/invitations/invitations/components/invite-form.tsx';
import type { InputMethod } from '#features/invitations/invitations/model/input-methods.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface InviteDialogProps {
  readonly roleId: string;
  readonly roleName: string;
  readonly onClose: () => void;
}

interface FrameProps extends InviteFormContent {
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks before it closes while mails are being sent, and about people who were entered and not sent. */
function Frame({ title, content, phase, leaveActions, onClose }: FrameProps): ReactNode {
  const { t } = useTranslation('invitations');
  const [isAsking, setAsking] = useState(false);
  const { close, question } = useDialogLeave(leaveActions, onClose);
  return (
    <>
      <Dialog open onClose={phase === 'sending' ? () => setAsking(true) : close} title={title} size="xl">
        {content}
      </Dialog>
      {question}
      <ConfirmDialog
        open={isAsking && phase === 'sending'}
        onClose={() => setAsking(false)}
        onConfirm={onClose}
        title={t('leave.title')}
        text={t('leave.text')}
        confirm={t('leave.leave')}
      />
    </>
  );
}

/** Invites people for a role without leaving its page. */
export function InviteDialog({ roleId, roleName, onClose }: InviteDialogProps) {
  const { t } = useTranslation('invitations');
  const [method, setMethod] = useState<InputMethod>('people');
  const [assignment] = useState({ roles: [roleId], teams: [] });
  return (
    <InviteForm
      method={method}
      onMethodChange={setMethod}
      assignment={assignment}
      onClose={onClose}
      frame={(form) => <Frame {...form} title={t('titleForRole', { role: roleName })} onClose={onClose} />}
    />
  );
}
