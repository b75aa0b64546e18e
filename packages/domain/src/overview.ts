/** What wants a person, in the order of urgency: people who wait, results, dates, what is planned, goals. */
export const LINE_KINDS = ['waiting', 'results', 'assessment', 'planned', 'goal'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The page where a person ends the daily mail. */
export const DIGEST_OFF_PATH = '/digest-off';

interface DayLine {
  readonly kind: LineKind;
  readonly date_end?: string;
  readonly date_due?: string;
}

/** Lines in the order of urgency; of a kind the next date first. */
export function orderLines<Line extends DayLine>(lines: readonly Line[]): Line[] {
  const dateOf = ({ date_end: end, date_due: due }: DayLine) => end ?? due ?? '';
  return lines.toSorted(
    (a, b) => LINE_KINDS.indexOf(a.kind) - LINE_KINDS.indexOf(b.kind) || dateOf(a).localeCompare(dateOf(b)),
  );
}
