import { SURVEY_REMINDERS_PATH } from '@quint/domain/survey-paths.ts';
import { useMutation } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SurveyLayout } from '#features/shell/components/survey-layout.tsx';
import { api } from '#lib/api-client.ts';
import { isApiError } from '#lib/api-error.ts';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { ClosedNotice } from '../components/closed-notice.tsx';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { Notice } from '../components/notice.tsx';

interface RemindersPageProps {
  /** Of the link in the mail. */
  readonly token: string;
  readonly onSurvey: () => void;
}

/** Where the mail of a reminder leads that is not wanted. A press ends them: mail programs open links by themselves. */
export function RemindersPage({ token, onSurvey }: RemindersPageProps) {
  const { t } = useTranslation('survey');
  // The link leaves the address bar, this page keeps it.
  const [own] = useState(token);
  useEffect(() => {
    window.history.replaceState(null, '', SURVEY_REMINDERS_PATH);
  }, []);
  const stopping = useMutation({
    mutationFn: () => api('/survey/reminders-off', { body: { token: own } }),
  });
  useDocumentTitle(t('reminders.title'));
  const icon = <BellOff aria-hidden="true" className="size-6" />;
  return (
    <SurveyLayout status={<LanguageSwitch />}>
      {isApiError(stopping.error, 'survey.link_expired') || isApiError(stopping.error, 'INVALID_PAYLOAD') ? (
        <ClosedNotice
          state="expired"
          session={undefined}
          focus
          onResult={onSurvey}
          onOpen={onSurvey}
          onEntry={onSurvey}
        />
      ) : stopping.isSuccess ? (
        <Notice focus icon={icon} title={t('reminders.doneTitle')} text={t('reminders.doneText')} />
      ) : (
        <Notice
          icon={icon}
          title={t('reminders.title')}
          text={t('reminders.text')}
          actions={
            <PlainButton
              kind="primary-lila"
              size="lg"
              aria-disabled={stopping.isPending}
              onClick={() => !stopping.isPending && stopping.mutate()}
            >
              {t('reminders.stop')}
            </PlainButton>
          }
          note={stopping.isError ? t('reminders.failed') : undefined}
        />
      )}
    </SurveyLayout>
  );
}
