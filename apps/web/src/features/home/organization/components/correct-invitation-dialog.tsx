import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormText } from '#features/base/records/components/form-fields.tsx';
import { refusalText } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { requiredText } from '#lib/form-schema.ts';
import { notify } from '#lib/notify.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useCorrectInvitation } from '../members/api.ts';

const correction = z.object({
  email: requiredText().check(
    z.refine((email) => findEmailProblem(email) === undefined, 'form.invalidEmail'),
  ),
});
type Correction = z.infer<typeof correction>;

interface CorrectInvitationDialogProps {
  /** The id of the membership. */
  readonly id: string;
  readonly email: string;
  readonly onClose: () => void;
}

function AddressField({ form }: { readonly form: ReturnType<typeof useForm<Correction>> }) {
  const { t } = useTranslation('organization');
  const { setFocus } = form;
  useEffect(() => setFocus('email', { shouldSelect: true }), [setFocus]);
  return (
    <FormText control={form.control} name="email" type="email" label={t('members.correct.label')} required />
  );
}

/** Corrects the address of an invitation, and invites the new one instead. */
export function CorrectInvitationDialog({ id, email, onClose }: CorrectInvitationDialogProps) {
  const { t } = useTranslation('organization');
  const format = useFormat();
  const correct = useCorrectInvitation(id);
  const form = useForm<Correction>({ resolver: zodResolver(correction), defaultValues: { email } });
  const { error } = correct;
  const refusal = refusalText(error);
  const send = (values: Correction) =>
    correct.mutate(values.email, {
      onSuccess: ({ email: to, send_at: sendAt }) => {
        notify({
          text:
            sendAt === null
              ? t('members.correct.done', { email: to })
              : t('members.waiting', { date: format.date(sendAt, 'dateTime') }),
        });
        onClose();
      },
    });
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={t('members.correct.title')}
      refusal={refusal}
      submit={t('members.correct.confirm')}
      isPending={correct.isPending}
      onSubmit={() => void form.handleSubmit(send)()}
    >
      <p className="text-pretty text-second">{t('members.correct.text')}</p>
      <AddressField form={form} />
    </FormDialog>
  );
}
