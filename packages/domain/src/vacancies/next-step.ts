/** The kinds of next steps of a vacancy, the most urgent first. */
export const NEXT_STEPS = [
  'filled',
  'archived',
  'set_ranges',
  'start',
  'invite',
  'read',
  'narrow',
  'compare_ratings',
  'open_sheet',
  'remind',
  'fill',
  'agree',
  'wait_interview',
  'wait_survey',
  'decide',
] as const;
export type NextStepKind = (typeof NEXT_STEPS)[number];

/** From this number of people too close to call, the page offers ways to continue in place of a list. */
export const MANY_TIED = 40;
/** A sheet is suggested from this number of days before the interview. */
export const SHEET_DAYS = 3;

/** What the next step of a vacancy depends on. Counts are of people that the reader can act on. */
export interface VacancyFacts {
  readonly state: 'draft' | 'recruiting' | 'filled' | 'archived';
  readonly hasRequirement: boolean;
  readonly people: number;
  /** Results that the reader has not opened. */
  readonly unread: number;
  /** The first group of people too close to call among those who have finished. */
  readonly tiedPeople: number;
  readonly shortlisted: number;
  /** People whose raters are two or more points apart, without a decision. */
  readonly ratedApart: number;
  /** People with an interview within days whose sheet the reader has not begun. */
  readonly sheetsDue: number;
  /** People without any reaction for a week who can be reminded. */
  readonly quiet: number;
  readonly hiredPeople: number;
  /** People whom others would like to meet, whose proposal waits for the reader. */
  readonly proposedPeople: number;
  /** People with an interview later. */
  readonly interviewsLater: number;
  /** People with an open survey. */
  readonly open: number;
  /** Hiring managers neither invite, remind nor fill a role. */
  readonly isRunByReader: boolean;
}

/** The next step of a vacancy: the first that applies. */
export function nextStepOf(facts: VacancyFacts): NextStepKind {
  const { state, isRunByReader: isRun } = facts;
  if (state === 'filled' || state === 'archived') return state;
  if (state === 'draft') return facts.hasRequirement ? 'start' : 'set_ranges';
  if (facts.people === 0 && isRun) return facts.hasRequirement ? 'invite' : 'set_ranges';
  if (facts.hiredPeople > 0 && isRun) return 'fill';
  // With many unread results, choosing comes before reading.
  if (facts.unread > 0 && facts.unread < MANY_TIED) return 'read';
  if (facts.tiedPeople >= MANY_TIED && facts.shortlisted === 0 && isRun) return 'narrow';
  if (facts.unread > 0) return 'read';
  if (facts.ratedApart > 0) return 'compare_ratings';
  if (facts.sheetsDue > 0) return 'open_sheet';
  if (facts.quiet > 0 && isRun) return 'remind';
  if (facts.proposedPeople > 0) return 'agree';
  if (facts.interviewsLater > 0) return 'wait_interview';
  if (facts.open > 0) return 'wait_survey';
  return 'decide';
}
