import { fail } from '@quint/contract/base/errors.ts';
import type { Deps } from '#deps.ts';
import { digestKey, digestMailOf } from '#features/actions/overview/digest/emails.ts';
import { DEFAULT_ZONE, isMorning } from '#features/actions/overview/digest/model.ts';
import * as queries from '#features/actions/overview/digest/queries.ts';
import { dayOf } from '#features/actions/overview/model.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { queueAccountMails } from '#outbox/outbox.ts';
import { readAccountToken } from '#secrets/tokens.ts';

const PEOPLE_PER_STEP = 500;

/**
 * Queues the daily mail for the people in whose time zone it is morning, once a day. Its content, and whether there is
 * any, is computed when it is sent.
 */
export async function queueDigests(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const subscribers = await deps.db.platform.read(queries.listSubscribers);
  const people = subscribers.flatMap((person) => {
    const zone = person.time_zone ?? DEFAULT_ZONE;
    return isMorning(now, zone) ? [{ ...person, day: dayOf(now, zone) }] : [];
  });
  for (let from = 0; from < people.length; from += PEOPLE_PER_STEP) {
    const part = people.slice(from, from + PEOPLE_PER_STEP);
    await deps.db.platform.write(async (db) => {
      const claimedIds = await queries.claimDays(db, part);
      const due = part.filter(({ id }) => claimedIds.has(id));
      await queueAccountMails(
        deps,
        db,
        due.map((person) => digestMailOf(person, person.day)),
      );
    });
  }
}

const UNKNOWN_LINKS: RateLimit = { action: 'digest-link-address', hits: 60, windowSeconds: 15 * 60 };

/**
 * Switches the daily mail on or off for the person of a mailed link. `address` is the network of the request. Throws
 * `mails.link_unknown`.
 */
export async function switchDigest(
  deps: Deps,
  { token, address }: { token: string; address: string },
  isWanted: boolean,
): Promise<void> {
  const userId = readAccountToken(digestKey(deps), token);
  if (userId !== undefined) {
    const isKnown = await deps.db.platform.write((db) => queries.setDigest(db, userId, isWanted));
    if (isKnown) return;
  }
  await countAttempt(deps.db, UNKNOWN_LINKS, address);
  throw fail('mails.link_unknown');
}
