import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './files.ts';

const FOLDERS_THAT_ADMIT_EVERYTHING = new Set(['shared', 'common', 'utils', 'helpers']);

/** External data and lockfiles may contain any word by chance. */
const TEXT_EXEMPT = /(^|\/)package-lock\.json$|\.(png|jpg|webp|ico|woff2?|ttf|otf|pdf|gz|zip)$/;

/** This file contains the words it searches for. */
const SELF = 'tools/checks/names.ts';

const FORBIDDEN: { pattern: RegExp; why: string }[] = [
  { pattern: /\b(TODO|FIXME)\b/, why: 'finish it or leave it out' },
  {
    pattern: /\b(registry\.(npmjs|npmmirror|yarnpkg)|npm\.pkg\.github|verdaccio|jfrog|artifactory)\b/i,
    why: 'a registry host',
  },
  { pattern: /(^|[\s"'`(=:])\/(work|opt\/n24|home\/\w+|root)\//, why: 'a path of one machine' },
  { pattern: /(^|[\s"'`(])shared\/(design|spec|data)\b/, why: 'a folder outside the project' },
  { pattern: /\b(claude|anthropic|chatgpt|copilot)\b/i, why: 'who wrote it is not part of the product' },
  { pattern: /\b(issue|ticket|fixes|closes|PR) #\d+/i, why: 'a number that only a tracker understands' },
];

/** Words and paths that mean nothing to a reader of this project. */
export function strangeNames(): string[] {
  const files = projectFiles();
  return [...files.flatMap(folderProblems), ...hostsInLockfile(), ...files.flatMap(textProblems)];
}

function folderProblems(file: string): string[] {
  const folder = path
    .dirname(file)
    .split('/')
    .find((part) => FOLDERS_THAT_ADMIT_EVERYTHING.has(part));
  return folder === undefined ? [] : [`${file}: a folder named "${folder}" admits everything.`];
}

function hostsInLockfile(): string[] {
  const text = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  return text.includes('"resolved": "http')
    ? ['package-lock.json names the host of a registry ("resolved").']
    : [];
}

function textProblems(file: string): string[] {
  if (file === SELF || TEXT_EXEMPT.test(file)) return [];
  const content = readFileSync(path.join(ROOT, file));
  if (content.includes(0)) return [];
  return content
    .toString('utf8')
    .split('\n')
    .flatMap((line, index) =>
      FORBIDDEN.filter(({ pattern }) => pattern.test(line)).map(
        ({ pattern, why }) => `${file}:${index + 1}: "${pattern.exec(line)?.[0].trim()}": ${why}.`,
      ),
    );
}
