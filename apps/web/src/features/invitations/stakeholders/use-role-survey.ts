import type { RoleSurveyAnswer } from '@quint/contract/roles/stakeholders.ts';
import type { JobAnswer, JobAnswers, JobStatementId } from '@quint/psychometrics/job-statements.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api, apiData } from '#lib/api-client.ts';
import { isApiError } from '#lib/api-error.ts';
import { markReported } from '#lib/failures.ts';
import { AnswerSaving, type SavingStatus } from './model/answer-saving.ts';

/** The request behind a mailed link. */
export function roleSurveyQuery(token: string) {
  return queryOptions({
    queryKey: ['role-survey', token],
    queryFn: ({ signal }) => apiData<RoleSurveyAnswer>('/role-survey/session', { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => !isApiError(error, 'REQUESTS_EXCEEDED') && count < 2,
  });
}

async function saveAnswers(token: string, answers: JobAnswers): Promise<boolean> {
  try {
    await api('/role-survey/answers', { body: { token, answers } });
    return true;
  } catch (error) {
    // The page shows how many answers are waiting.
    markReported(error);
    if (isApiError(error, 'role_survey.finished') || isApiError(error, 'role_survey.closed')) return false;
    throw error;
  }
}

interface OpenSurvey {
  readonly answers: JobAnswers;
  readonly savingStatus: SavingStatus;
  readonly answer: (id: JobStatementId, answer: JobAnswer) => void;
  readonly finish: () => void;
  readonly isFinishing: boolean;
  readonly hasFailed: boolean;
}

/** The answers to an open request, saved as they are given. */
export function useOpenSurvey(token: string, storedAnswers: JobAnswers): OpenSurvey {
  const client = useQueryClient();
  const [answers, setAnswers] = useState(storedAnswers);
  const { queryKey } = roleSurveyQuery(token);
  const [answerSaving] = useState(
    () =>
      new AnswerSaving({
        send: (batch) => saveAnswers(token, batch),
        onEnded: () => void client.invalidateQueries({ queryKey }),
      }),
  );
  useEffect(() => {
    addEventListener('online', answerSaving.flush);
    return () => {
      removeEventListener('online', answerSaving.flush);
      answerSaving.stop();
    };
  }, [answerSaving]);
  const status = useSyncExternalStore(answerSaving.subscribe, answerSaving.getStatus);
  const finishMutation = useMutation({
    mutationFn: async () => {
      await answerSaving.flush();
      if (answerSaving.getStatus().unsentCount > 0) throw new Error('Answers are waiting for the server');
      return (await api<RoleSurveyAnswer>('/role-survey/finish', { body: { token } })).data;
    },
    onSuccess: (survey) => client.setQueryData(queryKey, survey),
  });
  return {
    answers,
    savingStatus: status,
    answer: (id, value) => {
      setAnswers((before) => ({ ...before, [id]: value }));
      answerSaving.give(id, value);
    },
    finish: () => {
      if (!finishMutation.isPending) finishMutation.mutate();
    },
    isFinishing: finishMutation.isPending,
    hasFailed: finishMutation.isError,
  };
}
