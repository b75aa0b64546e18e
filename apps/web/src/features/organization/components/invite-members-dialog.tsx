import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormArea } from '#features/records/components/form-fields.tsx';
import { addressList, readAddresses } from '#features/records/model/address-list.ts';
import { isApiError } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useInviteMembers } from '../members/api.ts';

const FORM_ID = 'invite-members';
const inviteForm = z.object({ addresses: addressList });
type InviteForm = z.infer<typeof inviteForm>;

interface InviteMembersDialogProps {
  readonly organizationId: string;
  readonly onClose: () => void;
}

/** Asks for the addresses of further administrators. */
export function InviteMembersDialog({ organizationId, onClose }: InviteMembersDialogProps) {
  const { t } = useTranslation('organization');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const invite = useInviteMembers(organizationId);
  const form = useForm<InviteForm>({ resolver: zodResolver(inviteForm), defaultValues: { addresses: '' } });
  const submit = ({ addresses }: InviteForm) => {
    const emails = readAddresses(addresses);
    invite.mutate(emails, {
      onSuccess: ({ data }) => {
        const last = data.invited
          .flatMap(({ send_at }) => send_at ?? [])
          .toSorted()
          .at(-1);
        notify({
          text:
            last === undefined
              ? t('members.invited', { count: emails.length })
              : t('members.waiting', { date: format.date(last, 'dateTime') }),
        });
        onClose();
      },
    });
  };
  const refusal = isApiError(invite.error) && invite.error.status < 500 ? invite.error.message : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('members.inviteTitle')}
      size="sm"
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} kind="primary" loading={invite.isPending}>
            {t('members.invite')}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        {refusal !== undefined && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
            {refusal}
          </p>
        )}
        <FormArea
          control={form.control}
          name="addresses"
          rows={3}
          label={t('members.addresses')}
          hint={t('members.addressesHint')}
          required
        />
      </form>
    </Dialog>
  );
}
