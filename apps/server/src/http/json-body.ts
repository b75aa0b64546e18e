import { isUtf8 } from 'node:buffer';
import { fail } from '@quint/contract/base/errors.ts';
import type { Failure } from '@quint/contract/base/errors.ts';
import type { App } from '#http/app-type.ts';

const JSON_TYPE = 'application/json';
const MARK = /^\uFEFF/;

/** Why a text is not JSON: the position, without the text itself, which may be personal. */
function explainJson(text: string): Failure {
  try {
    JSON.parse(text.replace(MARK, ''));
  } catch (error) {
    const position = /line (\d+) column (\d+)/.exec((error as SyntaxError).message);
    const where = position === null ? '' : `: line ${position[1]}, column ${position[2]}`;
    return fail('INVALID_PAYLOAD', { reason: `the body is not valid JSON${where}` });
  }
  const reason = 'the body has a name that no field may have ("__proto__", "constructor.prototype")';
  return fail('INVALID_PAYLOAD', { reason });
}

/**
 * Parses JSON bodies. Bytes that are not UTF-8 are rejected: decoding would put question marks into names. For the
 * methods in `withoutBody`, an empty body counts as none: clients declare JSON even for a DELETE of one record, and
 * each collection decides how to respond to a PATCH without a body.
 */
export function readJsonBodies(app: App, withoutBody: readonly string[] = []): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(JSON_TYPE);
  app.addContentTypeParser<Buffer>(JSON_TYPE, { parseAs: 'buffer' }, (request, body, callback) => {
    if (body.length === 0 && withoutBody.includes(request.method)) return callback(null, undefined);
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') return callback(fail('body.compressed', { encoding }));
    if (!isUtf8(body)) return callback(fail('INVALID_PAYLOAD', { reason: 'the body is not UTF-8' }));
    const text = body.toString('utf8');
    return void parse(request, text, (error, value) => {
      callback(error !== null && text !== '' ? explainJson(text) : error, value);
    });
  });
}
