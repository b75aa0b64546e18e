import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNoInviting } from '#features/people/people/use-no-inviting.ts';
import { ApiError } from '#lib/api-error.ts';
import { notifyFailure } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { useInviteParticipants, type AssessmentDetail } from '../api.ts';
import { uninvitedOf } from '../model/people.ts';

/** Invites the participants without an invitation; hidden when there are none or the assessment is over. */
export function InviteParticipants({ assessment }: { readonly assessment: AssessmentDetail }) {
  const { t } = useTranslation('assessments');
  const reason = useNoInviting();
  const inviteMutation = useInviteParticipants(assessment.id);
  const count = uninvitedOf(assessment).length;
  if (count === 0 || assessment.status === 'ended') return null;
  const invite = () =>
    inviteMutation.mutate(undefined, {
      onSuccess: (invitedCount) =>
        notify({ id: 'participants-invited', text: t('detail.invited', { count: invitedCount }) }),
      onError: (error) => {
        if (error instanceof ApiError)
          notifyFailure(error, { id: 'participants-invited', text: error.message });
      },
    });
  return (
    <BlockableButton
      kind="primary"
      disabledReason={reason}
      isLoading={inviteMutation.isPending}
      onPress={invite}
    >
      <Send aria-hidden="true" className="size-4" />
      {t('detail.invite', { count })}
    </BlockableButton>
  );
}
