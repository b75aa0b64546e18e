import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';

/** The one safe verb of a row: what usually comes next for this person. Nothing that ends an application. */
export type RowVerb =
  | 'read'
  | 'meet'
  | 'openSheet'
  | 'compareRatings'
  | 'remind'
  | 'wouldMeet'
  | 'agree'
  | 'decline'
  | 'date';

type WithProposals = Pick<VacancyPerson, 'proposals'>;

/** Whether the reader proposed to meet the person, and it was not declined. */
export function isProposedByReader({ proposals }: WithProposals): boolean {
  return proposals.some(({ is_reader: isReader, declined }) => isReader && declined === null);
}

/** Whether a proposal to meet the person waits for the reader. */
export function isAnswerable({ proposals }: WithProposals): boolean {
  return proposals.some(({ is_answerable: waits }) => waits);
}

const DAY_MS = 86_400_000;

/** Whether a reminder is possible: the mail was sent, and not within a day. */
function isRemindable({ survey, is_undeliverable: isLost }: VacancyPerson, now: Date): boolean {
  if (survey === null || isLost) return false;
  if (!['SENT', 'OPENED', 'PENDING'].includes(survey.status)) return false;
  const last = [survey.date_last_invited, survey.date_last_reminded]
    .map((text) => (text === null ? 0 : new Date(text).getTime()))
    .reduce((one, other) => Math.max(one, other), 0);
  return (
    now.getTime() - last >= DAY_MS && now.getTime() - new Date(survey.date_last_action).getTime() >= DAY_MS
  );
}

interface VerbContext {
  readonly now: Date;
  /** Whether the reader is an administrator, who puts people on the shortlist. */
  readonly isRun: boolean;
  /** Whether the role takes changes: it is being filled. */
  readonly isOpen: boolean;
  /** Whether the workspace can send invitations. */
  readonly canInvite: boolean;
}

/** The verb of a row; undefined when there is nothing to do. */
export function verbOf(person: VacancyPerson, context: VerbContext): RowVerb | undefined {
  if (!context.isOpen) return undefined;
  const { stage, is_new: isNew, interview, fit } = person;
  if (stage === 'decided') return undefined;
  if (stage === 'shortlist') {
    if (isNew && fit !== null) return 'read';
    return interview.is_open && interview.others_done.length > 0 ? 'compareRatings' : 'openSheet';
  }
  if (stage === 'finished') {
    if (context.isRun && isNew && fit !== null) return 'read';
    if (isAnswerable(person)) return 'agree';
    return context.isRun ? 'meet' : 'wouldMeet';
  }
  return context.isRun && context.canInvite && isRemindable(person, context.now) ? 'remind' : undefined;
}

/** The clearest flag of a doubtful result; undefined for others. */
export function doubtOf({ fit, flags }: VacancyPerson): VacancyPerson['flags'][number] | undefined {
  if (!isDoubtful(fit?.quality)) return undefined;
  return flags.toSorted((one, other) => Number(other.severe) - Number(one.severe))[0];
}

/** The heading of each row's group: where people with a measurably lower fit begin. */
export function groupStarts(groups: readonly number[]): ReadonlySet<number> {
  const starts = new Set<number>();
  let start = 0;
  for (const size of groups.slice(0, -1)) {
    start += size;
    starts.add(start);
  }
  return starts;
}
