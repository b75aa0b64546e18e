import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { loginForm, type LoginForm as Values } from '../form.ts';
import type { SignIn } from '../use-sign-in.ts';
import { CompanyLogin } from './company-login.tsx';
import { FormField } from './form-field.tsx';
import { LoginRefusal } from './login-refusal.tsx';

interface LoginFormProps {
  readonly signIn: SignIn;
  /** Where the login leads to. */
  readonly target: string | undefined;
}

export function LoginForm({ signIn, target }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const form = useForm<Values>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  // The address once the field is left, so that no half of one is asked about.
  const [email, setEmail] = useState('');
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit((values) => signIn.send(values))(event)}
    >
      <LoginRefusal error={signIn.error} emailOf={() => form.getValues('email').trim()} target={target} />
      <div onBlur={() => setEmail(form.getValues('email'))}>
        <FormField
          control={form.control}
          name="email"
          type="email"
          label={t('login.email')}
          autoComplete="username webauthn"
          required
        />
      </div>
      <CompanyLogin email={email} target={target} />
      <div className="flex flex-col gap-1.5">
        <FormField
          control={form.control}
          name="password"
          secret
          account={null}
          label={t('login.password')}
          autoComplete="current-password"
          required
        />
        <TextLink
          to="/auth/forgot"
          search={{ redirectTo: target }}
          className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 self-start text-sm"
        >
          {t('login.forgot')}
        </TextLink>
      </div>
      <Button type="submit" kind="primary-lila" size="lg" wide loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
