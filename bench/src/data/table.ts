import type { DataCase } from './cases.ts';
import type { Cost, Outcome, Rates } from './contest.ts';
import { medianOf } from '../percentiles.ts';
import type { SideName } from './sides.ts';

export interface Measurement extends Outcome {
  readonly what: string;
  readonly goal: DataCase['goal'];
}

function perSecond(rates: readonly number[] | undefined): string {
  if (rates === undefined) return '';
  const rate = medianOf(rates);
  return rate < 20 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en');
}

/** The rates of a case, for the terminal. */
export function summaryOf(rates: Rates): string {
  return Object.entries(rates)
    .map(([side, values]) => `${side} ${perSecond(values)}/s`)
    .join(', ');
}

interface Ratio {
  readonly text: string;
  readonly isMet: boolean | undefined;
}

/** How we stand beside a side, with what we hold ourselves to. */
function ratioOf(rates: Rates, beside: SideName, bar: number | undefined): Ratio {
  const [ours, theirs] = [rates.ours, rates[beside]];
  if (ours === undefined || theirs === undefined) return { text: '', isMet: undefined };
  const ratio = medianOf(ours) / medianOf(theirs);
  const text = ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(0);
  if (bar === undefined) return { text, isMet: undefined };
  const isMet = ratio >= bar;
  return { text: `${text} (${bar})${isMet ? '' : ' **missed**'}`, isMet };
}

const CACHED_BAR = 2;

function lineOf({ what, goal, rates }: Measurement): string {
  const cells = [
    what,
    perSecond(rates.bare),
    perSecond(rates.ours),
    perSecond(rates.peer),
    perSecond(rates.cached),
    ratioOf(rates, 'bare', goal.bare).text,
    ratioOf(rates, 'peer', goal.peer).text,
    ratioOf(rates, 'cached', CACHED_BAR).text,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** How far the rounds of one side lie apart, as a share of their middle: what the machine's noise is worth. */
export function noiseOf(measurements: readonly Measurement[], side: SideName): string {
  const spreads = measurements.flatMap(({ rates }) => {
    const values = rates[side];
    return values === undefined ? [] : [(Math.max(...values) - Math.min(...values)) / medianOf(values)];
  });
  if (spreads.length === 0) return '';
  return `${(medianOf(spreads) * 100).toFixed(0)} % (at most ${(Math.max(...spreads) * 100).toFixed(0)} %)`;
}

function microseconds(cost: Cost | undefined): string {
  if (cost === undefined || cost.answers === 0) return '';
  const each = (seconds: number) => Math.round((seconds * 1e6) / cost.answers).toLocaleString('en');
  return `${each(cost.serverSeconds)} + ${each(cost.databaseSeconds)}`;
}

function secondsPerAnswer({ answers, serverSeconds, databaseSeconds }: Cost): number {
  return (serverSeconds + databaseSeconds) / answers;
}

/** Processor time of one request: what other work on the machine hardly changes. */
export function costTableOf(measurements: readonly Measurement[]): string {
  const lines = measurements.flatMap(({ what, costs: { bare, ours, peer } }) => {
    if (bare === undefined || ours === undefined) return [];
    const ratio = secondsPerAnswer(bare) / secondsPerAnswer(ours);
    return [`| ${[what, ...[bare, ours, peer].map(microseconds), ratio.toFixed(2)].join(' | ')} |`];
  });
  return [
    '| processor time a request, µs: server + database | bare | ours | peer | bare / ours |',
    `|${' --- |'.repeat(5)}`,
    ...lines,
  ].join('\n');
}

/** Answers that asked to come back later; they count for nothing. */
export function refusalsOf(measurements: readonly Measurement[]): string {
  const texts = measurements.flatMap(({ what, refusals }) =>
    Object.entries(refusals).map(
      ([side, count]) => ` In "${what}" ${side} was too busy ${count} times (503).`,
    ),
  );
  return texts.join('');
}

/** Requests a second, the ratios, and in brackets the bar each is held to. */
export function tableOf(measurements: readonly Measurement[]): string {
  const head =
    '| case | bare, 1/s | ours, 1/s | peer, 1/s | peer with cache, 1/s | ours / bare (at least) | ours / peer (at least) | ours / peer with cache (at least) |';
  return [head, `|${' --- |'.repeat(8)}`, ...measurements.map(lineOf)].join('\n');
}
