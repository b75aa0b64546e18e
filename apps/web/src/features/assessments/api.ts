import type { InvitationStatus } from '@quint/domain/invitation-status.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import type { LinkChanges } from '#lib/link-changes.ts';

export const PURPOSES = ['team_evaluation', 'recruiting'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type AssessmentStatus = 'planned' | 'active' | 'ended';

export interface AssessmentRow {
  readonly id: string;
  /** Its own name, or role and month. */
  readonly name: string;
  readonly status: AssessmentStatus;
  readonly role: { readonly id: string; readonly name: string } | null;
  /** Days: 2026-11-24. The last one is included. */
  readonly date_start: string;
  readonly date_end: string;
  readonly purpose: Purpose;
  /** Keys of the participations. */
  readonly participants: readonly string[];
}

export interface Participant {
  readonly id: string;
  readonly status: InvitationStatus;
  readonly rejected: boolean;
  readonly canceled: boolean;
  readonly date_created: string;
  readonly talent: { readonly id: string; readonly fullname: string } | null;
  readonly result: { readonly id: string; readonly date_finished: string | null } | null;
}

export interface AssessmentDetail extends Omit<AssessmentRow, 'participants'> {
  readonly description: string | null;
  readonly participants: readonly Participant[];
}

const FACTS = ['id', 'name', 'status', 'role.id', 'role.name', 'date_start', 'date_end', 'purpose'];
const PARTICIPANT_FIELDS = [
  'id',
  'status',
  'rejected',
  'canceled',
  'date_created',
  'talent.id',
  'talent.fullname',
  'result.id',
  'result.date_finished',
];

/** All assessments of the workspace. */
export const assessmentsQuery = queryOptions({
  queryKey: ['assessments', 'list'],
  queryFn: async ({ signal }) => {
    const query = { fields: [...FACTS, 'participants'], sort: '-date_start', limit: -1 };
    return (await api<{ data: AssessmentRow[] }>('/items/assessments', { query, signal })).data;
  },
});

export function assessmentQuery(assessmentId: string) {
  return queryOptions({
    queryKey: ['assessments', 'detail', assessmentId],
    queryFn: async ({ signal }) => {
      const participants = PARTICIPANT_FIELDS.map((field) => `participants.${field}`);
      const query = { fields: [...FACTS, 'description', ...participants] };
      return (await api<{ data: AssessmentDetail }>(`/items/assessments/${assessmentId}`, { query, signal }))
        .data;
    },
  });
}

export interface AssessmentChanges {
  readonly name: string | null;
  readonly description: string | null;
  readonly role: string;
  readonly date_start: string;
  readonly date_end: string;
  readonly purpose: Purpose;
  /** Talents who take part. */
  readonly participants: LinkChanges;
}

/** Creates an assessment, or changes the one with the id. Answers its id. */
export function useSaveAssessment(assessmentId: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: AssessmentChanges) => {
      const path = assessmentId === undefined ? '/items/assessments' : `/items/assessments/${assessmentId}`;
      const method = assessmentId === undefined ? 'POST' : 'PATCH';
      return (await api<{ data: { id: string } }>(path, { method, body, query: { fields: ['id'] } })).data.id;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['assessments'] }),
  });
}

export function useDeleteAssessment(assessmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api(`/items/assessments/${assessmentId}`, {
        method: 'PATCH',
        body: { date_deleted: new Date().toISOString() },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['assessments', 'list'] }),
  });
}

/** Invites the participants who have no invitation to the assessment yet; answers how many. */
export function useInviteParticipants(assessmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await api<{ data: { invited: number } }>(`/invite/assessments/${assessmentId}`, { method: 'POST' }))
        .data.invited,
    onSettled: () => client.invalidateQueries({ queryKey: ['assessments'] }),
  });
}

/** Marks a participation: "no fit", or taken out of the assessment. Both can be taken back. */
export function useMarkParticipant(participantId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly rejected: boolean } | { readonly canceled: boolean }) =>
      api(`/items/assessment_participants/${participantId}`, { method: 'PATCH', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['assessments'] }),
  });
}
