import type { Passkey } from '@quint/contract/workspace/passkeys.ts';
import { NAME_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '#features/workspace/auth/components/form-field.tsx';
import { Refusal } from '#features/workspace/auth/components/refusal.tsx';
import { makePasskey, PasskeyCancelled } from '#features/workspace/auth/passkeys/api.ts';
import { useRefusal } from '#features/workspace/auth/use-refusal.ts';
import { api } from '#lib/api-client.ts';
import { notify } from '#lib/notify.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { passkeysQuery, refresh } from '../api.ts';
import { passkeyForm, passkeyNameForm, type PasskeyForm, type PasskeyNameForm } from '../form.ts';

async function addPasskey({ password, name }: PasskeyForm): Promise<void> {
  const credential = await makePasskey(password);
  await api('/auth/passkeys', { body: { credential, ...(name === '' ? {} : { name }) } });
}

/** Asks for the password and a name; then the browser takes over. */
export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { email } = useCurrentUser();
  const form = useForm<PasskeyForm>({
    resolver: zodResolver(passkeyForm),
    defaultValues: { password: '', name: '' },
  });
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: async () => {
      await refresh(passkeysQuery);
      notify({ id: 'passkeys', text: t('passkeys.added') });
      onClose();
    },
  });
  const refusal = useRefusal(add.error);
  const isCancelled = add.error instanceof PasskeyCancelled;
  return (
    <Dialog open alert onClose={onClose} title={t('passkeys.addTitle')}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => add.mutate(values))(event)}
      >
        <p className="text-pretty text-second">{t('passkeys.addText')}</p>
        <Refusal>{isCancelled ? t('passkeys.cancelled') : refusal}</Refusal>
        <FormField
          control={form.control}
          name="password"
          secret
          account={email}
          label={t('account.currentPassword')}
          autoComplete="current-password"
          required
        />
        <FormField
          control={form.control}
          name="name"
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          maxLength={NAME_MAX_CHARACTERS}
          autoComplete="off"
        />
        <div className="flex justify-end">
          <Button type="submit" kind="primary-lila" isLoading={add.isPending}>
            {t('passkeys.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const { t } = useTranslation('profile');
  const { t: common } = useTranslation('common');
  const form = useForm<PasskeyNameForm>({
    resolver: zodResolver(passkeyNameForm),
    defaultValues: { name: passkey.name },
  });
  const rename = useMutation({
    mutationFn: (body: PasskeyNameForm) => api(`/auth/passkeys/${passkey.id}`, { method: 'PATCH', body }),
    onSuccess: async () => {
      await refresh(passkeysQuery);
      onClose();
    },
  });
  const refusal = useRefusal(rename.error);
  return (
    <Dialog open onClose={onClose} size="sm" title={t('passkeys.renameTitle')}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => rename.mutate(values))(event)}
      >
        <Refusal>{refusal}</Refusal>
        <FormField
          control={form.control}
          name="name"
          label={t('passkeys.name')}
          maxLength={NAME_MAX_CHARACTERS}
          autoComplete="off"
          required
        />
        <div className="flex justify-end">
          <Button type="submit" kind="primary-lila" isLoading={rename.isPending}>
            {common('action.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
