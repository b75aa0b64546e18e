import { availableParallelism } from 'node:os';
import { areaProblems } from './checks/areas.ts';
import { findWrongImports } from './checks/imports.ts';
import { declaredNameProblems } from './checks/declared-name-problems.ts';
import { staleCollectionTypes } from './checks/collections.ts';
import { missingReadmes, strangeFeatureFiles } from './checks/features.ts';
import { unfixedPackages } from './checks/lockfile.ts';
import { secondRules } from './checks/measurement.ts';
import { documentProblems } from './checks/documents.ts';
import { strangeNames } from './checks/names.ts';
import { incompletePhrases } from './checks/phrases.ts';
import { databaseMisuse } from './checks/database-use.ts';
import { schemaProblems } from './checks/schema.ts';
import { settingProblems } from './checks/settings.ts';
import { ownTextOrders } from './checks/text-order.ts';
import { oversizedFiles } from './checks/sizes.ts';
import { dialectWords } from './checks/words.ts';
import { untypedAnswers } from './checks/untyped-answers.ts';
import { getProgramPath, runProgram } from './programs.ts';

/** Resolves to problems that can be fixed, one per line; empty if there are none. */
type Step = { name: string; findProblems: () => Promise<string> };

export type Tally = { passedCount: number; failedCount: number; skippedCount: number };

const LIMIT_SECONDS = 600;

/** The compiler and the linter are written in Go and exit before most of their memory could be freed. */
const FREE_LESS_OFTEN = { GOGC: '400', GOMEMLIMIT: '4GiB' };

const STEPS: Step[] = [
  // One checker each: a second one would compute the types of routes and phrases again.
  program('types of the web app', 'tsc', ['--noEmit', '--checkers', '1', '-p', 'apps/web/tsconfig.json']),
  program('types of everything else', 'tsc', ['--noEmit', '--checkers', '1', '-p', 'tsconfig.json']),
  program('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  program('format', 'oxfmt', ['--check']),
  program('unused files, exports and packages', 'knip', ['--no-progress']),
  own('phrases are complete in both languages', incompletePhrases),
  own('areas of phrases', areaProblems),
  own('names', strangeNames),
  own('declared names', declaredNameProblems),
  own('plain words', dialectWords),
  own('one order of texts', ownTextOrders),
  own('sizes of files', oversizedFiles),
  own('files of the features', () => [...strangeFeatureFiles(), ...missingReadmes()]),
  own('imports', findWrongImports),
  own('documents', documentProblems),
  own('one rule of measurement each', secondRules),
  own('content of packages is fixed', () => unfixedPackages()),
  own('settings', settingProblems),
  own('use of the database', databaseMisuse),
  own('schema and generated types', schemaProblems),
  own('types of the data interface', () => [...staleCollectionTypes(), ...untypedAnswers()]),
];

/** Runs all checks in parallel, one per processor, and prints the problems. */
export async function runChecks(): Promise<Tally> {
  const queue = [...STEPS];
  const tally: Tally = { passedCount: 0, failedCount: 0, skippedCount: 0 };
  const work = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const good = await runStep(step);
      tally[good ? 'passedCount' : 'failedCount'] += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return tally;
}

async function runStep(step: Step): Promise<boolean> {
  const startTime = performance.now();
  const problems = await step.findProblems().catch((error: unknown) => describe(error));
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  console.log(`${problems === '' ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  if (problems !== '') console.log(problems.replaceAll(/^(?=.)/gm, '    '));
  return problems === '';
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function program(name: string, command: string, args: string[]): Step {
  const findProblems = async () => {
    const { code, output } = await runProgram(getProgramPath(command), {
      args,
      env: FREE_LESS_OFTEN,
      output: 'kept',
      limitSeconds: LIMIT_SECONDS,
    });
    if (code === 0) return '';
    return output || `${command} ended with code ${code}.`;
  };
  return { name, findProblems };
}

function own(name: string, check: () => string[] | Promise<string[]>): Step {
  return { name, findProblems: async () => (await check()).join('\n') };
}
