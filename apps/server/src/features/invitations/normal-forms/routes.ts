import {
  AccountDuplicatesAnswer,
  TalentDuplicatesAnswer,
} from '@quint/contract/workspace/address-duplicates.ts';
import { canAdministrate } from '@quint/domain/workspace/actor.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { listAccountDuplicates, listTalentDuplicates } from '#features/invitations/normal-forms/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

/** Rows that have one address in two spellings, which are not merged automatically. */
export const registerNormalFormRoutes = routes(
  route('GET /talents/address-doubles', {
    access: ask(canAdministrate),
    summary: 'List people whose address another person of the workspace has in another spelling',
    answer: TalentDuplicatesAnswer,
    handler: async ({ deps, actor }) => {
      const duplicates = await listTalentDuplicates(deps, actor);
      return duplicates.map(({ id, otherId }) => ({ id, other: otherId }));
    },
  }),
  route('GET /auth/address-doubles', {
    access: ask(canEditPlatform),
    summary: 'List accounts whose address another account has in another spelling',
    answer: AccountDuplicatesAnswer,
    handler: ({ deps }) => listAccountDuplicates(deps),
  }),
);
