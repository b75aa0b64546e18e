import { FRAME_HEADER, FRAME_XSRF_COOKIE } from '@quint/domain/survey/survey-frames.ts';
import { ApiError, NetworkError, isApiError, isPage, readApiError, readForeignAnswer } from './api-error.ts';
import { takeBackFailures } from './failures.ts';
import { frameWorkspace } from './frame.ts';
import { currentLanguage } from './i18n.ts';
import { verifyAndSend, type Proof } from './proof.ts';
import { watchFailedWrite } from './query.ts';
import { learnTime } from './server-time.ts';

const API_BASE = '/api';

export type QueryValue = string | number | boolean | null | undefined | readonly string[] | object;

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | undefined;
  /** Lists are joined with commas, objects travel as JSON, undefined and null are left out. */
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  /** Sent as JSON; a FormData as it is. */
  readonly body?: unknown;
  /** Of a query, or of what the user can stop. Its caller shows the failure. */
  readonly signal?: AbortSignal | undefined;
  /** The date of the last change of the record as it was read: a later change refuses the call. */
  readonly baseVersion?: string | undefined;
  /** Authenticated by the session cookie instead of the access token: refresh and logout. */
  readonly byCookie?: boolean | undefined;
  /** No user waits for it: its failure shows no toast. */
  readonly isBackground?: boolean | undefined;
  /** The same call, begun by the document before this script was there. */
  readonly earlyResponse?: Promise<Response> | undefined;
}

let accessToken: string | undefined;
let renewSession: (() => Promise<boolean>) | undefined;

/** The token lives in memory only; a reload asks the refresh cookie for a new one. */
export function setAccessToken(token: string | undefined): void {
  accessToken = token;
}

/** Called when the server says that the token has expired; resolves to whether there is a new one. */
export function onTokenExpired(renew: () => Promise<boolean>): void {
  renewSession = renew;
}

function toSearch(query: ApiRequest['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) search.set(name, value.join(','));
    else search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(name.length + 1));
}

function toHeaders(path: string, request: ApiRequest): Headers {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': currentLanguage() });
  if (request.body !== undefined && !(request.body instanceof FormData)) {
    headers.set('Content-Type', 'application/json');
  }
  if (request.baseVersion !== undefined) headers.set('If-Match', `"${request.baseVersion}"`);
  const frame = path.startsWith('/survey/') ? frameWorkspace() : undefined;
  if (frame !== undefined) {
    headers.set(FRAME_HEADER, frame);
    headers.set('X-XSRF-TOKEN', readCookie(FRAME_XSRF_COOKIE) ?? '');
  } else if (request.byCookie === true) {
    // Survey sessions have one of their own; one that began before that has the other.
    const xsrf =
      (path.startsWith('/survey/') ? readCookie('XSRF-SURVEY') : undefined) ?? readCookie('XSRF-TOKEN');
    if (xsrf !== undefined) headers.set('X-XSRF-TOKEN', xsrf);
  } else if (accessToken !== undefined) {
    headers.set('Authorization', `Bearer ${accessToken}`);
  }
  return headers;
}

function toBody(body: unknown): BodyInit | null {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
}

function methodOf(request: ApiRequest): string {
  return request.method ?? (request.body === undefined ? 'GET' : 'POST');
}

/** Paths of the product's records. A POST to any other path is an action. */
const RECORDS = /^\/(items|users|files)(\/|$)/;

function isSaving(path: string, request: ApiRequest): boolean {
  return RECORDS.test(path) && ['POST', 'PATCH', 'PUT'].includes(methodOf(request));
}

function begin(path: string, request: ApiRequest): Promise<Response> {
  return fetch(`${API_BASE}${path}${toSearch(request.query)}`, {
    method: methodOf(request),
    headers: toHeaders(path, request),
    body: toBody(request.body),
    credentials: 'include',
    ...(request.signal === undefined ? {} : { signal: request.signal }),
  });
}

async function send(path: string, request: ApiRequest): Promise<Response> {
  try {
    const response = await (request.earlyResponse ?? begin(path, request));
    learnTime(response);
    return response;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NetworkError(cause, callOf(path, request).call);
  }
}

function callOf(path: string, request: ApiRequest) {
  return { call: `${methodOf(request)} ${path}`, wasSaving: isSaving(path, request) };
}

async function sendOnce(path: string, request: ApiRequest): Promise<Response> {
  const response = await send(path, request);
  const of = callOf(path, request);
  if (!response.ok) throw await readApiError(response, of);
  if (isPage(response)) throw readForeignAnswer(response, of);
  takeBackFailures(of.call);
  return response;
}

/** Whether there is a new token. A renewal that could not be made fails like the call that needs it. */
async function renewToken(path: string, request: ApiRequest): Promise<boolean> {
  try {
    return (await renewSession?.()) === true;
  } catch (error) {
    if (error instanceof ApiError) throw new ApiError(error.status, error.all, callOf(path, request));
    throw error;
  }
}

/** An expired token is renewed once. */
async function sendRenewed(path: string, request: ApiRequest): Promise<Response> {
  const usedToken = accessToken;
  try {
    return await sendOnce(path, request);
  } catch (error) {
    if (request.byCookie === true || !isApiError(error, 'TOKEN_EXPIRED')) throw error;
    const isRenewed = usedToken !== accessToken || (await renewToken(path, request));
    if (!isRenewed) throw error;
    return sendOnce(path, request);
  }
}

const PROOF_NEEDED: readonly string[] = ['proof.required', 'proof.code_required'];
const PROOF_REFUSED: readonly string[] = [
  ...PROOF_NEEDED,
  'password.current_wrong',
  'INVALID_OTP',
  'REQUESTS_EXCEEDED',
];

function isRefusedFor(codes: readonly string[]): (error: unknown) => error is ApiError {
  return (error): error is ApiError => isApiError(error) && codes.includes(error.code);
}
const needsProof = isRefusedFor(PROOF_NEEDED);

function withProof(request: ApiRequest, proof: Proof): ApiRequest {
  const body = typeof request.body === 'object' ? request.body : {};
  return { ...request, method: methodOf(request) as ApiRequest['method'], body: { ...body, ...proof } };
}

/** Where the server wants a proof of the account's owner, the person is asked for it and the call is sent again. */
async function sendProved(path: string, request: ApiRequest): Promise<Response> {
  try {
    return await sendRenewed(path, request);
  } catch (error) {
    if (!needsProof(error)) throw error;
    const send = (proof: Proof) => sendRenewed(path, withProof(request, proof));
    return verifyAndSend(error, send, isRefusedFor(PROOF_REFUSED));
  }
}

/** Whether the call changes something, and the user waits for it. */
function isWatched(request: ApiRequest): boolean {
  return methodOf(request) !== 'GET' && request.signal === undefined && request.isBackground !== true;
}

/**
 * The raw response of a call (files, PDF); refusals are thrown as ApiError. A failed write that no caller shows gets the
 * general toast.
 */
export async function apiResponse(path: string, request: ApiRequest = {}): Promise<Response> {
  try {
    return await sendProved(path, request);
  } catch (error) {
    if (isWatched(request)) watchFailedWrite(error);
    throw error;
  }
}

/** Calls the API and returns the parsed body; undefined where the answer is empty (204). */
export async function api<Answer = void>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const response = await apiResponse(path, request);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** What the answer has as its `data`. */
export async function apiData<Answer extends { readonly data: unknown }>(
  path: string,
  request: ApiRequest = {},
): Promise<Answer['data']> {
  return (await api<Answer>(path, request)).data;
}
