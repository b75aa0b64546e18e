import { projectFiles } from './files.ts';

interface Vocabulary {
  readonly root: string;
  /** What a file of a feature may be called, from the folder of its concern. */
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

/** These folders and files keep names of their own. */
const OWN_NAMES: readonly string[] = [
  // What a device keeps of a survey: a queue, its stores and a worker.
  'apps/web/src/features/survey/saving/',
  'apps/web/src/features/talents/export-rows.ts',
  'apps/web/src/features/talents/view-settings.ts',
  'apps/web/src/features/matching/talent-tabs.ts',
];

function isAllowed(innerPath: string, { pattern }: Vocabulary): boolean {
  if (/\.test\.tsx?$/.test(innerPath)) return true;
  const parts = innerPath.split('/');
  return parts.some((_, depth) => pattern.test(parts.slice(depth).join('/')));
}

/** The same file names in every feature of an app, also in the folders of its sub-concerns. */
export function strangeFeatureFiles(): string[] {
  const files = projectFiles().filter((file) => !OWN_NAMES.some((own) => file.startsWith(own)));
  return VOCABULARIES.flatMap((vocabulary) =>
    files
      .filter((file) => file.startsWith(vocabulary.root))
      .flatMap((file) => {
        const [feature, ...innerParts] = file.slice(vocabulary.root.length).split('/');
        if (innerParts.length === 0)
          return [`${file} lies beside the features; it belongs into one of them.`];
        return isAllowed(innerParts.join('/'), vocabulary)
          ? []
          : [
              `${file} is no name for a file of a feature (${feature}); allowed are ${vocabulary.allowedNames}, tests.`,
            ];
      }),
  );
}
