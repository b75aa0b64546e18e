import { SURVEY_RESULT_PATH } from '@quint/domain/survey/survey-paths.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MailCheck, UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadingMessage } from '#features/survey/survey/components/loading.tsx';
import { Notice } from '#features/survey/survey/components/notice.tsx';
import { isApiError } from '#lib/api-error.ts';
import { failureText, isShownRefusal } from '#lib/failures.ts';
import { buttonClass } from '#ui/button-style.ts';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { accountQuery, claimProfile } from '../api.ts';
import { EntrySignUp } from '../components/entry-sign-up.tsx';

/** Creates an account for the own profile after the survey; otherwise explains how to take the survey. */
export function ProfileSignUpPage() {
  const { t: common } = useTranslation('common');
  const account = useQuery(accountQuery);
  if (account.isPending) return <LoadingMessage text={common('state.loading')} />;
  if (isApiError(account.error, 'survey.proof_needed')) return <ConfirmFirst />;
  return account.data === undefined ? <EntrySignUp entryOption="talentProfile" /> : <Claim />;
}

/** The survey session of this browser is not yet proved to be the person's own. */
function ConfirmFirst() {
  const { t } = useTranslation('participation');
  return (
    <Notice
      icon={<MailCheck aria-hidden="true" className="size-6" />}
      title={t('claim.title')}
      text={t('claim.confirm')}
      actions={
        <a href={SURVEY_RESULT_PATH} className={buttonClass({ kind: 'primary-lila', size: 'lg' })}>
          {t('claim.toConfirm')}
        </a>
      }
    />
  );
}

function ResultLink() {
  const { t } = useTranslation('participation');
  return (
    <a href={SURVEY_RESULT_PATH} className={buttonClass({ kind: 'light', size: 'lg' })}>
      {t('claim.result')}
    </a>
  );
}

function Claim() {
  const { t } = useTranslation('participation');
  const client = useQueryClient();
  const { data } = useQuery(accountQuery);
  const claim = useMutation({
    mutationFn: claimProfile,
    onSuccess: (account) => client.setQueryData(accountQuery.queryKey, account),
  });
  useDocumentTitle(t('claim.title'));
  if (data === undefined || isShownRefusal(claim.error, 'result.not_finished'))
    return <EntrySignUp entryOption="talentProfile" />;
  const { state } = data;
  if (state !== 'none') {
    const isSent = state === 'sent';
    return (
      <Notice
        focus={claim.isSuccess}
        icon={
          isSent ? (
            <MailCheck aria-hidden="true" className="size-6" />
          ) : (
            <UserRoundCheck aria-hidden="true" className="size-6" />
          )
        }
        title={isSent ? t('claim.sentTitle') : t('claim.linkedTitle')}
        text={isSent ? t('claim.sentText') : t('claim.linkedText')}
        actions={
          <>
            {!isSent && (
              <a href="/my-profile" className={buttonClass({ kind: 'primary-lila', size: 'lg' })}>
                {t('claim.toProfile')}
              </a>
            )}
            <ResultLink />
          </>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-title font-semibold tracking-[-0.01em] text-balance">{t('claim.title')}</h1>
        <p className="text-md text-pretty text-second">{t('claim.text')}</p>
      </header>
      <p className="rounded-md bg-canvas p-4 text-pretty">{t('claim.email')}</p>
      <p role="alert" className="text-danger empty:hidden">
        {claim.error === null ? '' : failureText(claim.error, t('form.failed'))}
      </p>
      <div className="flex flex-wrap gap-3">
        <PlainButton
          kind="primary-lila"
          size="lg"
          aria-disabled={claim.isPending}
          onClick={() => !claim.isPending && claim.mutate()}
        >
          {claim.isPending && <Spinner />}
          {t('claim.submit')}
        </PlainButton>
        <ResultLink />
      </div>
    </div>
  );
}
