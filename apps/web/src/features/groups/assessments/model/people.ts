import type { AssessmentDetail, Participant } from '../api.ts';

const DAY_MS = 86_400_000;

/** The day in the time zone of assessments: "2026-11-22". */
export function berlinDay(time: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Berlin' }).format(time);
}

/** The number of days between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The last day of an assessment that is ended now: yesterday, or today if it only started today. */
export function earlyEnd(start: string, now: Date): string {
  const yesterday = berlinDay(new Date(now.getTime() - DAY_MS));
  return yesterday < start ? start : yesterday;
}

type Present = Participant & { readonly talent: NonNullable<Participant['talent']> };

/** The participants who take part, who have not finished, and who were removed. */
export function partsOf(participants: readonly Participant[]) {
  const present = participants.filter((participant): participant is Present => participant.talent !== null);
  const inside = present.filter(({ canceled }) => !canceled);
  return {
    inside,
    open: inside.filter(({ status }) => status !== 'FINISHED'),
    out: present.filter(({ canceled }) => canceled),
  };
}
export type Parts = ReturnType<typeof partsOf>;

/** Participants without an invitation to the assessment. */
export function uninvitedOf({ participants }: AssessmentDetail): readonly Participant[] {
  return participants.filter(
    ({ talent, result, canceled }) => talent !== null && result === null && !canceled,
  );
}
