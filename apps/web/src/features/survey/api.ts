import type {
  SurveyFinishAnswer,
  SurveyItemsAnswer,
  SurveyResult,
  SurveySession,
} from '@quint/contract/survey.ts';
import type { Demographics } from '@quint/domain/demographics.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '#lib/api-client.ts';
import { ApiError, isApiError } from '#lib/api-error.ts';
import type { QueueEnd, Sending } from './saving/answer-queue.ts';
import type { QueuedAnswer } from './saving/answer-store.ts';
import { dropKept, findKeptForm, findKeptSession, keepForm, keepSession } from './saving/kept-survey.ts';
import { currentSheet, isRememberedLink, rememberSheet } from './saving/sheet-name.ts';
import { companyOf } from './variant.ts';

/** What an invitation link carries. */
export interface SurveyLink {
  readonly token: string;
  readonly email?: string | undefined;
  readonly assessment?: string | undefined;
}

export type ClosedState = Exclude<SurveySession['state'], 'open'> | 'no_session' | 'replaced';

/** What opening the survey led to. A server out of reach is a page of its own here, not a passing notice. */
export type SurveyEntry =
  | { readonly kind: 'open'; readonly session: SurveySession }
  | { readonly kind: 'closed'; readonly state: ClosedState; readonly session: SurveySession | undefined }
  | { readonly kind: 'unreachable' };

const NOT_OPEN: Readonly<Record<string, ClosedState>> = {
  'survey.no_session': 'no_session',
  'survey.link_expired': 'expired',
  'survey.completed': 'completed',
  'survey.not_started': 'not_started',
  'survey.whose_answers': 'whose_answers',
  INVALID_PAYLOAD: 'not_found',
};

/** What a session means for this device: an open sheet is kept, to go on with it without a connection. */
function enter(session: SurveySession): SurveyEntry {
  const { state } = session;
  if (state !== 'open') return { kind: 'closed', state, session };
  void keepSession(currentSheet(), session);
  return { kind: 'open', session };
}

/**
 * Exchanges the link, once; without one the session cookie goes on where this browser was. A code goes along where the
 * link asks for one; a wrong one is thrown.
 */
export async function openSurvey(link: SurveyLink | undefined, code?: string): Promise<SurveyEntry> {
  try {
    const body = link && { ...link, code };
    const { data } = await api<{ data: SurveySession }>('/survey/session', { body, byCookie: true });
    if (link !== undefined && data.sheet !== undefined) rememberSheet(data.sheet, link.token);
    if (link === undefined && data.state !== 'open') void dropKept();
    return enter(data);
  } catch (error) {
    if (code !== undefined) throw error;
    const state = isApiError(error) ? NOT_OPEN[error.code] : undefined;
    if (state !== undefined) return { kind: 'closed', state, session: undefined };
    const kept = await findKept(link);
    return kept === undefined ? { kind: 'unreachable' } : { kind: 'open', session: kept };
  }
}

/** The survey this device was on, when it is the one asked for: it goes on without the server. */
async function findKept(link: SurveyLink | undefined): Promise<SurveySession | undefined> {
  return link === undefined || isRememberedLink(link.token) ? findKeptSession(currentSheet()) : undefined;
}

/** Has six digits mailed to the person: of the session of this browser, or of a link that asks for them. */
export async function sendCode(link: SurveyLink | undefined): Promise<void> {
  if (link === undefined) await api('/survey/code', { method: 'POST', byCookie: true });
  else await api('/survey/session/code', { body: { token: link.token } });
}

/** Proves the session of this browser with the digits of the mail; a wrong code is thrown. */
export async function proveSession(code: string): Promise<SurveyEntry> {
  return enter(
    (await api<{ data: SurveySession }>('/survey/proof', { body: { code }, byCookie: true })).data,
  );
}

/** Says whether the answers of other devices are the own ones. */
export async function sayWhoseAnswers(own: boolean): Promise<SurveyEntry> {
  const body = { own };
  const { data } = await api<{ data: SurveySession }>('/survey/whose-answers', { body, byCookie: true });
  if (data.sheet !== undefined) rememberSheet(data.sheet);
  return enter(data);
}

/** A new sheet for somebody who has finished one. */
export async function startAgain(): Promise<void> {
  await api('/survey/retake', { method: 'POST', byCookie: true });
}

/** Items and answer labels of a language; they do not change while a survey is open. */
export function surveyFormQuery(language: Language) {
  return queryOptions({
    queryKey: ['survey', 'items', language],
    queryFn: async ({ signal }) => {
      const query = { language };
      try {
        const { data } = await api<SurveyItemsAnswer>('/survey/items', { query, byCookie: true, signal });
        void keepForm(currentSheet(), language, data);
        return data;
      } catch (error) {
        const kept = isApiError(error) ? undefined : await findKeptForm(currentSheet(), language);
        if (kept === undefined) throw error;
        return kept;
      }
    },
    staleTime: Infinity,
  });
}

export async function saveDemographics(demographics: Demographics): Promise<void> {
  await api('/survey/demographics', { method: 'PATCH', body: demographics, byCookie: true });
}

function endOf(error: unknown): QueueEnd | undefined {
  if (isApiError(error, 'survey.completed')) return 'completed';
  if (isApiError(error, 'survey.no_session')) return 'no_session';
  if (isApiError(error, 'survey.whose_answers')) return 'whose_answers';
  if (isApiError(error, 'survey.link_expired')) return 'expired';
  return undefined;
}

function waitSeconds(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? error.details['seconds'] : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** Sends a batch of one sheet. Never throws: whatever goes wrong says what to do with the batch. */
export async function sendAnswers(sheet: string, answers: readonly QueuedAnswer[]): Promise<Sending> {
  // The cookie belongs to the browser: after another link was opened it would carry these answers to that sheet.
  if (currentSheet() !== sheet) return { kind: 'ended', why: 'replaced' };
  try {
    await api('/survey/answers', { method: 'PATCH', body: { answers }, byCookie: true });
    return { kind: 'taken' };
  } catch (error) {
    const why = endOf(error);
    if (why !== undefined) return { kind: 'ended', why };
    if (error instanceof ApiError && error.status === 400) return { kind: 'refused' };
    return { kind: 'later', seconds: waitSeconds(error) };
  }
}

export interface Finished {
  /** Handed in, and waiting for the person to prove the address. */
  readonly isWaiting: boolean;
  /** A path of this site, as the server names it. */
  readonly redirect: string;
  readonly countdownSeconds: number;
}
export type Finishing =
  | ({ readonly kind: 'finished' } & Finished)
  | { readonly kind: 'missing'; readonly items: readonly number[] }
  | { readonly kind: 'no_demographics' }
  | { readonly kind: 'ended'; readonly why: QueueEnd }
  | { readonly kind: 'failed' };

function missingItems(error: ApiError): number[] {
  const { items } = error.details;
  return Array.isArray(items) ? items.map(Number).filter(Number.isInteger) : [];
}

/** Hands the sheet in. Doing it again gives the same result. */
export async function finishSurvey(): Promise<Finishing> {
  try {
    const request = { method: 'POST', byCookie: true } as const;
    const { data } = await api<z.infer<typeof SurveyFinishAnswer>>('/survey/finish', request);
    const { state, redirect, countdown_seconds: countdownSeconds } = data;
    return { kind: 'finished', isWaiting: state === 'awaiting_proof', redirect, countdownSeconds };
  } catch (error) {
    const missing = isApiError(error, 'survey.items_missing') ? missingItems(error) : [];
    if (missing.length > 0) return { kind: 'missing', items: missing };
    if (isApiError(error, 'survey.demographics_missing')) return { kind: 'no_demographics' };
    const why = endOf(error);
    return why === undefined ? { kind: 'failed' } : { kind: 'ended', why };
  }
}

/** The person's own result, worded in the language of the sheet. */
export function surveyResultQuery(language: Language) {
  return queryOptions({
    queryKey: ['survey', 'result', language],
    queryFn: async ({ signal }) => {
      const answer = await api<{ data: SurveyResult }>('/survey/result', { byCookie: true, signal });
      return answer.data;
    },
    // Finished, retaken, finished again: never the result of before.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Which company sees the result; null when there is none, or it cannot be said. */
export const surveyCompanyQuery = queryOptions({
  queryKey: ['survey', 'company'],
  queryFn: async () => {
    const entry = await openSurvey(undefined);
    return entry.kind === 'unreachable' ? null : (companyOf(entry.session) ?? null);
  },
  staleTime: Infinity,
});
