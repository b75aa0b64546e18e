import { measureGrowth } from './data/growth.ts';
import { measureData } from './data/measure.ts';
import { measureDocuments } from './documents/measure.ts';
import { measureFit } from './fit.ts';
import { IS_TINY } from './pace.ts';
import { readOptions } from './options.ts';
import { appendRun, currentLoad, describeRun, isGood, summaryOf, toTable } from './report.ts';
import type { Bench, Result } from './runner.ts';
import { runCase } from './runner.ts';
import { measureScreens } from './screens/measure.ts';
import { CleanUp } from './stage.ts';
import { measureStart } from './start.ts';
import { measureSurvey } from './survey/measure.ts';
import { measureRestarts } from './chaos/restarts.ts';
import { measureSurveyUnderFailures } from './chaos/survey.ts';
import { measureVacancy } from './vacancy.ts';
import { measureScale } from './scale/measure.ts';
import { measureWorkspaces } from './scale/workspaces.ts';

interface Group {
  readonly run: (bench: Bench) => Promise<void>;
  /** Measured only if named. */
  readonly isExtra?: true;
  /** A missed goal is an error. */
  readonly isStrict?: true;
}

const GROUPS: Readonly<Record<string, Group>> = {
  documents: { run: measureDocuments },
  survey: { run: measureSurvey },
  fit: { run: measureFit },
  vacancy: { run: measureVacancy },
  start: { run: measureStart },
  data: { run: measureData },
  growth: { run: measureGrowth },
  screens: { run: measureScreens },
  chaos: { run: measureSurveyUnderFailures, isExtra: true, isStrict: true },
  restarts: { run: measureRestarts, isExtra: true, isStrict: true },
  scale: { run: measureScale, isExtra: true, isStrict: true },
  workspaces: { run: measureWorkspaces, isExtra: true },
};

const options = readOptions();
const cases = options.cases?.split(',');
const results: Result[] = [];

function readGroups(): [string, Group][] {
  const all = Object.entries(GROUPS);
  const names = options.restarts
    ? ['restarts']
    : options.workspaces === undefined
      ? options.only?.split(',')
      : ['workspaces'];
  const unknownName = names?.find((name) => !(name in GROUPS));
  if (unknownName !== undefined)
    throw new Error(`There is no group "${unknownName}". Groups: ${Object.keys(GROUPS).join(', ')}.`);
  return all.filter(([name, { isExtra }]) => names?.includes(name) ?? isExtra !== true);
}

function record(result: Result, { isStrict }: Group): void {
  results.push(result);
  console.log(`  ${summaryOf(result)}`);
  // A tiny round says nothing about speed, but it must not lose anything.
  const isCount = result.unit === '';
  if (isStrict === true && !isGood(result) && (isCount || !IS_TINY)) process.exitCode = 1;
}

function openBench(group: Group, cleanUp: CleanUp): Bench {
  const isWanted = (name: string) => cases?.includes(name) ?? true;
  return {
    cleanUp,
    options,
    isWanted,
    record: (result) => record(result, group),
    async measure(each) {
      if (!isWanted(each.name)) return undefined;
      try {
        const result = await runCase(each);
        record(result, group);
        return result;
      } catch (error) {
        // The results of the other cases remain valid.
        console.error(`  ${each.name} was left out:`, error);
        process.exitCode = 1;
        return undefined;
      }
    },
  };
}

async function runGroup(name: string, group: Group): Promise<void> {
  console.log(`Measuring ${name} …`);
  const cleanUp = new CleanUp();
  const interrupt = () => void cleanUp.run().then(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt);
  try {
    await group.run(openBench(group, cleanUp));
  } finally {
    await cleanUp.run();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt);
  }
}

const loadBefore = currentLoad();
for (const [name, group] of readGroups()) await runGroup(name, group);
console.log(`\n${toTable(results)}\n\n${describeRun(loadBefore)}`);
if (!options.dry && cases === undefined) appendRun(results, loadBefore);
