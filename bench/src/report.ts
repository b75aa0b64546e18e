import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

export interface Row {
  readonly what: string;
  readonly ours: string;
  /** What it is compared with, and its figure; empty without a peer. */
  readonly beside: string;
  readonly theirs: string;
  readonly ratio: string;
  readonly goal: string;
  /** Undefined where nothing was promised. */
  readonly met: boolean | undefined;
}

const RESULTS = new URL('../results.md', import.meta.url);
const NOTE = `Written by \`npm run bench\`. Whatever is compared was measured in one run on one machine, in turns, so that noise hits
both sides alike; absolute figures of shared machines are noisy.`;

/** A figure that is compared with nothing. */
export function alone(row: Pick<Row, 'what' | 'ours' | 'goal' | 'met'>): Row {
  return { ...row, beside: '', theirs: '', ratio: '' };
}

function toTable(rows: readonly Row[]): string {
  const head =
    '| what | ours | beside | theirs | ratio | goal | met |\n| --- | --- | --- | --- | --- | --- | --- |';
  const lines = rows.map(({ what, ours, beside, theirs, ratio, goal, met }) => {
    const verdict = met === undefined ? '' : met ? 'yes' : 'no';
    return `| ${[what, ours, beside, theirs, ratio, goal, verdict].join(' | ')} |`;
  });
  return [head, ...lines].join('\n');
}

function describeMachine(loadBefore: number): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return (
    `Machine: ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.version}; ` +
    `load of others before the run ${loadBefore.toFixed(1)}. ${new Date().toISOString().slice(0, 10)}.`
  );
}

/** The load of the machine now, as a share of one core. */
export function currentLoad(): number {
  return loadavg()[0] ?? 0;
}

/** Prints the table; a complete run also writes it to bench/results.md. */
export function publish(
  rows: readonly Row[],
  { loadBefore, write }: { loadBefore: number; write: boolean },
): void {
  const table = toTable(rows);
  const machine = describeMachine(loadBefore);
  console.log(`\n${table}\n\n${machine}`);
  if (write) writeFileSync(RESULTS, `# Measurements\n\n${NOTE}\n\n${table}\n\n${machine}\n`);
}
