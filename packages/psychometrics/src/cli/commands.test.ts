import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { simulateSheet } from '../simulate.ts';

function run(command: 'quint-score' | 'quint-fit', input: string) {
  const script = fileURLToPath(new URL(`../../bin/${command}.mjs`, import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [script], { input, encoding: 'utf8' });
  const answers = stdout.split('\n').slice(0, -1) as string[];
  return { status, answers: answers.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const instrument = 'ipip-neo-work@2';
const sheet = JSON.stringify({ instrument, ...simulateSheet({ seed: 2, instrument }) });

describe('quint-score', () => {
  it('answers every line and exits with 0', () => {
    const { status, answers } = run('quint-score', `${sheet}\n\n  \r\n${sheet}`);
    expect(status).toBe(0);
    expect(answers).toHaveLength(2);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toHaveProperty('traits.ES.stanine');
  });

  it('answers the lines after an invalid one and exits with 1', () => {
    const { status, answers } = run('quint-score', `\uFEFF${sheet}\n{"instrument"\n${sheet}\n`);
    expect(status).toBe(1);
    expect(answers.map((answer) => 'error' in answer)).toEqual([false, true, false]);
  });

  it('accepts empty input', () => {
    expect(run('quint-score', '')).toEqual({ status: 0, answers: [] });
  });
});

describe('quint-fit', () => {
  it('answers in order', () => {
    const line = (O: number) => JSON.stringify({ stanines: { O }, role: { O: { min: 5, max: 9 } } });
    const { status, answers } = run('quint-fit', `${line(5)}\n${line(4)}\n${line(0)}\n${line(1)}\n`);
    expect(status).toBe(1);
    expect(answers.map((answer) => answer.fit)).toEqual([100, 75, undefined, 0]);
  });
});
