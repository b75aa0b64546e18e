import { domainOfEmail } from '@quint/domain/workspace/single-sign-on.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { refusalText } from '#lib/failures.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import { companyOfferQuery, useCompanySignIn } from '../company/api.ts';
import { loginForm, type LoginForm as Values } from '../form.ts';
import type { SignIn } from '../use-sign-in.ts';
import { FormField } from './form-field.tsx';
import { LoginRefusal } from './login-refusal.tsx';
import { Refusal } from './refusal.tsx';

interface CompanyLoginProps {
  /** The address that was entered. */
  readonly email: string;
  /** The page to open after the login. */
  readonly target: string | undefined;
}

/** Sign-in through the company, for an address whose domain supports it. */
function CompanyLogin({ email, target }: CompanyLoginProps) {
  const { t } = useTranslation('auth');
  const offer = useQuery(companyOfferQuery(email)).data;
  const start = useCompanySignIn(target);
  const domain = domainOfEmail(email.trim());
  if (offer?.is_offered !== true || domain === undefined) return <output className="contents" />;
  return (
    <output className="flex flex-col gap-3 rounded-md bg-lila-soft p-4">
      <span className="text-pretty">
        {t(offer.is_enforced ? 'company.enforced' : 'company.offered', { domain })}
      </span>
      <Refusal>{refusalText(start.error)}</Refusal>
      <Button
        kind="primary"
        size="lg"
        wide
        isLoading={start.isPending || start.isSuccess}
        onPress={() => start.mutate(email)}
      >
        <Building2 aria-hidden="true" className="size-4" />
        {t('company.continue')}
      </Button>
    </output>
  );
}

interface LoginFormProps {
  readonly signIn: SignIn;
  /** The page to open after the login. */
  readonly target: string | undefined;
}

export function LoginForm({ signIn, target }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const form = useForm<Values>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  // The address after the field was left, so that incomplete ones are not looked up.
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
      <Button type="submit" kind="primary-lila" size="lg" wide isLoading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
