import { IdParams } from '@quint/contract/base/ids.ts';
import { canRemoveMembers } from '@quint/domain/workspace/access/members.ts';
import { removeMember } from '#features/workspace/organizations/members/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

/** The members of a workspace. They are read under /items and invited at /invite/users. */
export const registerMemberRoutes = route('DELETE /members/:id', {
  access: ask(canRemoveMembers),
  names: 'memberships',
  namesAnyWorkspace: true,
  needsProof: true,
  summary: 'Remove a member from the workspace',
  params: IdParams,
  handler: ({ deps, actor, params }) => removeMember(deps, actor, params.id),
});
