import type { AssessmentProgressAnswer } from '@quint/contract/people/assessment-progress.ts';
import type { InviteParticipantsAnswer } from '@quint/contract/invitations/invitations.ts';
import type { CreateInput, Row } from '@quint/contract/items.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listPages } from '#features/base/records/model/list-pages.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { apiData } from '#lib/api-client.ts';
import { below, items } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';

export const PURPOSES = ['team_evaluation', 'recruiting'] as const;

const FACTS = [
  'id',
  'name',
  'status',
  ...below('role', ['id', 'name']),
  'date_start',
  'date_end',
  'purpose',
] as const;
const LIST_FIELDS = [...FACTS, 'count(participants)'] as const;
export type AssessmentRow = Row<'assessments', typeof LIST_FIELDS>;
export type AssessmentStatus = AssessmentRow['status'];

const PARTICIPANT_FIELDS = [
  'id',
  'status',
  'rejected',
  'canceled',
  'date_created',
  ...below('talent', ['id', 'fullname']),
  ...below('result', ['id', 'date_finished', 'answered', 'instrument_version']),
] as const;
export type Participant = Row<'assessment_participants', typeof PARTICIPANT_FIELDS>;

const DETAIL_FIELDS = [
  ...FACTS,
  'description',
  'date_updated',
  ...below('participants', PARTICIPANT_FIELDS),
] as const;
export type AssessmentChanges = CreateInput<'assessments'>;
export type AssessmentDetail = Row<'assessments', typeof DETAIL_FIELDS>;

/** The assessments of the workspace by pages. A search covers the name of the assessment and of its role. */
export const assessmentPages = listPages('assessments', {
  fields: LIST_FIELDS,
  find: (words) => ({
    filter: { _and: words.map((name) => ({ _or: [{ name }, { role: { name } }] })) },
  }),
  sorts: {
    name: ['name'],
    status: ['status_order'],
    start: ['date_start'],
    end: ['date_end'],
    purpose: ['purpose'],
    participants: ['count(participants)'],
  },
});

export function assessmentQuery(assessmentId: string) {
  return queryOptions({
    queryKey: ['assessments', 'detail', assessmentId],
    queryFn: ({ signal }) => items('assessments').get(assessmentId, { fields: DETAIL_FIELDS, signal }),
  });
}

/** The progress of the participants, in numbers. */
export function progressQuery(assessmentId: string) {
  return queryOptions({
    ...answerQuery<AssessmentProgressAnswer>(
      ['assessments', 'progress', assessmentId],
      `/assessments/${assessmentId}/progress`,
    ),
    meta: { isSilent: true },
  });
}

/** Creates an assessment, or changes the one with the id. Returns its id. */
export function useSaveAssessment(assessmentId: string | undefined) {
  return useChange(
    ({
      changes,
      baseVersion,
    }: {
      readonly changes: AssessmentChanges;
      readonly baseVersion: string | undefined;
    }) => items('assessments').save(assessmentId, changes, baseVersion),
    { invalidates: [['assessments']] },
  );
}

/** Invites the participants without an invitation to the assessment; returns how many. */
export function useInviteParticipants(assessmentId: string) {
  return useChange(
    async () => {
      const path = `/invite/assessments/${assessmentId}`;
      return (await apiData<InviteParticipantsAnswer>(path, { method: 'POST' })).invited;
    },
    { invalidates: [['assessments']], evenOnError: true },
  );
}

/** Moves the last day of an assessment. A toast can call this after its page was left. */
export async function moveEnd(client: QueryClient, assessmentId: string, day: string): Promise<void> {
  await items('assessments').update(assessmentId, { date_end: day });
  await client.invalidateQueries({ queryKey: ['assessments'] });
}

/** Marks a participant as "no fit" or as removed. Both can be undone. */
export function useMarkParticipant(participantId: string) {
  return useChange(
    (mark: { readonly rejected: boolean } | { readonly canceled: boolean }) =>
      items('assessment_participants').update(participantId, mark),
    { invalidates: [['assessments']] },
  );
}
