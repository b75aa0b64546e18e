import { isSurveyPath } from '@quint/domain/survey-paths.ts';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const SERVER = 'http://localhost:8080';

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    onlyOurLocales(),
    surveyDocument(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: true,
      semicolons: true,
    }),
    react(),
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
