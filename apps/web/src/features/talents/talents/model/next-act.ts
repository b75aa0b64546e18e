import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { needsAddress } from '#features/people/people/model/person.ts';
import { findFitting } from '#features/people/people/use-person-actions.tsx';
import {
  ACTION_RULES,
  type ActionContext,
  type PersonActionId,
} from '#features/people/people/model/action-rules.ts';
import type { TalentRow } from '../rows.ts';

/** The next action for a talent: an action, a page about them, or the record itself. */
export type NextAct =
  | { readonly action: PersonActionId }
  | { readonly page: 'open' | 'interview' | 'correct' };

const OPEN: NextAct = { page: 'open' };

/** The actions that are safe with a single press in a list, the most likely first; none of them ends a process. */
function likely(row: TalentRow): readonly PersonActionId[] {
  if (row.isOut) return ['bringBack'];
  // The roles of the survey are filled.
  if (row.invitation?.is_wanted === false && !row.hasResult) return [];
  if (isDoubtful(row.quality)) return ['inviteAgain', 'shortlist'];
  if (row.hasResult && row.status === 'APPLICANT') return ['shortlist'];
  if (row.survey === 'CANCELED') return ['inviteAgain'];
  if (row.invitation !== null && isOpen(row.invitation.status)) return ['remind', 'inviteAgain'];
  return [];
}

/** Another mail would be undeliverable like the last one until the address is corrected. */
function isHeldUp(row: TalentRow): boolean {
  const isAsked = row.survey === 'CANCELED' || (row.invitation !== null && isOpen(row.invitation.status));
  return isAsked && !row.isOut && needsAddress(row);
}

/** The next action of a row: the first likely action that applies to the person. */
export function nextActOf(row: TalentRow, context: ActionContext): NextAct {
  const isShortlisted = row.status === 'FAVOURITE' && !row.isOut && row.hasResult;
  if (isShortlisted && context.roleId !== undefined) return { page: 'interview' };
  if (isHeldUp(row)) return { page: 'correct' };
  for (const id of likely(row)) {
    const rule = ACTION_RULES.find((action) => action.id === id);
    if (rule !== undefined && findFitting(rule, [row], context).people.length > 0) return { action: rule.id };
  }
  return OPEN;
}
