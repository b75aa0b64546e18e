import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { ROOT } from '../../tools/root.ts';
import type { Goal, Result, Samples } from './runner.ts';
import { medianOf, percentile } from './statistics.ts';

const RESULTS = new URL('../results.md', import.meta.url);
const HEADING = '\n## ';
const RUNS = 'Runs';
/** From this load on the machine was at work for others, and the figures say little by themselves. */
const BUSY_LOAD = 1;

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Two digits below ten, one below a hundred, none above. */
function show(value: number): string {
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** The median of all samples, and where there are many the 95th percentile. */
function figureOf(samples: Samples, unit: string): string {
  const all = samples.flat();
  const median = `${show(medianOf(all))} ${unit}`.trim();
  return all.length > samples.length ? `${median} (p95 ${show(percentile(all, 0.95))})` : median;
}

/** Ours to theirs, round by round. */
function ratiosOf({ ours, beside = {} }: Result, other: string): number[] {
  return ours.map((round, index) => medianOf(round) / medianOf(beside[other]?.[index] ?? []));
}

/** The middle ratio, and the lowest and highest of the rounds. */
function ratioText(result: Result, other: string): string {
  const ratios = ratiosOf(result, other);
  const spread = ratios.length > 1 ? ` (${show(Math.min(...ratios))}–${show(Math.max(...ratios))})` : '';
  return `${show(medianOf(ratios))}${spread}`;
}

function valueFor(result: Result, { beside, of }: Goal): number {
  const at = (samples: Samples) =>
    of === 'p95' ? percentile(samples.flat(), 0.95) : medianOf(samples.flat());
  if (beside === undefined) return at(result.ours);
  if (of === 'p95') return at(result.ours) / at(result.beside?.[beside] ?? []);
  return medianOf(ratiosOf(result, beside));
}

function isMet(result: Result, goal: Goal): boolean {
  const value = valueFor(result, goal);
  return value >= (goal.least ?? -Infinity) && value <= (goal.most ?? Infinity);
}

/** Whether a result keeps all its goals. */
export function isGood(result: Result): boolean {
  return (result.goals ?? []).every((goal) => isMet(result, goal));
}

function goalText({ beside, of, least, most }: Goal, unit: string): string {
  const limit = least === undefined ? `at most ${show(most ?? 0)}` : `at least ${show(least)}`;
  return [of ?? '', limit, beside === undefined ? unit : 'x'].join(' ').trim();
}

/** One row for each side that the result is compared with. */
function rowsOf(result: Result): string[][] {
  const { name, what, unit, ours, beside = {}, goals = [] } = result;
  const others = Object.entries(beside);
  const cells = (other: string | undefined) => {
    const own = goals.filter((goal) => goal.beside === other);
    const verdict = own.map((goal) => (isMet(result, goal) ? 'yes' : '**no**'));
    return [own.map((goal) => goalText(goal, unit)).join(', '), verdict.join(', ')];
  };
  const hasOwnGoal = goals.some((goal) => goal.beside === undefined);
  const alone = [name, what, figureOf(ours, unit), '', '', '', ...cells(undefined)];
  const comparisons = others.map(([other, samples]) => [
    name,
    what,
    figureOf(ours, unit),
    other,
    figureOf(samples, unit),
    ratioText(result, other),
    ...cells(other),
  ]);
  const rows = others.length === 0 || hasOwnGoal ? [alone, ...comparisons] : comparisons;
  return rows.map((row, index) => (index === 0 ? row : ['', '', '', ...row.slice(3)]));
}

/** All results, with the ratios to other sides, the spread of their rounds, and the goals. */
export function toTable(results: readonly Result[]): string {
  const head = ['case', 'what', 'ours', 'beside', 'theirs', 'ours / theirs (rounds)', 'goal', 'met'];
  return table(head, results.flatMap(rowsOf));
}

/** One result in a few words. */
export function summaryOf(result: Result): string {
  const ratios = Object.keys(result.beside ?? {}).map((other) => `${ratioText(result, other)} × ${other}`);
  const verdict = isGood(result) ? '' : ', missed';
  return `${[`${result.name} ${figureOf(result.ours, result.unit)}`, ...ratios].join(', ')}${verdict}`;
}

/** The load of the machine now, as a share of one core. */
export function currentLoad(): number {
  return loadavg()[0] ?? 0;
}

/** Where, when and on which commit something was measured. */
export function describeRun(loadBefore: number): string {
  const [cpu] = cpus();
  const { stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const parts = [
    new Date().toISOString().slice(0, 10),
    `commit ${stdout.trim() || 'unknown'}`,
    `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.version}`,
    `load of others before the run ${loadBefore.toFixed(1)}${loadBefore > BUSY_LOAD ? ' (busy: preliminary)' : ''}`,
  ];
  return parts.join(', ');
}

/** Puts a section into results.md, in place of the one with the same title or at the end. */
export function writeSection(title: string, write: (previous: string) => string): void {
  const [head = '', ...parts] = readFileSync(RESULTS, 'utf8').split(HEADING);
  const sections = new Map(
    parts.map((part): [string, string] => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end).trim()];
    }),
  );
  sections.set(title, write(sections.get(title) ?? ''));
  const texts = [...sections].map(([name, text]) => `${HEADING}${name}\n\n${text}\n`);
  writeFileSync(RESULTS, `${head.trimEnd()}\n${texts.join('')}`);
}

/** Adds one line for a run to results.md. */
export function appendRun(results: readonly Result[], loadBefore: number): void {
  const line = `- ${describeRun(loadBefore)}: ${results.map(summaryOf).join('; ')}`;
  writeSection(RUNS, (previous) => `${previous}\n${line}`.trim());
}
