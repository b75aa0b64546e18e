import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { markDeleted } from '#lib/items.ts';

export type PlatformAction = 'approve' | 'reset' | 'delete';

function send(action: PlatformAction, organizationId: string): Promise<unknown> {
  switch (action) {
    case 'approve':
      return api('/workspace-automations/approve-workspace', { body: { organizationId } });
    case 'reset':
      return api('/workspace-automations/reset-workspace', { body: { organizationId } });
    case 'delete':
      return markDeleted('organizations', organizationId);
  }
}

/** An action of the platform on a whole workspace. */
export function usePlatformAction(organizationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: PlatformAction) => send(action, organizationId),
    onSuccess: (_answer, action) =>
      Promise.all([
        client.invalidateQueries({
          queryKey: action === 'delete' ? ['organizations', 'list'] : ['organizations'],
        }),
        client.invalidateQueries({ queryKey: ['session', 'user'] }),
        client.invalidateQueries({ queryKey: ['platform', 'deleted-workspaces'] }),
      ]),
  });
}
