import type { ErrorCode, WireError } from '@quint/contract/base/errors.ts';
import { i18n } from './i18n.ts';

type Call = Pick<ApiError, 'call' | 'wasSaving'>;

/** A refusal of the server. `message` is written for users, in the language of the request. */
export class ApiError extends Error {
  readonly code: ErrorCode | (string & {});
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** All errors of the envelope; most answers have one. */
  readonly all: readonly WireError[];
  /** The method and path of the request. */
  readonly call: string;
  /** Whether the request was to create or change a record. */
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

/** The server could not be reached, or the response was incomplete. */
export class NetworkError extends Error {
  /** The method and path of the request; undefined for the code of a page. */
  readonly call: string | undefined;

  constructor(cause: unknown, call?: string) {
    super('The server could not be reached', { cause });
    this.name = 'NetworkError';
    this.call = call;
  }

  /** Whether the request was to change something. */
  get isWrite(): boolean {
    return this.call !== undefined && !this.call.startsWith('GET ');
  }
}

/** Whether the error is a refusal with this code. */
export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Whether a record does not exist or may not be read: the data interface answers both alike. */
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

/** Statuses from here to the next mean that a proxy has no server behind it. */
const BAD_GATEWAY = 502;
const GATEWAY_TIMEOUT = 504;
/** A proxy with a lower limit than the server. */
const TOO_LARGE = 413;

/** Whether an HTML page came instead of an API answer, for example from a proxy or a Wi-Fi login. */
export function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') === true;
}

/**
 * The error for an answer of a proxy. It must not end the session, whatever its status, so it counts as a bad gateway.
 */
export function readForeignAnswer(response: Response, call: Call): ApiError {
  const isDown = response.status >= BAD_GATEWAY && response.status <= GATEWAY_TIMEOUT;
  const message = i18n.t(isDown ? 'fault.downText' : 'fault.foreignText');
  return new ApiError(BAD_GATEWAY, [{ message, extensions: { code: 'SERVICE_UNAVAILABLE' } }], call);
}

/** Reads the error envelope. A body in another format keeps only its status, or is reported as that of a proxy. */
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
