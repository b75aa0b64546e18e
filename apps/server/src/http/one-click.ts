import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Deps } from '#deps.ts';
import type { App } from '#http/app-type.ts';
import type { Registrar } from '#http/routes.ts';

const BODY_LIMIT_BYTES = 4096;

/**
 * Targets of one-click unsubscribe in a mail program (RFC 8058). Opening the same URL shows a page with a button, so
 * that link scanners change nothing. The body is the same in every mail, in one of two formats; its content is ignored.
 */
export function oneClickRoutes(register: Registrar) {
  return async (app: App, deps: Deps): Promise<void> => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
      scope.addContentTypeParser('*', options, (_request, _body, done) => done(null, undefined));
      register(scope.withTypeProvider<ZodTypeProvider>(), deps);
    });
  };
}
