import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '#features/survey/survey/components/language-switch.tsx';
import { LoadingMessage } from '#features/survey/survey/components/loading.tsx';
import { SurveyLayout } from '#features/survey/survey/components/survey-layout.tsx';
import { toOwnPath } from '@quint/domain/base/own-path.ts';
import { failureText, isShownRefusal } from '#lib/failures.ts';
import { buttonClass } from '#ui/button-style.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { openOwnSurvey, personQuery } from '../api.ts';
import { Steps } from '../components/steps.tsx';
import { EntryHeading } from '../components/entry-heading.tsx';
import { isAdmin } from '#lib/guard.ts';

/** The survey for administrators: their own answers in the current workspace. */
export function OwnSurveyPage() {
  const { t } = useTranslation('participation');
  return (
    <SurveyLayout status={<LanguageSwitch />}>
      <div className="flex flex-col gap-8">
        <EntryHeading eyebrow={t('admin.eyebrow')} title={t('admin.title')} text={t('admin.text')} />
        <Steps withoutForm />
        <Start />
      </div>
    </SurveyLayout>
  );
}

function Start() {
  const { t } = useTranslation('participation');
  const { t: common } = useTranslation('common');
  const person = useQuery(personQuery);
  const openMutation = useMutation({
    mutationFn: openOwnSurvey,
    onSuccess: (next) => window.location.assign(toOwnPath(next) ?? '/survey'),
  });
  if (person.isPending) return <LoadingMessage text={common('state.loading')} />;
  if (!person.data) {
    return (
      <Choice text={t('own.guest')}>
        <a href="/?redirectTo=/survey-admin" className={buttonClass({ kind: 'primary-lila', size: 'lg' })}>
          {t('own.login')}
        </a>
      </Choice>
    );
  }
  const { email, role, active_workspace: workspace } = person.data;
  if (!isAdmin({ role }) || workspace === null) {
    return (
      <Choice text={t('own.talent')}>
        <a href="/my-profile" className={buttonClass({ kind: 'secondary', size: 'lg' })}>
          {t('own.toProfile')}
        </a>
      </Choice>
    );
  }
  const isBusy = openMutation.isPending || openMutation.isSuccess;
  return (
    <Choice text={t('own.signedIn', { email, workspace: workspace.name })}>
      <PlainButton
        kind="primary-lila"
        size="lg"
        aria-disabled={isBusy}
        onClick={() => !isBusy && openMutation.mutate()}
      >
        {isBusy && <Spinner />}
        {t('admin.submit')}
      </PlainButton>
      <Answer error={openMutation.error} />
    </Choice>
  );
}

/** The outcome; a mail that was sent is not an error. */
function Answer({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation('participation');
  const isMailed = isShownRefusal(error, 'account.proof_sent');
  const text = error === null ? '' : failureText(error, t('form.failed'));
  return (
    <>
      <output className="basis-full font-semibold text-ink empty:hidden">{isMailed ? text : ''}</output>
      <p role="alert" className="basis-full text-danger empty:hidden">
        {error === null || isMailed ? '' : text}
      </p>
    </>
  );
}

function Choice({ text, children }: { readonly text: string; readonly children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-5 rounded-lg border border-line bg-canvas p-5 md:p-6">
      <p className="text-pretty text-second">{text}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}
