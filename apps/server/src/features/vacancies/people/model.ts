import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { INSTRUMENT_VERSION, isInstrument } from '@quint/psychometrics/types.ts';
import type { PersonRow, RaterRow } from '#features/vacancies/people/rows/queries.ts';

/** What is known about the interview of one person. */
interface Interview {
  readonly raters: readonly RaterRow[];
  readonly difference: number | undefined;
  readonly userId: string;
}

function toInterview({ raters, difference, userId }: Interview): VacancyPerson['interview'] {
  const isOpen = raters.length > 0 && raters.every(({ is_done: isDone }) => isDone);
  return {
    is_own_done: raters.some(({ user_id: id, is_done: isDone }) => id === userId && isDone),
    others_done: raters.flatMap(({ user_id: id, is_done: isDone, name }) =>
      id !== userId && isDone ? [name ?? ''] : [],
    ),
    is_open: isOpen,
    largest_difference: isOpen ? (difference ?? null) : null,
  };
}

function toSurvey({ survey }: PersonRow): VacancyPerson['survey'] {
  if (survey === null) return null;
  const time = (text: string | null) => (text === null ? null : new Date(text).toISOString());
  return {
    status: survey.status,
    answered: survey.answered,
    questions: getForm(isInstrument(survey.instrument) ? survey.instrument : INSTRUMENT_VERSION).order.length,
    date_last_action: new Date(survey.date_last_action).toISOString(),
    date_last_invited: time(survey.date_last_invited),
    date_last_reminded: time(survey.date_last_reminded),
    send_at: time(survey.send_at),
    date_finished: time(survey.date_finished),
  };
}

function toDecision(row: PersonRow): VacancyPerson['decision'] {
  const { hired_at: hiredAt, rejected_at: rejectedAt, rejected_reason: reason } = row;
  if (hiredAt !== null) return { kind: 'hired', date: hiredAt.toISOString(), reason: null };
  return rejectedAt === null ? null : { kind: 'rejected', date: rejectedAt.toISOString(), reason };
}

/** A row of the list of people. */
export function toPerson(row: PersonRow, fit: FitOfTalent | undefined, interview: Interview): VacancyPerson {
  const { answer_at: answerAt, held_until: until } = row;
  return {
    id: row.id,
    name: row.name,
    is_masked: row.is_masked,
    avatar: row.avatar,
    stage: row.stage,
    fit: fit ?? null,
    is_left_out_of_rankings: row.is_left_out_of_rankings,
    flags: [...row.flags],
    is_new: row.is_new,
    hold: row.is_held ? { until: until?.toISOString() ?? null } : null,
    survey: toSurvey(row),
    is_undeliverable: row.is_undeliverable,
    interview_at: row.interview_at?.toISOString() ?? null,
    interview: toInterview(interview),
    proposals: row.proposals.map(({ user, name }) => ({
      user,
      name: name ?? '',
      is_reader: user === interview.userId,
    })),
    decision: toDecision(row),
    answer:
      answerAt === null ? null : { send_at: answerAt.toISOString(), is_sent: row.is_answer_sent === true },
  };
}
