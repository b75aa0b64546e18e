import type {
  DecisionBody,
  VacancyDecisionAnswer,
  VacancyDecision,
} from '@quint/contract/vacancies/decisions.ts';
import type {
  InterviewComparisonAnswer,
  InterviewParams,
  RatingChangeBody,
  RatingsBody,
  VacancyInterviewAnswer,
} from '@quint/contract/vacancies/interviews.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData, apiResponse } from '#lib/api-client.ts';
import { ApiError, isMissing } from '#lib/api-error.ts';
import { markReported } from '#lib/failures.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { saveFile } from '#lib/save-file.ts';
import { useChange } from '#lib/use-change.ts';
import type { SendOutcome } from './model/rating-queue.ts';
import type { StoredRating } from './model/rating-store.ts';

const pathOf = ({ roleId, talentId }: InterviewParams) => `/vacancies/${roleId}/people/${talentId}`;
const keyOf = ({ roleId, talentId }: InterviewParams) => ['vacancies', 'interview', roleId, talentId];

/** The interview of a person for a role: questions, own ratings, who is done. */
export function interviewQuery(key: InterviewParams) {
  const language = currentLanguage();
  const path = `${pathOf(key)}/interview`;
  return answerQuery<VacancyInterviewAnswer>([...keyOf(key), 'sheet', language], path, { language });
}

/** The ratings of everybody, once all have submitted. */
export function comparisonQuery(key: InterviewParams) {
  const language = currentLanguage();
  return answerQuery<InterviewComparisonAnswer>(
    [...keyOf(key), 'comparison', language],
    `${pathOf(key)}/interview/comparison`,
    { language },
  );
}

/** The decision note, once all have submitted. */
export function decisionQuery(key: InterviewParams) {
  return answerQuery<VacancyDecisionAnswer>([...keyOf(key), 'decision'], `${pathOf(key)}/decision`);
}

const REFUSED_FROM = 400;
const BROKEN_FROM = 500;
/** Refusals that pass: no session, a slow request, too many requests. */
const PASSING_REFUSALS: readonly number[] = [401, 408, 429];

/** Refusals of the kind "missing" that say more than that the reader has no access. */
const SAID_REFUSALS: readonly unknown[] = ['interview.members_only', 'interview.person_gone'];

/** Sends unsent states. The page shows every failure itself. */
export async function sendRatings(
  key: InterviewParams,
  ratings: readonly StoredRating[],
): Promise<SendOutcome> {
  const body: RatingsBody = {
    version: ratings[0]?.version ?? 1,
    changes: ratings.map(({ question, rating, couldNotTell, note, sequence }) => ({
      question,
      rating,
      could_not_tell: couldNotTell,
      note,
      sequence,
    })),
  };
  try {
    await api(`${pathOf(key)}/interview/ratings`, { method: 'PUT', body, isBackground: true });
    return { kind: 'taken' };
  } catch (error) {
    markReported(error);
    if (!(error instanceof ApiError)) return { kind: 'later' };
    const { status, message } = error;
    if (isMissing(error) && !SAID_REFUSALS.includes(error.code))
      return { kind: 'stopped', reason: undefined };
    const isRefusal = status >= REFUSED_FROM && status < BROKEN_FROM && !PASSING_REFUSALS.includes(status);
    return isRefusal ? { kind: 'stopped', reason: message } : { kind: 'later' };
  }
}

/** Submits the own ratings for good. */
export function useSubmitRatings(key: InterviewParams) {
  return useChange(() => api(`${pathOf(key)}/interview/submit`, { method: 'POST' }), {
    invalidates: [keyOf(key)],
    evenOnError: true,
  });
}

/** Records that a colleague does not rate, or takes that back. */
export function useExcuse(key: InterviewParams) {
  return useChange(
    ({ user, isExcused }: { readonly user: string; readonly isExcused: boolean }) =>
      api(`${pathOf(key)}/interview/raters/${user}/excuse`, { method: isExcused ? 'POST' : 'DELETE' }),
    { invalidates: [keyOf(key)], evenOnError: true },
  );
}

/** Reminds a colleague by mail. */
export function useRemind(key: InterviewParams) {
  return useMutation({
    mutationFn: (user: string) => api(`${pathOf(key)}/interview/remind/${user}`, { method: 'POST' }),
  });
}

/** Sets when the interview takes place. */
export function useInterviewDate(key: InterviewParams) {
  return useChange(
    (date: Date | null) =>
      api(`${pathOf(key)}/interview`, {
        method: 'PATCH',
        body: { interview_at: date?.toISOString() ?? null },
      }),
    { invalidates: [keyOf(key), ['vacancies', key.roleId]] },
  );
}

/** Changes an own rating that others can see. */
export function useChangeRating(key: InterviewParams) {
  return useChange(
    ({ question, ...body }: RatingChangeBody & { readonly question: number }) =>
      api(`${pathOf(key)}/interview/ratings/${question}/change`, { method: 'POST', body }),
    { invalidates: [keyOf(key)] },
  );
}

export interface SignatureRequest {
  /** The note to write before signing; undefined to sign the current one. */
  readonly newNote: DecisionBody | undefined;
  readonly noteId: string | undefined;
}

/** Writes the decision note, if it changed, and signs it. `onSigned` gets the answer before the page shows it. */
export function useSignDecision(key: InterviewParams, onSigned: (decision: VacancyDecision) => void) {
  const client = useQueryClient();
  const path = `${pathOf(key)}/decision`;
  const { queryKey } = decisionQuery(key);
  return useMutation({
    async mutationFn({ newNote, noteId }: SignatureRequest) {
      const note =
        newNote === undefined
          ? noteId
          : (await apiData<VacancyDecisionAnswer>(path, { method: 'PUT', body: newNote })).note?.id;
      return apiData<VacancyDecisionAnswer>(`${path}/signature`, { method: 'POST', body: { note } });
    },
    onSuccess(decision) {
      onSigned(decision);
      client.setQueryData(queryKey, decision);
    },
    // A colleague may have been faster, or only the signature failed.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Downloads the decision note under the name from the server. */
export function usePrintDecision(key: InterviewParams) {
  return useMutation({
    async mutationFn() {
      const query = { language: currentLanguage() };
      const answer = await apiResponse(`${pathOf(key)}/decision/pdf`, { query });
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
      saveFile(name ?? 'decision-note.pdf', await answer.blob());
    },
  });
}
