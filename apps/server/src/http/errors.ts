import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { WireError } from '@quint/contract/base/errors.ts';
import { ERRORS, Failure, Failures, fail, findRefusal, wireCodeOf } from '@quint/contract/base/errors.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAccessChanged } from '#database/access.ts';
import { findConstraintFailure } from '#database/constraints.ts';
import { isConflict, isDatabaseLost, isPlanOutdated } from '#database/connection-loss.ts';
import { listUnknownFields, refuseFields } from '#http/strict-bodies.ts';
import { PaymentFault } from '#payments/payment-port.ts';

/** The language of the request: German if it is the most preferred one of the header, otherwise English. */
export function languageOf(request: FastifyRequest): Language {
  const ranges = (request.headers['accept-language'] ?? '').split(',').map((range) => {
    const [, tag = '', quality = '1'] = /^\s*([\w*-]+)\s*(?:;\s*q=([\d.]+))?/i.exec(range) ?? [];
    return { tag, quality: Number(quality) };
  });
  // The sort is stable: the first of equals is preferred.
  const [preferredRange] = ranges.toSorted((a, b) => b.quality - a.quality);
  return preferredRange !== undefined && preferredRange.quality > 0 && /^de\b/i.test(preferredRange.tag)
    ? 'de'
    : 'en';
}

/** The envelope of a failure in a language. */
export function toWireError(failure: Failure, language: Language): WireError {
  return {
    message: getErrorMessage(failure, language),
    extensions: { code: wireCodeOf(failure.code), ...failure.details },
  };
}

/** The fields of a body that its schema does not have, as paths; empty for other problems. */
function unknownFieldsOf({ validation = [] }: FastifyError): string[] {
  const issues = validation
    // A schema may reject them with its own error.
    .filter(({ message }) => findRefusal(message ?? '') === undefined)
    .map(({ keyword, instancePath, params }) => ({
      code: keyword,
      path: instancePath.split('/').filter((part) => part !== ''),
      ...params,
    }));
  // The framework splits the issues of the schema into these parts.
  return listUnknownFields(issues as unknown as Parameters<typeof listUnknownFields>[0]);
}

/** The types that a union accepts, for example "record" and "array". */
function expectedOf(variants: unknown): string[] {
  if (!Array.isArray(variants)) return [];
  const issues: readonly { readonly expected?: unknown; readonly path?: readonly unknown[] }[] =
    variants.flat();
  const expectedTypes = issues.filter(({ path = [] }) => path.length === 0).map((issue) => issue.expected);
  return [...new Set(expectedTypes.filter((kind) => typeof kind === 'string'))];
}

/** The first validation error of a body, a query or a URL: the schema's message, and the field. */
function findingOf(error: FastifyError): { readonly reason: string; readonly field?: string } {
  const [first] = error.validation ?? [];
  const field = first?.instancePath?.replaceAll('/', '.').replace(/^\./, '') ?? '';
  const expectedTypes = first?.keyword === 'invalid_union' ? expectedOf(first.params['errors']) : [];
  const message =
    expectedTypes.length === 0
      ? (first?.message ?? 'not readable')
      : `Invalid input: expected ${expectedTypes.join(' or ')}`;
  return { reason: `${field === '' ? 'the body' : field}: ${message}`, ...(field === '' ? {} : { field }) };
}

/** The error for a query with an unknown parameter; undefined for other errors. */
function unknownParametersOf({ validation = [] }: FastifyError): Failure | undefined {
  const keys = validation.find(({ keyword }) => keyword === 'unrecognized_keys')?.params['keys'];
  const [field]: readonly unknown[] = Array.isArray(keys) ? keys : [];
  if (typeof field !== 'string') return undefined;
  return fail('INVALID_QUERY', { reason: `there is no parameter "${field}"`, field });
}

const NO_JSON = 'the body is not valid JSON';

function tooLarge(maxBytes: number | undefined): Failure {
  if (maxBytes === undefined) return fail('CONTENT_TOO_LARGE');
  return fail('CONTENT_TOO_LARGE', { reason: `the body may have ${maxBytes} bytes`, max_bytes: maxBytes });
}

const FRAMEWORK_CODES: Readonly<Record<string, (error: FastifyError, request: FastifyRequest) => Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: (_error, { routeOptions }) => tooLarge(routeOptions.bodyLimit),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => fail('UNSUPPORTED_MEDIA_TYPE'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => fail('INVALID_PAYLOAD', { reason: 'the body is empty' }),
  FST_ERR_CTP_INVALID_JSON_BODY: () => fail('INVALID_PAYLOAD', { reason: NO_JSON }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => fail('INVALID_PAYLOAD', { reason: 'the length does not match' }),
};

/** The message when the payment provider failed. */
const PAYMENT_CODES = {
  down: 'payment.unavailable',
  declined: 'payment.declined',
  gone: 'payment.refused',
  refused: 'payment.refused',
  unexpected: 'payment.refused',
} as const;

/** SQLSTATE of a cancelled statement. */
const QUERY_CANCELED = '57014';

/** The failure for an error; undefined for an internal one. */
function findFailure(error: FastifyError, request: FastifyRequest): Failure | undefined {
  if (error instanceof Failure) return error;
  if (error instanceof PaymentFault) return fail(PAYMENT_CODES[error.kind]);
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return fail('record.not_found', findingOf(error));
    const unknownFields = error.validationContext === 'body' ? unknownFieldsOf(error) : [];
    if (unknownFields.length > 0) return refuseFields(unknownFields);
    const refusal = findRefusal(error.validation?.[0]?.message ?? '');
    if (refusal !== undefined) return refusal;
    if (error.validationContext !== 'querystring') return fail('INVALID_PAYLOAD', findingOf(error));
    return unknownParametersOf(error) ?? fail('INVALID_QUERY', findingOf(error));
  }
  if (error.code === QUERY_CANCELED) {
    // In a survey there is no smaller request: the page keeps its answers and sends them again.
    const kind = request.routeOptions.config.access?.kind;
    return kind === 'survey' || kind === 'public'
      ? fail('SERVICE_UNAVAILABLE', { seconds: 5 })
      : fail('query.took_too_long');
  }
  if (isAccessChanged(error) || isPlanOutdated(error)) return fail('SERVICE_UNAVAILABLE', { seconds: 1 });
  const toFailure = error.code === undefined ? undefined : FRAMEWORK_CODES[error.code];
  if (toFailure !== undefined) return toFailure(error, request);
  // In some cases the framework reports a body that is not JSON as a SyntaxError with status 400.
  if (error instanceof SyntaxError && error.statusCode === 400) {
    return fail('INVALID_PAYLOAD', { reason: NO_JSON });
  }
  return findConstraintFailure(error);
}

/** Seconds after which a lost database may be available again. */
const BACK_SECONDS = 2;

/** The client disconnected before the request was complete. Nobody reads the response, and the server is fine. */
function isAborted({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return code === 'ECONNRESET' && raw.readableAborted;
}

const SERVER_FAULT = 500;

/** For a server error, the response contains the request id, so that its log entry can be found. */
function envelopeOf(failures: Failures['failures'], { id }: FastifyRequest, language: Language) {
  const errors = failures.map((failure) => {
    const error = toWireError(failure, language);
    if (ERRORS[failure.code].status < SERVER_FAULT) return error;
    return { ...error, extensions: { ...error.extensions, request_id: id } };
  });
  return { errors };
}

function send(reply: FastifyReply, failures: Failures['failures'], language: Language): FastifyReply {
  const [failure] = failures;
  const status = ERRORS[failure.code].status;
  const { seconds } = failure.details;
  if (typeof seconds === 'number') reply.header('retry-after', String(seconds));
  // The route may have set them for the answer that failed.
  reply.removeHeader('etag').removeHeader('content-disposition');
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(envelopeOf(failures, reply.request, language));
}

/** A malformed URL, or one with too long a part, is a 404 like an unknown one. */
export function refuseAddress({ code }: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const reason =
    code === 'FST_ERR_BAD_URL'
      ? 'the address has a percent sign that begins no encoded letter'
      : 'a part of the address is too long';
  const path = (request.url.split('?')[0] ?? '').slice(0, PATH_MOST);
  void send(reply, [fail('ROUTE_NOT_FOUND', { path, reason })], languageOf(request));
}

/** How many characters of a URL are repeated in a response. */
const PATH_MOST = 200;
/** When a request is too long, a first line longer than this is the cause; otherwise the headers are. */
const ADDRESS_MOST = 8000;

/** The error that Node reports for bytes that are not an HTTP request. */
type BrokenRequest = NodeJS.ErrnoException & { readonly rawPacket?: unknown };

/** How a connection for HTTPS begins. */
const TLS_HANDSHAKE = 0x16;
const REQUEST_LINE = /^[A-Z]+ (.*) HTTP\/1\.[01]\r?\n/;

/** Why bytes are not an HTTP request, determined by their first line. */
function whyNoRequest(packet: unknown): string {
  if (!Buffer.isBuffer(packet)) return 'the request is not HTTP';
  if (packet[0] === TLS_HANDSHAKE) return 'this port expects HTTP, but the request uses HTTPS';
  const address = REQUEST_LINE.exec(packet.toString('latin1'))?.[1] ?? '';
  return /[^\u0021-\u007e]/.test(address)
    ? 'spaces and letters outside of ASCII must be percent-encoded in an address'
    : 'the request is not HTTP';
}

function brokenBy({ code, rawPacket }: BrokenRequest): Failure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return fail('REQUEST_TIMEOUT');
  if (code !== 'HPE_HEADER_OVERFLOW') return fail('INVALID_QUERY', { reason: whyNoRequest(rawPacket) });
  const firstLine = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\r\n') : 0;
  const isAddress = firstLine < 0 || firstLine > ADDRESS_MOST;
  return isAddress ? fail('URI_TOO_LONG') : fail('HEADERS_TOO_LARGE');
}

/** Responds to bytes that are not a request: too slow, too long, or not HTTP. */
export function answerBrokenRequest(error: BrokenRequest, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const failure = brokenBy(error);
  const body = JSON.stringify({ errors: [toWireError(failure, 'en')] });
  const { status } = ERRORS[failure.code];
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n`;
  socket.end(head + body);
}

/** Maps errors to responses in one place. Errors outside the catalogue are logged and answered with 500. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Failures) return send(reply, error.failures, languageOf(request));
    const route = request.routeOptions.url;
    if (error instanceof PaymentFault && error.kind !== 'declined') {
      const { kind, message: code } = error;
      request.log.warn({ route, kind, code }, 'the payment provider did not do what was asked');
    }
    const failure = findFailure(error, request);
    if (failure !== undefined) return send(reply, [failure], languageOf(request));
    if (isAborted(error, request)) {
      request.log.debug({ route }, 'request aborted');
      return send(
        reply,
        [fail('INVALID_PAYLOAD', { reason: 'it did not arrive whole' })],
        languageOf(request),
      );
    }
    if (isConflict(error)) {
      request.log.warn({ code: error.code, route }, 'ended by a deadlock or another conflict');
      return send(reply, [fail('SERVICE_UNAVAILABLE', { seconds: 1 })], languageOf(request));
    }
    if (isDatabaseLost(error)) {
      request.log.warn({ code: error.code, route }, 'database not reachable');
      return send(reply, [fail('SERVICE_UNAVAILABLE', { seconds: BACK_SECONDS })], languageOf(request));
    }
    request.log.error({ err: error, route }, 'request failed');
    return send(reply, [fail('INTERNAL_SERVER_ERROR')], languageOf(request));
  });
}
