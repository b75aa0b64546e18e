import { compareCodes } from '@quint/domain/base/text-order.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { FormArea } from '#features/base/records/components/form-fields.tsx';
import { addressList, readAddresses } from '#features/base/records/model/address-list.ts';
import { useDialogLeave } from '#features/base/records/use-dialog-leave.tsx';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { refusalText } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { offerMore } from '#lib/plan-limit.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useInviteMembers } from '../members/api.ts';

const inviteForm = z.object({ addresses: addressList });
type InviteForm = z.infer<typeof inviteForm>;

interface InviteMembersDialogProps {
  /** The role of the invited people. */
  readonly invitedAs: 'ORG_ADMIN' | 'WORKS_COUNCIL';
  readonly organizationId: string;
  readonly onClose: () => void;
}

/** The form for the addresses of further administrators, or of a works council. */
export function InviteMembersDialog({ invitedAs, organizationId, onClose }: InviteMembersDialogProps) {
  const { t } = useTranslation('organization');
  const isWorksCouncil = invitedAs === 'WORKS_COUNCIL';
  const format = useFormat();
  const invite = useInviteMembers(organizationId, invitedAs);
  const [error, setError] = useState<Error>();
  const { form, draft, leaveActions, onSubmit } = useRecordForm<InviteForm>({
    name: `members/${organizationId}${isWorksCouncil ? '/seats' : ''}`,
    resolver: zodResolver(inviteForm),
    initial: { addresses: '' },
    async save({ addresses }) {
      setError(undefined);
      const emails = readAddresses(addresses);
      const { data } = await invite.mutateAsync(emails);
      const last = data.invited
        .flatMap(({ send_at }) => send_at ?? [])
        .toSorted(compareCodes)
        .at(-1);
      notify({
        text:
          last === undefined
            ? t('members.invited', { count: emails.length })
            : t('members.waiting', { date: format.date(last, 'dateTime') }),
      });
      return organizationId;
    },
    onSaved: onClose,
    onRefused: (saveError) => {
      setError(saveError);
      // A panel above this dialog, which keeps the input.
      return offerMore(saveError) || refusalText(saveError) !== undefined;
    },
  });
  const { close, question } = useDialogLeave(leaveActions, onClose);
  const refusal = refusalText(error);
  return (
    <FormDialog
      onClose={close}
      title={t(isWorksCouncil ? 'seats.inviteTitle' : 'members.inviteTitle')}
      size="sm"
      refusal={refusal}
      question={question}
      submit={t('members.invite')}
      isPending={form.formState.isSubmitting}
      onSubmit={() => void form.handleSubmit(onSubmit)()}
    >
      <FormArea
        control={form.control}
        name="addresses"
        rows={3}
        label={t('members.addresses')}
        hint={t(isWorksCouncil ? 'seats.addressesHint' : 'members.addressesHint')}
        required
      />
      <DraftLine draft={draft} />
    </FormDialog>
  );
}
