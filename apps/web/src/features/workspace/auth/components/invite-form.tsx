import type { CheckInvitationAnswer } from '@quint/contract/workspace/member-invitations.ts';
import { NAME_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '@quint/domain/base/limits.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { inviteForm, knownInviteForm, type InviteForm as Values } from '../form.ts';
import { useRefusal } from '../use-refusal.ts';
import type { SignIn } from '../use-sign-in.ts';
import { FormField } from './form-field.tsx';
import { LastNameField } from './last-name-field.tsx';
import { Refusal } from './refusal.tsx';

export type Invitation = CheckInvitationAnswer['data'];

/** The language of the page: selected here, or the browser's. */
const storedLanguage = () => (currentLanguage() === 'de' ? 'DE' : 'EN');

interface InviteFormProps {
  readonly invitation: Invitation;
  readonly token: string;
  readonly signIn: SignIn;
}

/** Asks new accounts for name and password, others for their existing password. */
export function InviteForm({ invitation, token, signIn }: InviteFormProps) {
  const { t } = useTranslation('auth');
  const isKnown = invitation.has_account;
  const form = useForm<Values>({
    resolver: zodResolver(isKnown ? knownInviteForm : inviteForm),
    defaultValues: {
      first_name: invitation.first_name ?? '',
      last_name: invitation.last_name ?? '',
      has_one_name: false,
      password: '',
    },
  });
  const refusal = useRefusal(signIn.error);
  const send = ({ password, has_one_name, ...names }: Values) => {
    const accountFields = { ...names, ...(has_one_name ? { has_one_name } : {}), language: storedLanguage() };
    signIn.send({ token, password, ...(isKnown ? {} : accountFields) });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Refusal>{refusal}</Refusal>
      {!isKnown && (
        <div className="grid gap-5 md:grid-cols-2">
          <FormField
            control={form.control}
            name="first_name"
            label={t('invite.firstName')}
            autoComplete="given-name"
            maxLength={NAME_MAX_CHARACTERS}
            required
          />
          <LastNameField control={form.control} label={t('invite.lastName')} />
        </div>
      )}
      <FormField
        control={form.control}
        name="password"
        secret
        account={invitation.email}
        label={t(isKnown ? 'login.password' : 'password.choose')}
        hint={isKnown ? undefined : t('password.hint', { min: PASSWORD_MIN_CHARACTERS })}
        autoComplete={isKnown ? 'current-password' : 'new-password'}
        required
      />
      <Button type="submit" kind="primary-lila" size="lg" wide isLoading={signIn.isPending}>
        {t(invitation.is_requested ? 'invite.requested.submit' : 'invite.submit')}
      </Button>
      {isKnown && (
        <TextLink
          to="/auth/forgot"
          className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 self-center"
        >
          {t('login.forgot')}
        </TextLink>
      )}
    </form>
  );
}
