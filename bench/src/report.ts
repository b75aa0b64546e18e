import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly beside: string;
  readonly peer: string;
  readonly ratio: string;
  readonly goal: string;
}

const RESULTS = new URL('../results.md', import.meta.url);

function toTable(rows: readonly Row[]): string {
  const head = '| what | ours | beside | theirs | ratio | goal |\n|---|---|---|---|---|---|';
  const lines = rows.map((row) => `| ${row.what} | ${row.ours} | ${row.beside} | ${row.peer} | ${row.ratio} | ${row.goal} |`);
  return [head, ...lines].join('\n');
}

/** Prints the table and writes it to bench/results.md with the machine it was measured on. */
export function publish(rows: readonly Row[]): void {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const table = toTable(rows);
  console.log(`\n${table}\n\n${machine}`);
  mkdirSync(new URL('.', RESULTS), { recursive: true });
  writeFileSync(
    RESULTS,
    `# Measurements\n\nWritten by \`npm run bench\`. Every ratio compares two things measured in one run on one machine; absolute figures\nof shared machines are noisy.\n\n${table}\n\nMachine: ${machine}\n`,
  );
}
