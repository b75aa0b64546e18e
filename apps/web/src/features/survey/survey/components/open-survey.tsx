import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SurveyLayout } from './survey-layout.tsx';
import { currentLanguage } from '#lib/i18n.ts';
import { surveyFormQuery, type FinishedSurvey } from '../api.ts';
import { minutesLeft } from '../model/pace.ts';
import type { QueueEnd } from '../storage/answer-queue.ts';
import type { SurveyStep } from '../search.ts';
import { storeSession } from '../storage/stored-survey.ts';
import { currentSheet } from '../storage/sheet-name.ts';
import { useFormOfSheet, useSheet } from '../use-sheet.ts';
import { companyOf } from '../model/variant.ts';
import { Intro } from './intro.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { laterPart } from './later-part.tsx';
import { LoadingMessage } from './loading.tsx';
import { TakeItems } from './take-items.tsx';
import { Unreachable } from './unreachable.tsx';

const AboutForm = laterPart((parts) => parts.AboutForm);

interface OpenSurveyProps {
  readonly session: SurveySession;
  readonly step: SurveyStep | undefined;
  readonly onStep: (step: SurveyStep | undefined) => void;
  readonly onFinished: (finishedSurvey: FinishedSurvey) => void;
  readonly onEnded: (why: QueueEnd) => void;
}

/** An open survey: introduction, details, items. The items are loaded while the person reads the introduction. */
export function OpenSurvey({ session, step, onStep, ...outcomes }: OpenSurveyProps) {
  const { t } = useTranslation('survey');
  const sheet = useSheet(session);
  const instrument = useFormOfSheet(session, sheet);
  const query = surveyFormQuery(currentLanguage(), instrument);
  const form = useQuery({ ...query, placeholderData: keepPreviousData });
  const [hasDemographics, setHasDemographics] = useState(session.demographics_given === true);
  const [isFirstStage, setIsFirstStage] = useState(true);
  const go = (next: SurveyStep | undefined) => {
    setIsFirstStage(false);
    onStep(next);
  };
  const workspaceName = companyOf(session);
  if (step === 'items' && hasDemographics && sheet !== undefined && form.data !== undefined) {
    const requestDemographics = () => {
      setHasDemographics(false);
      go('about');
    };
    return (
      <TakeItems
        session={session}
        sheet={sheet}
        form={form.data}
        onNoDemographics={requestDemographics}
        {...outcomes}
      />
    );
  }
  if (step === 'items' && hasDemographics) {
    return (
      <SurveyLayout workspaceName={workspaceName}>
        {form.isError ? (
          <Unreachable
            title={t('item.failed')}
            onRetry={() => void form.refetch()}
            isRetrying={form.isFetching}
          />
        ) : (
          <LoadingMessage text={t('item.loading')} />
        )}
      </SurveyLayout>
    );
  }
  const answeredCount = sheet?.answers.size ?? session.answered;
  return (
    <SurveyLayout workspaceName={workspaceName} status={<LanguageSwitch />}>
      {step === undefined ? (
        <Intro
          session={session}
          answeredCount={answeredCount}
          minutes={minutesLeft([...(sheet?.secondsByItem.values() ?? [])], session.total - answeredCount)}
          onStart={() => go(hasDemographics ? 'items' : 'about')}
          focus={!isFirstStage}
        />
      ) : (
        <AboutForm
          name={session.first_name ?? ''}
          onBack={() => go(undefined)}
          onSaved={() => {
            setHasDemographics(true);
            void storeSession(currentSheet(), { ...session, demographics_given: true });
            go('items');
          }}
        />
      )}
    </SurveyLayout>
  );
}
