import type { RestoreAnswer, RestoreBody } from '@quint/contract/people/bin.ts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { showLimit } from '#lib/panels.ts';

/** Restores deleted records; each failure has its reason. A toast can call this after its page was left. */
export async function restoreRecords(client: QueryClient, body: RestoreBody): Promise<RestoreAnswer['data']> {
  const { data } = await api<RestoreAnswer>('/bin/restore', { body });
  await Promise.all(
    [[body.kind], ['bin'], ['overview']].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
  // The limit of team members is reached again: offers the next step, beside the reasons that the page shows.
  if (data.rejected.some(({ code }) => code === 'plan.limit_reached')) showLimit({ of: 'members' });
  return data;
}

export function useRestore() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (body: RestoreBody) => restoreRecords(client, body) });
}
