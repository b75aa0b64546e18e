import type { Access, Actor } from '../actor.ts';
import { isAdmin, NOT_ALLOWED } from '../actor.ts';
import { canReadOwnWorkspace, canWriteInWorkspace, withFeature } from './workspace.ts';

/** Administrators have a thread with every talent, a talent has the own one; nobody while the feature is off. */
function inInbox(access: Access, actor: Actor): Access {
  const hasThread = isAdmin(actor) || actor.talentId !== undefined;
  return access.allowed && !hasThread ? NOT_ALLOWED : withFeature(access, actor, 'FEATURE_CHAT');
}

/** Reading what was written, and saying that it was seen. */
export function canReadInbox(actor: Actor): Access {
  return inInbox(canReadOwnWorkspace(actor), actor);
}

/** Writing to the other side. */
export function canWriteInInbox(actor: Actor): Access {
  return inInbox(canWriteInWorkspace(actor), actor);
}
