import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { fail } from '@quint/contract/errors.ts';
import { isSurveyPath } from '@quint/domain/survey-paths.ts';
import { StartupError } from '#startup-error.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** The path as it names a file; one that cannot be decoded names none. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw fail('ROUTE_NOT_FOUND', { path });
  }
}

/** Serves the built web app; every path that is no file and not below /api is the app's own business. */
export async function registerWebApp(app: App, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartupError(`The web app in ${folder} is not built.`);
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    // The build puts compressed copies beside the files.
    preCompressed: true,
  });
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: PUBLIC },
    handler: async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      if (path === '/api' || path.startsWith('/api/')) throw fail('ROUTE_NOT_FOUND', { path });
      const file = decodePath(path).slice(1);
      if (file.startsWith('assets/')) {
        if (file.includes('..') || !existsSync(join(folder, file))) throw fail('ROUTE_NOT_FOUND', { path });
        // Names carry a hash of the content.
        return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(file);
      }
      if (file !== '' && !file.includes('..') && !file.includes('/') && existsSync(join(folder, file))) {
        return reply.header('cache-control', 'no-cache').sendFile(file);
      }
      // The survey is a document of its own: a phone loads nothing of the product before the first question.
      const document = isSurveyPath(path) ? 'survey.html' : 'index.html';
      return reply.header('cache-control', 'no-cache').sendFile(document);
    },
  });
}
