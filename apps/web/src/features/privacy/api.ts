import type {
  AskedOfPeople,
  OwnChoicesAnswer,
  OwnChoicesBody,
  OwnExport,
  OwnExportAnswer,
  OwnWorkspaceData,
  OwnPrivacy,
  OwnPrivacyAnswer,
} from '@quint/contract/privacy/privacy.ts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiResponse } from '#lib/api-client.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { saveFile } from '#lib/save-file.ts';
import { useChange } from '#lib/use-change.ts';

const KEY = ['privacy', 'own'] as const;
/** The poll interval for a copy that is being created. */
const POLL_INTERVAL_MS = 2000;

/** The stored data about the person, the access log, and their decisions. */
export const ownPrivacyQuery = queryOptions({
  ...answerQuery<OwnPrivacyAnswer>(KEY, '/users/me/privacy'),
  refetchInterval: ({ state }) => (state.data?.export?.state === 'waiting' ? POLL_INTERVAL_MS : false),
});

function change(client: QueryClient, to: (privacy: OwnPrivacy) => OwnPrivacy): void {
  client.setQueryData<OwnPrivacy>(KEY, (privacy) => privacy && to(privacy));
}

const setChoices = (talentId: string, choices: OwnChoicesBody) => (privacy: OwnPrivacy) => ({
  ...privacy,
  places: privacy.places.map((workspaceRecord: OwnWorkspaceData) =>
    workspaceRecord.talent_id === talentId
      ? { ...workspaceRecord, choices: { ...workspaceRecord.choices, ...choices } }
      : workspaceRecord,
  ),
});

/**
 * Changes a decision of the person in a workspace. It is shown at once and reverted on failure. Decisions are sent one
 * after another, so that the last one counts.
 */
export function useDecide(talentId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `choices-${talentId}` },
    mutationFn: (body: OwnChoicesBody) =>
      api<OwnChoicesAnswer>(`/users/me/privacy/${talentId}`, { method: 'PATCH', body }),
    onMutate(body) {
      const before = client.getQueryData<OwnPrivacy>(KEY);
      change(client, setChoices(talentId, body));
      return { before };
    },
    onError: (_error, _body, context) => client.setQueryData(KEY, context?.before),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: KEY }),
        client.invalidateQueries({ queryKey: ['own-talent'] }),
      ]),
  });
}

/** Asks a workspace for a human review of the own case, or for a correction. */
export function useCreateDataRequest(talentId: string) {
  return useChange(
    (body: AskedOfPeople) => api(`/users/me/privacy/${talentId}/requests`, { method: 'POST', body }),
    { invalidates: [KEY] },
  );
}

/** Ends a session that the person does not recognise. */
export function useEndDeviceSession() {
  return useChange((id: string) => api(`/users/me/survey-openings/${id}`, { method: 'DELETE' }), {
    invalidates: [KEY],
  });
}

/**
 * The copy in the language of the page. A copy in another language counts as none, so that a new one can be requested.
 */
export function copyOfPage(copy: OwnExport | null): OwnExport | null {
  return copy?.language === currentLanguage() ? copy : null;
}

/** Requests a copy of all data, which is ready a few seconds later. */
export function useRequestExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<OwnExport | null> => {
      const body = { language: currentLanguage() };
      return (await api<OwnExportAnswer>('/users/me/data-export', { method: 'POST', body })).data;
    },
    onSuccess: (copy) => change(client, (privacy) => ({ ...privacy, export: copy })),
  });
}

/** Downloads the copy that is ready. */
export function useSaveCopy() {
  return useMutation({
    mutationFn: async (name: string) => {
      const answer = await apiResponse('/users/me/data-export/file');
      saveFile(name, await answer.blob());
    },
  });
}
