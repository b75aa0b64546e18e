import type { App } from '#http/app-type.ts';

const WITHOUT_BODY = ['DELETE', 'PATCH'];

/**
 * A DELETE of one record has no body, yet clients of the convention declare JSON; what a PATCH without one is answered is
 * decided by its collection. For the routes of one plugin.
 */
export function allowEmptyBody(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && WITHOUT_BODY.includes(request.method)) done(null, undefined);
    else void parse(request, body, done);
  });
}
