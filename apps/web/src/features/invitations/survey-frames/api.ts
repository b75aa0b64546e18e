import { queryOptions } from '@tanstack/react-query';
import { items } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';

const KEY = ['organizations', 'survey-frames'];

/** The websites that may embed the survey of the workspace. */
export function sitesQuery(workspace: string) {
  return queryOptions({
    queryKey: [...KEY, workspace],
    queryFn: async ({ signal }) => {
      const fields = ['survey_frame_origins'] as const;
      return (await items('organizations').get(workspace, { fields, signal })).survey_frame_origins;
    },
  });
}

export function useSaveSites(workspace: string) {
  return useChange(
    (sites: readonly string[]) =>
      items('organizations').update(workspace, { survey_frame_origins: [...sites] }),
    { invalidates: [KEY], evenOnError: true },
  );
}
