import { ms, spreadOf, times } from '../percentiles.ts';
import type { Spread } from '../percentiles.ts';

/** Something that was timed again and again. */
export interface Reading {
  readonly what: string;
  /** The event that begins it, and what ends it. */
  readonly press: string;
  readonly until: string;
  readonly samples: readonly number[];
  /** The longest times without a frame meanwhile. */
  readonly longestFrames?: readonly number[];
  /** Undefined where nothing was promised. */
  readonly goalMs?: number;
}

function lineOf({ what, press, until, samples, goalMs }: Reading, idle: Spread): string {
  const { p50, p95 } = spreadOf(samples);
  const verdict = goalMs === undefined ? '' : p95 < goalMs ? 'yes' : '**no**';
  const cells = [what, press, until, ms(p50), ms(p95), times(p50 / idle.p50), times(p95 / idle.p95), verdict];
  return `| ${cells.join(' | ')} |`;
}

/** Readings beside the page that does nothing, the first of them. */
export function pressTable(idle: Reading, readings: readonly Reading[], goalMs: number): string {
  const beside = spreadOf(idle.samples);
  const head = `| what | pressed | until there is | p50 | p95 | p50 to nothing | p95 to nothing | p95 under ${goalMs} ms |`;
  return [head, `|${' --- |'.repeat(8)}`, ...[idle, ...readings].map((each) => lineOf(each, beside))].join(
    '\n',
  );
}

/** Readings of what loads much, with how long the page stood still meanwhile. */
export function heavyTable(readings: readonly Reading[]): string {
  const head = '| what | pressed | until there is | p50 | p95 | longest time without a frame, p95 |';
  const lines = readings.map(({ what, press, until, samples, longestFrames = [] }) => {
    const { p50, p95 } = spreadOf(samples);
    return `| ${[what, press, until, ms(p50), ms(p95), ms(spreadOf(longestFrames).p95)].join(' | ')} |`;
  });
  return [head, `|${' --- |'.repeat(6)}`, ...lines].join('\n');
}
