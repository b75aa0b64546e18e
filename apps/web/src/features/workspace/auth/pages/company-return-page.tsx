import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { ButtonLink } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { findReturnPath, finishTest, isTest } from '../company/api.ts';
import { Refusal } from '../components/refusal.tsx';
import { SecondFactorForm } from '../components/second-factor-form.tsx';
import { Step } from '../components/step.tsx';
import { useGoHome } from '../use-go-home.ts';
import { useSignIn } from '../use-sign-in.ts';

/** Runs once, however often the page renders, because an answer of the provider can be used only once. */
function useOnce(run: () => void): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    run();
  });
}

function WaitingNotice() {
  const { t } = useTranslation('auth');
  return (
    <Step title={t('company.waiting')}>
      <Spinner className="size-6" />
    </Step>
  );
}

/** The page was opened directly. */
function NothingToEnd() {
  const { t } = useTranslation('auth');
  return (
    <Step title={t('company.refused')} lead={t('company.nothing')}>
      <ButtonLink to="/" kind="secondary">
        {t('forgot.back')}
      </ButtonLink>
    </Step>
  );
}

function SignInReturn({ query }: { readonly query: string }) {
  const { t } = useTranslation('auth');
  const target = findReturnPath();
  const signIn = useSignIn('/auth/sso/callback', useGoHome(target));
  useOnce(() => signIn.send({ query, language: toStoredLanguage(currentLanguage()) }));
  if (signIn.requiresCode) {
    return (
      <Step title={t('secondFactor.title')}>
        <SecondFactorForm signIn={signIn} />
      </Step>
    );
  }
  if (signIn.error === null) return <WaitingNotice />;
  return (
    <Step title={t('company.refused')}>
      <Refusal>{failureText(signIn.error, t('company.failed'))}</Refusal>
      <ButtonLink to="/" search={{ redirectTo: target }} kind="secondary">
        {t('forgot.back')}
      </ButtonLink>
    </Step>
  );
}

function TestReturn({ query }: { readonly query: string }) {
  const { t } = useTranslation('auth');
  const test = useMutation({ mutationFn: finishTest });
  useOnce(() => test.mutate(query));
  if (test.data !== undefined) {
    return (
      <Step
        alert
        title={t('company.tested')}
        lead={t('company.testedText', { email: test.data.email })}
        icon={<CircleCheck aria-hidden="true" className="size-6" />}
      >
        <ButtonLink
          to="/settings/$organizationId/single-sign-on"
          params={{ organizationId: test.data.organization }}
          kind="primary"
        >
          {t('company.toSettings')}
        </ButtonLink>
      </Step>
    );
  }
  if (test.error === null) return <WaitingNotice />;
  return (
    <Step title={t('company.testFailed')}>
      <Refusal>{failureText(test.error, t('company.failed'))}</Refusal>
      <ButtonLink to={findReturnPath() ?? '/'} kind="secondary">
        {t('company.toSettings')}
      </ButtonLink>
    </Step>
  );
}

/** The redirect target of the company's provider, which finishes a sign-in or the test of an administrator. */
export function CompanyReturnPage({ query }: { readonly query: string }) {
  if (!new URLSearchParams(query).has('state')) return <NothingToEnd />;
  return isTest(query) ? <TestReturn query={query} /> : <SignInReturn query={query} />;
}
