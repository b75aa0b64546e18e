import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import type {
  EntranceAnswer,
  OwnSurveyAnswer,
  ParticipateAnswer,
  ParticipateBody,
  SurveyAccountAnswer,
} from '@quint/contract/survey/participation.ts';
import type { OpenEntrance } from '@quint/domain/survey/survey-entrances.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, apiData } from '#lib/api-client.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export interface Entrance {
  readonly entrance: OpenEntrance;
  /** The token of a workspace's public link. */
  readonly workspace?: string | undefined;
}

/** The workspace of an entry page. */
export function entranceQuery(entrance: Entrance) {
  return queryOptions({
    queryKey: ['participation', entrance],
    queryFn: async ({ signal }) => {
      const { data } = await api<EntranceAnswer>('/survey/entrance', {
        body: entrance,
        signal,
      });
      return data.workspace;
    },
    retry: false,
  });
}

export async function participate(body: ParticipateBody): Promise<ParticipateAnswer['data']> {
  return (await api<ParticipateAnswer>('/survey/sign-up', { body })).data;
}

/** The current user; null for a guest. These pages render without waiting for it. */
export const personQuery = queryOptions({
  queryKey: ['participation', 'person'],
  queryFn: async () => (await findPerson()) ?? null,
  staleTime: 60_000,
});

/** Opens the administrator's own survey and returns its path. */
export async function openOwnSurvey(): Promise<string> {
  const { data } = await api<OwnSurveyAnswer>('/survey/own', { method: 'POST' });
  return data.next;
}

type Account = SurveyAccountAnswer['data'];

/** The account of the person who answered the survey in this browser; fails without one. */
export const accountQuery = queryOptions({
  queryKey: ['participation', 'account'],
  queryFn: ({ signal }): Promise<Account> =>
    apiData<SurveyAccountAnswer>('/survey/account', { byCookie: true, signal }),
  retry: false,
  gcTime: 0,
});

export async function claimProfile(): Promise<Account> {
  const body = { language: toStoredLanguage(currentLanguage()) };
  return (await api<SurveyAccountAnswer>('/survey/account', { body, byCookie: true })).data;
}
