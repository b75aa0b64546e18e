import { compareCodes } from '../base/text-order.ts';
/**
 * What needs attention, by urgency: requests of people about their data, people whom mails do not reach, mentions in
 * notes, inactive people, results, dates, people whose data ends, scheduled mails, goals.
 */
export const LINE_KINDS = [
  'requests',
  'undelivered',
  'mention',
  'waiting',
  'results',
  'assessment',
  'ending',
  'planned',
  'goal',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The page where a person ends the daily mail. */
export const DIGEST_OFF_PATH = '/digest-off';

/** The page where administrators answer requests of people about their data, and see whose data ends. */
export const DATA_REQUESTS_PATH = '/data-requests';

interface DayLine {
  readonly kind: LineKind;
  readonly date_end?: string;
  readonly date_due?: string;
}

/** Lines by urgency; within a kind by date. */
export function orderLines<Line extends DayLine>(lines: readonly Line[]): Line[] {
  const dateOf = ({ date_end: end, date_due: due }: DayLine) => end ?? due ?? '';
  return lines.toSorted(
    (a, b) => LINE_KINDS.indexOf(a.kind) - LINE_KINDS.indexOf(b.kind) || compareCodes(dateOf(a), dateOf(b)),
  );
}
