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
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useCorrectInvitation } from '../members/api.ts';

const FORM_ID = 'correct-invitation';
const correction = z.object({
  email: requiredText().check(
    z.refine((email) => findEmailProblem(email) === undefined, 'form.invalidEmail'),
  ),
});
type Correction = z.infer<typeof correction>;

interface CorrectInvitationDialogProps {
  /** The membership. */
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

/** Asks for the address that was meant, and invites it instead. */
export function CorrectInvitationDialog({ id, email, onClose }: CorrectInvitationDialogProps) {
  const { t } = useTranslation('organization');
  const { t: common } = useTranslation('common');
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
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('members.correct.title')}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} kind="primary" loading={correct.isPending}>
            {t('members.correct.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        {refusal !== undefined && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
            {refusal}
          </p>
        )}
        <p className="text-pretty text-second">{t('members.correct.text')}</p>
        <AddressField form={form} />
      </form>
    </Dialog>
  );
}
