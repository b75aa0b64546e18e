import type { App } from '#http/app-type.ts';

/** A DELETE of one record has no body, yet clients of the convention declare JSON. For the routes of one plugin. */
export function allowEmptyDelete(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.method === 'DELETE') done(null, undefined);
    else void parse(request, body, done);
  });
}
