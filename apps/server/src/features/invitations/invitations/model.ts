import { INVITATION_LINK_DAYS } from '@quint/domain/base/limits.ts';
import { endAfterDays } from '@quint/domain/base/named-days.ts';
import type { SendSlot } from '@quint/domain/invitations/mail-budget.ts';
import type { InvitationTerms } from '#features/invitations/invitations/queries.ts';

/** The expiry of a link sent at that time: the end of the day that its mail names. */
export function getLinkEnd(sentAt: Date): Date {
  return endAfterDays(sentAt, INVITATION_LINK_DAYS);
}

/** Invitations with one send time: later ones wait, and their links are valid longer. */
export function groupBySendTime<Person extends object, Terms extends Pick<InvitationTerms, 'now'>>(
  people: readonly (Person & { readonly slot: SendSlot })[],
  terms: Terms,
) {
  const peopleByTime = Map.groupBy(people, ({ slot }) => slot.sendAt?.getTime());
  return [...peopleByTime].map(([time, group]) => {
    const sendAt = time === undefined ? null : new Date(time);
    return { people: group, terms: { ...terms, sendAt, linkExpiresAt: getLinkEnd(sendAt ?? terms.now) } };
  });
}
