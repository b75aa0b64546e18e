import path from 'node:path';
import { projectFiles } from './files.ts';

const FEATURES = 'apps/server/src/features/';
const NAMES = new Set(['routes', 'collection', 'service', 'queries', 'jobs', 'emails', 'model']);

/** The same file names in every feature of the server, also in nested folders. */
export function strangeFeatureFiles(): string[] {
  return projectFiles()
    .filter((file) => file.startsWith(FEATURES))
    .flatMap((file) => {
      const [feature, ...rest] = file.slice(FEATURES.length).split('/');
      const name = path.basename(file);
      if (rest.length === 0) return [`${file} lies beside the features; it belongs into one of them.`];
      if (name.endsWith('.test.ts')) return [];
      if (name.endsWith('.ts') && NAMES.has(name.slice(0, -3))) return [];
      return [
        `${file} is no name for a file of a feature (${feature}); allowed are ${[...NAMES].join(', ')}, *.test.ts.`,
      ];
    });
}
