import type { Access, Actor } from '../actor.ts';
import { NOT_ALLOWED } from '../actor.ts';
import { canReadOwnWorkspace, canWriteInWorkspace } from './workspace.ts';

/** Only the talent reads the pages about their own result. */
export function canReadOwnInsights(actor: Actor): Access {
  const access = canReadOwnWorkspace(actor);
  return access.isAllowed && actor.talentId === undefined ? NOT_ALLOWED : access;
}

/** Writing on them: only the talent; nobody in a frozen workspace. */
export function canWriteOwnInsights(actor: Actor): Access {
  const access = canWriteInWorkspace(actor);
  return access.isAllowed && actor.talentId === undefined ? NOT_ALLOWED : access;
}
