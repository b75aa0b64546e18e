import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { ms, spreadOf, times } from './percentiles.ts';

export interface Row {
  readonly what: string;
  readonly ours: string;
  /** What it is compared with, and its figure; empty without a peer. */
  readonly beside: string;
  readonly theirs: string;
  readonly ratio: string;
  readonly goal: string;
  /** Undefined where nothing was promised. */
  readonly isMet: boolean | undefined;
}

/** A part of the results that is measured and kept as a whole. */
export interface Section {
  readonly title: string;
  readonly text: string;
}

const RESULTS = new URL('../results.md', import.meta.url);
const NOTE = `Written by \`npm run bench\`, each section as a whole. Whatever is compared was measured in one run on one machine, in
turns, so that noise hits both sides alike; absolute figures of shared machines are noisy.`;
const HEADING = '\n## ';

/** A figure that is compared with nothing. */
export function alone(row: Pick<Row, 'what' | 'ours' | 'goal' | 'isMet'>): Row {
  return { ...row, beside: '', theirs: '', ratio: '' };
}

/** What a figure in milliseconds is held to, by itself or beside the other side. */
export interface Goal {
  readonly text: string;
  readonly isMet: (ours: number, theirs: number) => boolean;
}

export function underMs(limit: number): Goal {
  return { text: `under ${limit} ms`, isMet: (ours) => ours < limit };
}

export function underTimes(limit: number): Goal {
  return { text: `under ${limit}x`, isMet: (ours, theirs) => ours / theirs < limit };
}

/** Milliseconds of two sides by their middle and their 95th percentile. */
export function compare({
  what,
  beside,
  ours,
  theirs,
  goals = {},
}: {
  what: string;
  beside: string;
  ours: readonly number[];
  theirs: readonly number[];
  goals?: { p50?: Goal; p95?: Goal };
}): Row[] {
  const [own, other] = [spreadOf(ours), spreadOf(theirs)];
  return (['p50', 'p95'] as const).map((at) => ({
    what: `${what}, ${at}`,
    ours: ms(own[at]),
    beside,
    theirs: ms(other[at]),
    ratio: times(own[at] / other[at]),
    goal: goals[at]?.text ?? '',
    isMet: goals[at]?.isMet(own[at], other[at]),
  }));
}

/** Figures one below the other, with what each is held to. */
export function toTable(rows: readonly Row[]): string {
  const head =
    '| what | ours | beside | theirs | ratio | goal | met |\n| --- | --- | --- | --- | --- | --- | --- |';
  const lines = rows.map(({ what, ours, beside, theirs, ratio, goal, isMet }) => {
    const verdict = isMet === undefined ? '' : isMet ? 'yes' : 'no';
    return `| ${[what, ours, beside, theirs, ratio, goal, verdict].join(' | ')} |`;
  });
  return [head, ...lines].join('\n');
}

/** From this load on the machine was at work for others, and the figures say little by themselves. */
const BUSY_LOAD = 1;

function describeMachine(loadBefore: number): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return (
    `Machine: ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.version}; ` +
    `load of others before the run ${loadBefore.toFixed(1)}. ${new Date().toISOString().slice(0, 10)}.` +
    (loadBefore > BUSY_LOAD ? ' Preliminary: the machine was busy with other work.' : '')
  );
}

/** The load of the machine now, as a share of one core. */
export function currentLoad(): number {
  return loadavg()[0] ?? 0;
}

function readSections(): Section[] {
  const [, ...parts] = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8').split(HEADING) : [];
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return { title: part.slice(0, end), text: part.slice(end).trim() };
  });
}

/** Prints sections and puts them into bench/results.md in place of those of the same title. */
export function publish(
  sections: readonly Section[],
  { loadBefore, write }: { loadBefore: number; write: boolean },
): void {
  const machine = describeMachine(loadBefore);
  const newSections = sections.map(({ title, text }) => ({ title, text: `${text}\n\n${machine}` }));
  for (const { title, text } of newSections) console.log(`\n## ${title}\n\n${text}`);
  if (!write) return;
  const storedSections = readSections();
  const updatedSections = storedSections.map(
    (old) => newSections.find(({ title }) => title === old.title) ?? old,
  );
  const addedSections = newSections.filter(({ title }) => !storedSections.some((old) => old.title === title));
  const all = [...updatedSections, ...addedSections].map(
    ({ title, text }) => `${HEADING}${title}\n\n${text}\n`,
  );
  writeFileSync(RESULTS, `# Measurements\n\n${NOTE}\n${all.join('')}`);
}
