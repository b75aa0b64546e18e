import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { codeForm, type CodeForm as Values } from '../form.ts';
import { useRefusal } from '../use-refusal.ts';
import type { SignIn } from '../use-sign-in.ts';
import { FormField } from './form-field.tsx';
import { Refusal } from './refusal.tsx';
import { SupportLink } from './support-link.tsx';

const LEADS = {
  app: 'secondFactor.lead',
  company: 'secondFactor.mailLead',
  guarded: 'secondFactor.guardedLead',
} as const;

/** The second step of signing in: a code of the app, a recovery code, or a mailed code. Each has its own form. */
export function SecondFactorForm({ signIn }: { readonly signIn: SignIn }) {
  return <CodeForm key={signIn.mailedCode ?? 'app'} signIn={signIn} />;
}

function CodeForm({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useTranslation('auth');
  const [byRecovery, setByRecovery] = useState(false);
  const { mailedCode } = signIn;
  const form = useForm<Values>({ resolver: zodResolver(codeForm), defaultValues: { otp: '' } });
  const refusal = useRefusal(signIn.error);
  const { setFocus } = form;
  // The focused field of the previous step is gone.
  useEffect(() => setFocus('otp'), [setFocus, byRecovery]);
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit(({ otp }) => signIn.sendCode(otp))(event)}
    >
      <p className="text-pretty text-second">
        {t(byRecovery ? 'secondFactor.recoveryLead' : LEADS[mailedCode ?? 'app'])}
      </p>
      <Refusal>{refusal}</Refusal>
      <FormField
        // Another key, so that the browser suggests values for the right field.
        key={byRecovery ? 'recovery' : 'code'}
        control={form.control}
        name="otp"
        label={t(byRecovery ? 'secondFactor.recoveryCode' : 'secondFactor.code')}
        autoComplete={byRecovery ? 'off' : 'one-time-code'}
        required
      />
      <Button type="submit" kind="primary-lila" size="lg" wide isLoading={signIn.isPending}>
        {t('secondFactor.submit')}
      </Button>
      {mailedCode === undefined && (
        <Button
          kind="light"
          wide
          onPress={() => {
            form.reset();
            setByRecovery(!byRecovery);
          }}
        >
          {t(byRecovery ? 'secondFactor.useApp' : 'secondFactor.useRecovery')}
        </Button>
      )}
      {byRecovery && (
        <p className="text-center text-xs text-balance text-third">
          {t('secondFactor.lost')}{' '}
          <SupportLink subject={t('login.supportSubject')}>{t('login.support')}</SupportLink>
        </p>
      )}
    </form>
  );
}
