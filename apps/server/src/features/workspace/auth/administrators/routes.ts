import { PlatformAdministratorsAnswer } from '@quint/contract/workspace/security-events.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { listPlatformAdministrators } from '#features/workspace/auth/administrators/queries.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

/** The platform administrators, and which of them use only a password. */
export const registerAdministratorRoutes = route('GET /auth/administrators', {
  access: ask(canEditPlatform),
  summary: 'List the administrators of the platform and their second factors',
  answer: PlatformAdministratorsAnswer,
  handler: ({ deps }) => deps.db.platform.read(listPlatformAdministrators),
});
