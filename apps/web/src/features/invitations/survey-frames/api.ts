import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { items } from '#lib/items.ts';

const KEY = ['organizations', 'survey-frames'];

/** The websites that may frame the survey of the workspace. */
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
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sites: readonly string[]) =>
      items('organizations').update(workspace, { survey_frame_origins: [...sites] }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
