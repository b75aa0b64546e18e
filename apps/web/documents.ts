import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSurveyPath } from '@quint/domain/survey/survey-paths.ts';
import { START_FAILURE } from '@quint/phrases/base/start-failure.ts';
import type { Plugin } from 'vite';

/** Serves the survey as a separate document, as the server does with the built files. */
export function surveyDocument(): Plugin {
  return {
    name: 'survey-document',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?');
        if (isSurveyPath(path)) request.url = query === undefined ? '/survey.html' : `/survey.html?${query}`;
        next();
      });
    },
  };
}

/** Without scripts the language is unknown, so both are shown. */
const NO_SCRIPTS = Object.entries(START_FAILURE)
  .map(([language, { scripts }]) => `<p lang="${language}">${scripts}</p>`)
  .join('');

const OLD_BROWSER = JSON.stringify({ en: START_FAILURE.en.oldBrowser, de: START_FAILURE.de.oldBrowser });

/** Adds the scripts that run before the first paint to both documents, and the texts for browsers without scripts. */
export function firstPaint() {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const script = () => read('first-paint.js').replace('__START_FAILURE__', JSON.stringify(START_FAILURE));
  const ageCheck = () => read('old-browser.js').replace('__OLD_BROWSER__', OLD_BROWSER);
  return {
    name: 'first-paint',
    transformIndexHtml: {
      order: 'pre' as const,
      handler: (html: string) =>
        html
          .replace('<!-- first paint -->', () => `<script>${ageCheck()}</script><script>${script()}</script>`)
          .replace('<!-- no scripts -->', () => `<noscript>${NO_SCRIPTS}</noscript>`),
    },
  } satisfies Plugin;
}

/** Loads the font together with the style sheet that refers to it. */
export function earlyFont(): Plugin {
  return {
    name: 'early-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /figtree-latin-wght.*\.woff2$/.test(file));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
