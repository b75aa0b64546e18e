import { createReadStream } from 'node:fs';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const STYLE = new URL(import.meta.resolve('@fastify/swagger-ui/static/swagger-ui.css'));
const SCRIPT = new URL(import.meta.resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js'));
const own = (name: string) => new URL(`./${name}`, import.meta.url);

const FILES = [
  { path: '', type: 'text/html', file: own('page.html') },
  { path: '/page.css', type: 'text/css', file: own('page.css') },
  { path: '/page.js', type: 'text/javascript', file: own('page.js') },
  { path: '/swagger-ui.css', type: 'text/css', file: STYLE },
  { path: '/swagger-ui-bundle.js', type: 'text/javascript', file: SCRIPT },
];

/** The API page: Swagger UI, served from this server, with the same document as for programs. */
export function registerPage(app: App, url: string): void {
  for (const { path, type, file } of FILES) {
    app.route({
      method: 'GET',
      url: `${url}${path}`,
      config: { access: PUBLIC },
      schema: { hide: true },
      handler: (_request, reply) =>
        reply
          .type(`${type}; charset=utf-8`)
          .header('cache-control', 'public, max-age=3600')
          .send(createReadStream(file)),
    });
  }
}
