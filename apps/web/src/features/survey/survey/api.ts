import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import type {
  ContinueForOneselfAnswer,
  SurveyFinishAnswer,
  SurveyItemsAnswer,
  SurveyProgressAnswer,
  SurveyResultAnswer,
  SurveySession,
  SurveySessionAnswer,
} from '@quint/contract/survey/survey.ts';
import type { Demographics } from '@quint/domain/survey/demographics.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { ApiError, isApiError } from '#lib/api-error.ts';
import { hasReason, markReported, refusalText } from '#lib/failures.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { languagePickedInTab } from '#lib/locale.ts';
import type { QueueEnd, SendResult } from './storage/answer-queue.ts';
import type { QueuedAnswer } from './storage/answer-store.ts';
import {
  deleteStoredSurvey,
  findStoredForm,
  findStoredSession,
  storeForm,
  storeSession,
} from './storage/stored-survey.ts';
import { currentSheet, isRememberedLink, rememberSheet } from './storage/sheet-name.ts';

/** The parameters of an invitation link. */
export interface SurveyLink {
  readonly token: string;
  readonly email?: string | undefined;
  readonly assessment?: string | undefined;
}

export type ClosedState = Exclude<SurveySession['state'], 'open'> | 'no_session' | 'replaced' | 'damaged';

/** The result of opening the survey. An unreachable server gets its own page here, not a toast. */
export type SurveyEntry =
  | { readonly kind: 'preview'; readonly session: SurveySession }
  | { readonly kind: 'open'; readonly session: SurveySession }
  | { readonly kind: 'closed'; readonly state: ClosedState; readonly session: SurveySession | undefined }
  /** With the message of a proxy that answered, if any. */
  | { readonly kind: 'unreachable'; readonly why: string | undefined };

const NOT_OPEN: Readonly<Record<string, ClosedState>> = {
  'survey.no_session': 'no_session',
  'survey.link_expired': 'expired',
  'survey.completed': 'completed',
  'survey.not_started': 'not_started',
  'survey.whose_answers': 'whose_answers',
  'survey.role_filled': 'role_filled',
  'link.damaged': 'damaged',
};

/** Applies a session on this device: open answers are stored, so that the survey can continue offline. */
function enter(session: SurveySession): SurveyEntry {
  const { state } = session;
  if (state !== 'open') return { kind: 'closed', state, session };
  void storeSession(currentSheet(), session);
  return { kind: 'open', session };
}

/** Reads the survey of a link without opening it. A device that has opened it before gets the state of its session. */
export async function previewSurvey(
  link: SurveyLink,
  earlyResponse?: Promise<Response>,
): Promise<SurveyEntry> {
  try {
    const request = { body: link, byCookie: true, earlyResponse };
    const { data } = await api<SurveySessionAnswer>('/survey/session/preview', request);
    if (data.preview !== undefined) return { kind: 'preview', session: data };
    if (data.sheet !== undefined) rememberSheet(data.sheet, link.token);
    return enter(data);
  } catch (error) {
    markReported(error);
    const state = isApiError(error) ? NOT_OPEN[error.code] : undefined;
    if (state !== undefined) return { kind: 'closed', state, session: undefined };
    const storedSession = await restoreSession(link);
    return storedSession === undefined
      ? { kind: 'unreachable', why: whyOf(error) }
      : { kind: 'open', session: storedSession };
  }
}

/** Continues a survey for oneself that ended with its role, by its link or the session of this device. */
export async function continueForOneself(link: SurveyLink | undefined): Promise<string> {
  const language = toStoredLanguage(currentLanguage());
  const { data } =
    link === undefined
      ? await api<ContinueForOneselfAnswer>('/survey/session/keep', { body: { language }, byCookie: true })
      : await api<ContinueForOneselfAnswer>('/survey/keep', { body: { token: link.token, language } });
  return data.next;
}

/** Declines a survey that the owner of the address did not request. */
export async function declineSurvey(link: SurveyLink): Promise<void> {
  await api('/survey/session/decline', { body: { token: link.token } });
}

/**
 * Exchanges the link, once; without a link the session cookie of this browser is used. The code is sent if the link
 * requires one; a wrong code throws.
 */
export async function openSurvey(link: SurveyLink | undefined, code?: string): Promise<SurveyEntry> {
  try {
    const body = link && { ...link, code };
    const { data } = await api<SurveySessionAnswer>('/survey/session', { body, byCookie: true });
    if (link !== undefined && data.sheet !== undefined) rememberSheet(data.sheet, link.token);
    // The server has set it, and inside a frame the survey tests its cookies itself.
    if (window.parent === window && !/XSRF-/.test(document.cookie)) window.showCookiesBlocked?.();
    if (link === undefined && data.state !== 'open') void deleteStoredSurvey();
    return enter(data);
  } catch (error) {
    if (code !== undefined) throw error;
    markReported(error);
    const state = isApiError(error) ? NOT_OPEN[error.code] : undefined;
    if (state !== undefined) return { kind: 'closed', state, session: undefined };
    const storedSession = await restoreSession(link);
    return storedSession === undefined
      ? { kind: 'unreachable', why: whyOf(error) }
      : { kind: 'open', session: storedSession };
  }
}

const whyOf = (error: unknown) => (hasReason(error) ? error.message : undefined);

/** The survey stored on this device, if it is the requested one; it continues without the server. */
async function restoreSession(link: SurveyLink | undefined): Promise<SurveySession | undefined> {
  return link === undefined || isRememberedLink(link.token) ? findStoredSession(currentSheet()) : undefined;
}

const pageLanguage = () => toStoredLanguage(currentLanguage());

/** Requests a mailed code: for the session of this browser, or for a link that requires one. */
export async function sendCode(link: SurveyLink | undefined): Promise<void> {
  const language = pageLanguage();
  if (link === undefined) await api('/survey/code', { body: { language }, byCookie: true });
  else await api('/survey/session/code', { body: { token: link.token, language } });
}

/** Proves the session of this browser with the mailed code; a wrong code throws. */
export async function verifySession(code: string): Promise<SurveyEntry> {
  return enter((await api<SurveySessionAnswer>('/survey/proof', { body: { code }, byCookie: true })).data);
}

/** Records whether the answers from other devices are the person's own. */
export async function confirmOwnership(own: boolean): Promise<SurveyEntry> {
  const body = { own };
  const { data } = await api<SurveySessionAnswer>('/survey/whose-answers', { body, byCookie: true });
  if (data.sheet !== undefined) rememberSheet(data.sheet);
  return enter(data);
}

/** Starts a new survey for a person who has finished one, in the language of the page. */
export async function startAgain(): Promise<void> {
  await api('/survey/retake', { body: { language: pageLanguage() }, byCookie: true });
}

/** Items and answer labels of a form in a language; they never change. */
export function surveyFormQuery(language: Language, instrument: string | undefined) {
  return queryOptions({
    queryKey: ['survey', 'items', language, instrument],
    queryFn: async ({ signal }) => {
      const query = { language, instrument };
      try {
        const { data } = await api<SurveyItemsAnswer>('/survey/items', { query, byCookie: true, signal });
        void storeForm(currentSheet(), language, data);
        return data;
      } catch (error) {
        const storedForm = isApiError(error)
          ? undefined
          : await findStoredForm(currentSheet(), language, instrument);
        if (storedForm === undefined) throw error;
        return storedForm;
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
  if (isApiError(error, 'survey.role_filled')) return 'role_filled';
  if (isApiError(error, 'survey.link_expired')) return 'expired';
  return undefined;
}

function waitSeconds(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? error.details['seconds'] : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

/**
 * Sends a batch of answers of one survey and form. Never throws: every failure is mapped to what to do with the batch.
 */
export async function sendAnswers(sheet: string, batch: readonly QueuedAnswer[]): Promise<SendResult> {
  // The cookie belongs to the browser: after another link was opened, it would save these answers in the other survey.
  if (currentSheet() !== sheet) return { kind: 'ended', why: 'replaced' };
  try {
    const instrument = batch[0]?.instrument;
    const answers = batch.map(({ item, value, seq, seconds, translated: isTranslated }) => ({
      item,
      value,
      seq,
      seconds,
      ...(isTranslated === true ? { translated: isTranslated } : {}),
    }));
    const request = { method: 'PATCH', body: { answers, instrument }, byCookie: true } as const;
    const { data } = await api<SurveyProgressAnswer>('/survey/answers', request);
    return { kind: 'taken', form: data.instrument };
  } catch (error) {
    markReported(error);
    const why = endOf(error);
    if (why !== undefined) return { kind: 'ended', why };
    if (error instanceof ApiError && error.status === 400) return { kind: 'refused' };
    return { kind: 'later', seconds: waitSeconds(error) };
  }
}

export interface FinishedSurvey {
  /** Submitted, but the address is not proved yet. */
  readonly isWaiting: boolean;
  /** A path of this site, from the server. */
  readonly redirect: string;
  readonly countdownSeconds: number;
}
export type FinishOutcome =
  | ({ readonly kind: 'finished' } & FinishedSurvey)
  | { readonly kind: 'missing'; readonly items: readonly number[] }
  | { readonly kind: 'no_demographics' }
  | { readonly kind: 'ended'; readonly why: QueueEnd }
  /** With the reason of the server, if it gives one. */
  | { readonly kind: 'failed'; readonly reason: string | undefined };

function missingItems(error: ApiError): number[] {
  const { items } = error.details;
  return Array.isArray(items) ? items.map(Number).filter(Number.isInteger) : [];
}

/** Submits the answers. Repeating it gives the same result. */
export async function finishSurvey(): Promise<FinishOutcome> {
  try {
    // A language that the person selected replaces that of the invitation.
    const pickedLanguage = languagePickedInTab();
    const body = pickedLanguage === undefined ? {} : { language: toStoredLanguage(pickedLanguage) };
    const { data } = await api<SurveyFinishAnswer>('/survey/finish', { body, byCookie: true });
    const { state, redirect, countdown_seconds: countdownSeconds } = data;
    return { kind: 'finished', isWaiting: state === 'awaiting_proof', redirect, countdownSeconds };
  } catch (error) {
    markReported(error);
    const missingNumbers = isApiError(error, 'survey.items_missing') ? missingItems(error) : [];
    if (missingNumbers.length > 0) return { kind: 'missing', items: missingNumbers };
    if (isApiError(error, 'survey.demographics_missing')) return { kind: 'no_demographics' };
    const why = endOf(error);
    return why === undefined ? { kind: 'failed', reason: refusalText(error) } : { kind: 'ended', why };
  }
}

/** The person's own result, with texts in the language of the survey. */
export function surveyResultQuery(language: Language) {
  return queryOptions({
    queryKey: ['survey', 'result', language],
    queryFn: async ({ signal }) => {
      const answer = await api<SurveyResultAnswer>('/survey/result', { byCookie: true, signal });
      return answer.data;
    },
    // After a retake the previous result must not be shown.
    staleTime: 0,
    gcTime: 0,
  });
}

/** The session behind a result; null when there is none or it cannot be loaded. */
export const surveySessionQuery = queryOptions({
  queryKey: ['survey', 'session'],
  queryFn: async () => {
    const entry = await openSurvey(undefined);
    return entry.kind === 'unreachable' ? null : (entry.session ?? null);
  },
  staleTime: Infinity,
});
