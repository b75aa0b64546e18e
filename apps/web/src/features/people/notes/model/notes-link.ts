import type { UnreadMention } from '@quint/contract/people/notes.ts';
import { linkOptions } from '@tanstack/react-router';

/** The page with a note: that of the interview for a note of a role, otherwise that of the person. */
export function notesLinkOf({ talent, role }: Pick<UnreadMention, 'talent' | 'role'>) {
  return role === null
    ? linkOptions({ to: '/talents/$talentId', params: { talentId: talent }, search: { tab: 'notes' } })
    : linkOptions({
        to: '/roles/$roleId/talents/$talentId/interview',
        params: { roleId: role.id, talentId: talent },
        hash: 'notes',
      });
}
