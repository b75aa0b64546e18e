import type { Access, Actor } from '../actor.ts';
import { isAdmin, NOT_ALLOWED } from '../actor.ts';
import { canReadOwnWorkspace, canWriteInWorkspace, withFeature } from './workspace.ts';

/** Administrators have a thread with every talent, talents their own; nobody while the feature is off. */
function inInbox(access: Access, actor: Actor): Access {
  const hasThread = isAdmin(actor) || actor.talentId !== undefined;
  return access.isAllowed && !hasThread ? NOT_ALLOWED : withFeature(access, actor, 'FEATURE_CHAT');
}

/** Reading messages, and marking them as read. */
export function canReadInbox(actor: Actor): Access {
  return inInbox(canReadOwnWorkspace(actor), actor);
}

/** Sending messages to the other side. */
export function canWriteInInbox(actor: Actor): Access {
  return inInbox(canWriteInWorkspace(actor), actor);
}
