import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';

/** Restores a workspace that the platform deleted. */
export function useRestoreWorkspace() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(`/platform/organizations/${id}/restore`, { method: 'POST' }),
    onSuccess: () =>
      Promise.all(
        [['organizations'], ['platform', 'deleted-workspaces'], ['session', 'user']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
