import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '#features/workspace/auth/components/form-field.tsx';
import { Refusal } from '#features/workspace/auth/components/refusal.tsx';
import { useRefusal } from '#features/workspace/auth/use-refusal.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useEndSessions } from '../api.ts';
import { accountForm, type AccountForm } from '../form.ts';

/** Ends all sessions of a person by their address, after a device was lost. */
export function SignOutCard() {
  const { t } = useTranslation('administration');
  const [email, setEmail] = useState<string>();
  const form = useForm<AccountForm>({ resolver: zodResolver(accountForm), defaultValues: { email: '' } });
  const end = useEndSessions();
  const refusal = useRefusal(end.error);
  const confirm = (address: string) =>
    end.mutate(address, {
      onSuccess: ({ sessions, tokens }) => {
        const countTexts = {
          sessions: t('signOut.sessions', { count: sessions }),
          tokens: t('signOut.tokens', { count: tokens }),
        };
        notify({ text: t('signOut.done', { email: address, ...countTexts }) });
        form.reset();
      },
      onSettled: () => setEmail(undefined),
    });
  return (
    <Card title={t('signOut.title')}>
      <p className="pb-3 text-pretty text-second">{t('signOut.text')}</p>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit((values) => setEmail(values.email.trim()))(event)}
      >
        <Refusal>{refusal}</Refusal>
        <FormField
          control={form.control}
          name="email"
          type="email"
          label={t('signOut.email')}
          autoComplete="off"
          required
        />
        <div className="flex justify-end">
          <Button type="submit" kind="secondary">
            {t('signOut.do')}
          </Button>
        </div>
      </form>
      {email !== undefined && (
        <ConfirmDialog
          open
          title={t('signOut.question', { email })}
          text={t('signOut.consequence')}
          confirm={t('signOut.do')}
          isLoading={end.isPending}
          onConfirm={() => confirm(email)}
          onClose={() => setEmail(undefined)}
        />
      )}
    </Card>
  );
}
