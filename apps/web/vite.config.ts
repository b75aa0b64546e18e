import { isSurveyPath } from '@quint/domain/survey-paths.ts';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const SERVER = process.env['API_URL'] ?? 'http://localhost:8080';

/** The component library ships its few own words in thirty languages; the product speaks two. */
function onlyOurLocales(): Plugin {
  const foreignLocale =
    /(?:react-aria|react-stately|react-aria-components)[\\/].*[\\/](?!en-US|de-DE)[a-z]{2}-[A-Z]{2}\.m?js$/;
  return {
    name: 'only-our-locales',
    enforce: 'pre',
    load(id) {
      return foreignLocale.test(id) ? 'export default {};' : undefined;
    },
  };
}

/** The survey is a document of its own; the server does the same with the built files. */
function surveyDocument(): Plugin {
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

/** Pages that stand for the product itself when nothing else can be fetched, and so come with the first chunk. */
const FIRST_PAGES = ['error-page.tsx', 'page-loading.tsx'];

/**
 * Fails the build when a page is part of the first chunk of the app: then everybody pays for it on every visit.
 * It happens when a route uses something else of its page's file than the component.
 */
function pagesApart(): Plugin {
  return {
    name: 'pages-apart',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.facadeModuleId?.endsWith('/index.html') !== true) continue;
        const pages = chunk.moduleIds.filter(
          (id) => id.includes('/pages/') && !FIRST_PAGES.some((page) => id.endsWith(page)),
        );
        if (pages.length > 0) this.error(`In the first chunk, but should be apart: ${pages.join(', ')}`);
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    onlyOurLocales(),
    surveyDocument(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders apart, too: what a page fetches is no business of the first page somebody opens.
      codeSplittingOptions: {
        defaultBehavior: [['loader'], ['component'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: true,
      semicolons: true,
    }),
    react(),
    pagesApart(),
    tailwindcss(),
  ],
  build: {
    outDir: 'dist',
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // No data: URLs, so that the content security policy can name the origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'survey.html'] },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/dev': {
        target: SERVER,
        bypass: (request) => (request.url?.startsWith('/dev/ui') ? request.url : undefined),
      },
    },
  },
});
