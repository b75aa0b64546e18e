import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './files.ts';

interface Vocabulary {
  readonly root: string;
  /** The allowed names of the files of a feature, without the folder of its sub-concern. */
  readonly pattern: RegExp;
  readonly allowedNames: string;
}

const VOCABULARIES: readonly Vocabulary[] = [
  {
    root: 'apps/server/src/features/',
    pattern: /^(routes|collection|service|queries|jobs|emails|model)\.ts$/,
    allowedNames: 'routes, collection, service, queries, jobs, emails, model',
  },
  {
    root: 'apps/web/src/features/',
    pattern:
      /^((api|form|search|rows)\.ts|use-[a-z-]+\.tsx?|(components|pages)\/([a-z-]+\/)?[a-z0-9-]+\.tsx?|model\/[a-z-]+\.ts)$/,
    allowedNames:
      'api, form, search, rows, use-*, and what lies in components, pages or model (rules and data)',
  },
];

/** These folders and files keep other names. */
const OWN_NAMES: readonly string[] = [
  // The data of a survey on the device: a queue, its stores and a worker.
  'apps/web/src/features/survey/survey/storage/',
  'apps/web/src/features/talents/talents/export-rows.ts',
  'apps/web/src/features/talents/talents/view-settings.ts',
];

function isAllowed(innerPath: string, { pattern }: Vocabulary): boolean {
  if (/\.test\.tsx?$/.test(innerPath)) return true;
  const parts = innerPath.split('/');
  return parts.some((_, depth) => pattern.test(parts.slice(depth).join('/')));
}

/** The documentation of a module, next to its features. */
const README = 'README.md';
const README_MAX_LINES = 60;

/** Every module of the apps must have a README of at most one page. */
export function missingReadmes(): string[] {
  return VOCABULARIES.flatMap(({ root }) =>
    readdirSync(path.join(ROOT, root)).flatMap((module) => {
      const file = `${root}${module}/${README}`;
      if (!existsSync(path.join(ROOT, file))) return [`${file} is missing.`];
      const lines = readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length;
      return lines > README_MAX_LINES ? [`${file} has ${lines} lines; ${README_MAX_LINES} are allowed.`] : [];
    }),
  );
}

/** The same file names in every feature of an app, also in the folders of its sub-concerns. */
export function strangeFeatureFiles(): string[] {
  const files = projectFiles().filter((file) => !OWN_NAMES.some((own) => file.startsWith(own)));
  return VOCABULARIES.flatMap((vocabulary) =>
    files
      .filter((file) => file.startsWith(vocabulary.root))
      .flatMap((file) => {
        const [module, ...innerParts] = file.slice(vocabulary.root.length).split('/');
        if (innerParts.length === 1 && innerParts[0] === README) return [];
        if (innerParts.length === 0) return [`${file} lies beside the modules; it belongs into one of them.`];
        return isAllowed(innerParts.join('/'), vocabulary)
          ? []
          : [
              `${file} is no name for a file of a feature (${module}); allowed are ${vocabulary.allowedNames}, tests.`,
            ];
      }),
  );
}
