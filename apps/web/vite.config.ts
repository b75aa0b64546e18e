import { readdirSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { earlyFont, firstPaint, surveyDocument } from './documents.ts';
import { completeNotices } from './third-party-notices.ts';

const SERVER = process.env['API_URL'] ?? 'http://localhost:8080';

/**
 * The component library includes its own texts in thirty languages; the product has two. Its tables have one language
 * per line: the others are removed.
 */
function onlyOurLocales(): Plugin {
  const table = /react-(?:aria|aria-components|stately)[\\/].*[\\/]intlStrings\.m?js$/;
  const foreignLine = /^.*["/](?!en-US|de-DE)[a-z]{2}-[A-Z]{2}\b.*$/gm;
  return {
    name: 'only-our-locales',
    enforce: 'pre',
    transform: { filter: { id: table }, handler: (code) => code.replaceAll(foreignLine, '') },
  };
}

const SRC = path.join(import.meta.dirname, 'src');
const ROUTES = readdirSync(path.join(SRC, 'routes'), { recursive: true, encoding: 'utf8' });
const PAGES = ROUTES.filter((file) => file.endsWith('.tsx')).length;

/** Code shared by this many pages is one file: a hundred small files are a tenth larger and need a hundred requests. */
const SHARED_BY_PAGES = Math.round(PAGES * 0.6);

/** The code of fields: pages without a form do not need it, so fewer pages are enough. */
const FIELDS_SHARED_BY_PAGES = Math.round(PAGES * 0.4);
const OF_FORMS =
  /web\/src\/ui\/field|react-(?:aria|stately)\/.*\/(?:form|label|textfield)\/|react-aria-components\/.*\/(?:FieldError|Form|Group|Input|TextArea|TextField)\.mjs/;

/** The code of menus and dialogs: most pages have some, but no first visit needs all of them at once. */
const OF_OVERLAYS =
  /react-(?:aria|stately)\/.*\/(?:collections|dialog|menu|overlays|selection|separator|tree|visually-hidden)\/|react-aria-components\/.*\/(?:Collection|Dialog|Header|Heading|Keyboard|Menu|OverlayArrow|Popover|SelectionIndicator|Separator)\.mjs|react-(?:aria|stately)\/.*\/(?:animation|getScrollParents?|inertValue|isScrollable|number|PressResponder|runAfterKeyboard|scrollIntoView|useCollator|useContextMenu|useDescription|useInteractOutside|useLoadMoreSentinel|useLongPress|useResizeObserver|useUpdateLayoutEffect)\.mjs/;

/** A module and all its static imports. */
function withImports(root: string, build: Rolldown.ChunkingContext): ReadonlySet<string> {
  const ids = new Set([root]);
  // A set iterates over values that are added during the iteration.
  for (const id of ids)
    for (const importedId of build.getModuleInfo(id)?.importedIds ?? []) ids.add(importedId);
  return ids;
}

let ofSurvey: ReadonlySet<string> | undefined;
function isOfSurvey(id: string, build: Rolldown.ChunkingContext): boolean {
  ofSurvey ??= withImports(path.join(SRC, 'survey-main.tsx'), build);
  return ofSurvey.has(id);
}

/**
 * Icons that the survey needs at once, in a few files: on a slow phone each request takes longer than all of them.
 * Icons used by the same pages stay together, so that no page loads many for one.
 */
const SURVEY_ICONS: Rolldown.CodeSplittingGroup = {
  name: 'icons',
  test: /lucide-react\/dist\/esm\/icons\//,
  tags: ['$initial'],
  entriesAware: true,
  entriesAwareMergeThreshold: 1500,
};

/** Code that the survey needs at once is separate: the survey must not load code that only the app needs. */
const SURVEY: Rolldown.CodeSplittingGroup = {
  debugName: 'survey',
  name: (id, build) => (isOfSurvey(id, build) ? 'survey' : null),
  tags: ['$initial'],
  entriesAware: true,
  minShareCount: 2,
  // All dependencies of its modules belong to the survey, too.
  includeDependenciesRecursively: false,
};

/** Code that the app needs at once, and pages as well: they must not load the entry file of the app. */
const FIRST: Rolldown.CodeSplittingGroup = {
  debugName: 'first',
  name: (id, build) => (isOfSurvey(id, build) ? null : 'first'),
  tags: ['$initial'],
  minShareCount: 2,
};

function sharedByPages(name: string, minShareCount: number, test = /./): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    minShareCount,
    test,
    name: (id, build) => (isOfSurvey(id, build) || OF_OVERLAYS.test(id) ? null : name),
  };
}

/**
 * The files shared by pages. A module belongs to the first group that matches it, by default with all dependencies that
 * no earlier group has. So a file needs only files of earlier groups, and there are no circles, whatever the share of
 * pages: another page changes sizes, but cannot break the build.
 */
const COMMON_FILES: readonly Rolldown.CodeSplittingGroup[] = [
  SURVEY_ICONS,
  SURVEY,
  FIRST,
  sharedByPages('shared', SHARED_BY_PAGES),
  sharedByPages('fields', FIELDS_SHARED_BY_PAGES, OF_FORMS),
];

/** Mostly icons: a file hardly larger than its lines in the lists. */
const TINY_BYTES = 1000;

/**
 * A page's dependencies are preloaded with it, not one after the other; but the lists of them are part of the first
 * chunk. So they leave out files that are already loaded (the first chunk's own imports, and those of the layout), and
 * icons.
 */
function shortPreloads(): Plugin {
  const isThere = new Map<string, ReadonlySet<string>>();
  const tiny = new Set<string>();
  return {
    name: 'short-preloads',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // The documents have no chunk before them: all files they name must still be loaded.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html'
              ? files
              : files.filter((each) => !tiny.has(each) && isThere.get(file)?.has(each) !== true),
        },
      },
    }),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      for (const { fileName, code } of chunks) if (code.length < TINY_BYTES) tiny.add(fileName);
      const filesOf = (part: string) => {
        const fileNames = new Set(
          chunks.filter((each) => each.facadeModuleId?.includes(part)).map((each) => each.fileName),
        );
        for (const file of fileNames) {
          const chunk = bundle[file];
          if (chunk?.type === 'chunk') for (const importedFile of chunk.imports) fileNames.add(importedFile);
        }
        return fileNames;
      };
      const first = filesOf('/index.html');
      const byLayout = new Map<string, ReadonlySet<string>>();
      for (const { fileName, facadeModuleId } of chunks) {
        const layout = /\/routes\/_\w+\/(?!route\.tsx)/.exec(facadeModuleId ?? '')?.[0] ?? '';
        const presentFiles =
          byLayout.get(layout) ??
          (layout === '' ? first : new Set([...first, ...filesOf(`${layout}route.tsx?tsr-split=c`)]));
        byLayout.set(layout, presentFiles);
        isThere.set(fileName, presentFiles);
      }
    },
  };
}

/**
 * Fails the build when files import each other in a circle: the page would decide which of them starts first, and one
 * would start without the other.
 */
function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_options, bundle) {
      const visitedFiles = new Set<string>();
      const visit = (file: string, above: readonly string[]) => {
        if (above.includes(file))
          this.error(`Files need each other: ${[...above.slice(above.indexOf(file)), file].join(' → ')}`);
        const chunk = bundle[file];
        if (visitedFiles.has(file) || chunk?.type !== 'chunk') return;
        for (const importedFile of chunk.imports) visit(importedFile, [...above, file]);
        visitedFiles.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}

/** Pages for when nothing else can be loaded, which are therefore part of the first chunk. */
const FIRST_PAGES = ['error-page.tsx', 'page-loading.tsx'];

/**
 * Fails the build when a page is part of the first chunk of the app, which every visit loads. It happens when a route
 * imports something else than the component from its page's file.
 */
function checkPageSplitting(): Plugin {
  return {
    name: 'pages-apart',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.facadeModuleId?.endsWith('/index.html') !== true) continue;
        const modules = [chunk.fileName, ...chunk.imports].flatMap((file) => {
          const importedChunk = bundle[file];
          return importedChunk?.type === 'chunk' ? importedChunk.moduleIds : [];
        });
        const pages = modules.filter(
          (id) =>
            /\/src\/features\/[\w-]+\/pages\//.test(id) && !FIRST_PAGES.some((page) => id.endsWith(page)),
        );
        if (pages.length > 0)
          this.error(`Loaded with the first chunk, but should be apart: ${pages.join(', ')}`);
      }
    },
  };
}

/**
 * Fails the build when a file of the app imports a schema of the API as a value: that adds the whole of Zod to the first
 * chunk, while the forms only need a small part of it.
 */
function onlyTypesOfApi(): Plugin {
  return {
    name: 'only-types-of-api',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
      const schemas = modules.find((id) => id.endsWith('/zod/v4/classic/schemas.js'));
      if (schemas === undefined) return;
      // A set iterates over values that are added during the iteration.
      const importers = new Set([schemas]);
      for (const id of importers)
        for (const importer of this.getModuleInfo(id)?.importers ?? []) importers.add(importer);
      const importsOne = (id: string) =>
        this.getModuleInfo(id)?.importedIds.some((each) => !each.startsWith(SRC) && importers.has(each));
      const ours = Array.from(importers).filter((id) => id.startsWith(SRC) && importsOne(id));
      this.error(`Schemas of the API belong to the server; import their types only: ${ours.join(', ')}`);
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    onlyOurLocales(),
    surveyDocument(),
    firstPaint(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Splits off loaders, too: the first page of a visit need not load the loaders of all others.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      addExtensions: true,
      semicolons: true,
    }),
    react(),
    checkPageSplitting(),
    noCircles(),
    onlyTypesOfApi(),
    shortPreloads(),
    earlyFont(),
    tailwindcss(),
    completeNotices(),
  ],
  // Workers are modules, like the pages.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // Maps files to pages, for the check of page sizes.
    manifest: true,
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // No data: URLs, so that the content security policy can be limited to the origin.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'survey.html'],
      // Hundreds of files refer to each other: short names save a fiftieth of a page.
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: { groups: [...COMMON_FILES] },
      },
    },
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
