import type { ErrorCode, WireError } from '@quint/contract/base/errors.ts';
import { i18n } from './i18n.ts';

type Call = Pick<ApiError, 'call' | 'wasSaving'>;

/** A refusal of the server. `message` is written for people, in the language of the request. */
export class ApiError extends Error {
  readonly code: ErrorCode | (string & {});
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** Every error of the envelope; most answers carry one. */
  readonly all: readonly WireError[];
  /** Method and path of what was asked for. */
  readonly call: string;
  /** Whether the call was to create or change a record. */
  readonly wasSaving: boolean;

  constructor(status: number, errors: readonly WireError[], { call, wasSaving }: Call) {
    const first = errors[0];
    super(first?.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    const { code, ...details } = first?.extensions ?? { code: 'INTERNAL_SERVER_ERROR' };
    this.code = code;
    this.status = status;
    this.details = details;
    this.all = errors;
    this.call = call;
    this.wasSaving = wasSaving;
  }
}

/** The server could not be reached, or the response broke off. */
export class NetworkError extends Error {
  /** Method and path of what was asked for; undefined for the code of a page. */
  readonly call: string | undefined;

  constructor(cause: unknown, call?: string) {
    super('The server could not be reached', { cause });
    this.name = 'NetworkError';
    this.call = call;
  }

  /** Whether something was to be changed. */
  get isWrite(): boolean {
    return this.call !== undefined && !this.call.startsWith('GET ');
  }
}

/** True for a refusal with this code. */
export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** The record does not exist, or not for this person: the data interface answers both alike. */
export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

function isWireError(value: unknown): value is WireError {
  if (typeof value !== 'object' || value === null || !('message' in value) || !('extensions' in value))
    return false;
  const { message, extensions } = value;
  return (
    typeof message === 'string' &&
    typeof extensions === 'object' &&
    extensions !== null &&
    'code' in extensions
  );
}

/** From here to the next a proxy says that there is no server behind it. */
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;
/** A proxy that takes less than the server does. */
const TOO_LARGE = 413;

/** An HTML page came instead of an answer of the API, for example of a proxy or of a Wi-Fi that wants a sign-in. */
export function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true;
}

/**
 * What to tell when something between browser and server has answered. A session does not end by that, whatever the
 * status, so it counts as a bad gateway.
 */
export function readForeignAnswer(response: Response, call: Call): ApiError {
  const isDown = response.status >= BAD_GATEWAY && response.status <= GATEWAY_TIMEOUT;
  const message = i18n.t(isDown ? 'fault.downText' : 'fault.foreignText');
  return new ApiError(BAD_GATEWAY, [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }], call);
}

/** Reads the error envelope; a body in another format keeps its status only, or is told as that of a proxy. */
export async function readApiError(response: Response, call: Call): Promise<ApiError> {
  if (isPage(response) && response.status !== TOO_LARGE) return readForeignAnswer(response, call);
  try {
    const body: unknown = await response.json();
    const errors: unknown =
      typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
    return new ApiError(response.status, Array.isArray(errors) ? errors.filter(isWireError) : [], call);
  } catch {
    return new ApiError(response.status, [], call);
  }
}
