import { endOfItsDay } from '@quint/domain/base/named-days.ts';
import { mailDayOf, morningOf } from '@quint/domain/invitations/mail-budget.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { expectRefusal } from '#testing/items.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createInvitation } from '#testing/surveys.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;
/** Tokens expire by the real clock, so the test uses times near it. */
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
const MIDNIGHT_MS = Math.floor(NOW.getTime() / DAY_MS) * DAY_MS;
/** Noon in a few days: far from midnight. */
const inDays = (days: number) => new Date(MIDNIGHT_MS + NOON_MS + days * DAY_MS);
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  product.clock.set(NOW);
});
afterEach(() => product.clock.set(undefined));

const call = (path: string, payload: object): Promise<ApiResponse> =>
  callerOf(product)('POST', path, { headers: admin.headers, payload });
const schedule = (talents: readonly string[], at: Date | null) =>
  call('/talents/schedule', { talents, send_at: at?.toISOString() ?? null });
const codesOf = ({ body }: ApiResponse) => body.data.refused.map(({ code }: { code: string }) => code);

/** Invites people for a later time; their keys in the order of the names. */
async function plan(names: readonly string[], at: Date): Promise<string[]> {
  const talents = names.map((name) => ({
    first_name: name,
    last_name: 'Beispiel',
    email: `${name.toLowerCase()}.${newId()}@mail.example`,
  }));
  const { body } = await call('/invite/talents', {
    talents,
    inviteType: 'recruiting',
    sendAt: at.toISOString(),
  });
  return body.data.invited.map(({ id }: { id: string }) => id);
}

function sheetOf(talentId: string | undefined) {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('talents_results')
      .select(['id', 'status', 'send_at', 'date_last_invited', 'link_expires_at'])
      .where('talent_id', '=', talentId ?? '')
      .executeTakeFirstOrThrow(),
  );
}

async function mailOf(talentId: string | undefined) {
  const { id } = await sheetOf(talentId);
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('outbox')
      .select(['status', 'send_after'])
      .where('message_key', '=', `invitation:${id}:1`)
      .executeTakeFirstOrThrow(),
  );
}

describe('POST /talents/schedule', () => {
  it('moves mail, status and expiry of the link to another day, and back to the former time', async () => {
    const [ada, ben] = await plan(['Ada', 'Ben'], inDays(3));
    const { body } = await schedule([ada ?? '', ben ?? ''], inDays(9));
    const times = {
      undo: { kind: 'schedule', send_at: inDays(3).toISOString() },
      sends_at: inDays(9).toISOString(),
    };
    expect(body.data.refused).toEqual([]);
    expect(new Map(body.data.done.map(({ id, ...times }: { id: string }) => [id, times]))).toEqual(
      new Map([
        [ada, times],
        [ben, times],
      ]),
    );
    expect(await sheetOf(ada)).toMatchObject({
      status: 'SCHEDULED',
      send_at: inDays(9),
      date_last_invited: inDays(9),
      link_expires_at: endOfItsDay(inDays(39)),
    });
    expect(await mailOf(ada)).toEqual({ status: 'queued', send_after: inDays(9) });
    await schedule([ada ?? ''], inDays(3));
    expect(await mailOf(ada)).toEqual({ status: 'queued', send_after: inDays(3) });
    expect((await mailOf(ben)).send_after).toEqual(inDays(9));
  });

  it('sends now after eight seconds, during which that can be undone', async () => {
    const [ada] = await plan(['Ada'], inDays(3));
    const { body } = await schedule([ada ?? ''], null);
    const inEight = new Date(NOW.getTime() + 8000);
    expect(body.data.done).toEqual([
      {
        id: ada,
        undo: { kind: 'schedule', send_at: inDays(3).toISOString() },
        sends_at: inEight.toISOString(),
      },
    ]);
    expect(await sheetOf(ada)).toMatchObject({ status: 'INVITED', send_at: null, date_last_invited: NOW });
    expect(await mailOf(ada)).toEqual({ status: 'queued', send_after: inEight });
    await schedule([ada ?? ''], inDays(3));
    expect(await sheetOf(ada)).toMatchObject({ status: 'SCHEDULED', send_at: inDays(3) });
    await schedule([ada ?? ''], null);
    product.clock.set(inEight);
    await sendDueMails(product, organization.id);
    expect((await mailOf(ada)).status).toBe('sent');
    expect((await sheetOf(ada)).status).toBe('SENT');
    const late = await schedule([ada ?? ''], inDays(5));
    expect(codesOf(late)).toEqual(['recall.too_late']);
  });

  it('respects the budget of a day: a move within it takes no second slot, one to a full day is postponed', async () => {
    await product.deps.db.platform.write((db) =>
      db.updateTable('organizations').set({ mails_per_day: 2 }).where('id', '=', organization.id).execute(),
    );
    const [ada, ben] = await plan(['Ada', 'Ben'], inDays(3));
    const later = new Date(inDays(3).getTime() + 3_600_000);
    const within = await schedule([ada ?? '', ben ?? ''], later);
    expect(within.body.data.done.map(({ sends_at }: { sends_at: string }) => sends_at)).toEqual([
      later.toISOString(),
      later.toISOString(),
    ]);
    const [cem] = await plan(['Cem'], inDays(5));
    const nextMorning = morningOf(mailDayOf(inDays(4)));
    const full = await schedule([cem ?? ''], inDays(3));
    expect(full.body.data.done[0].sends_at).toBe(nextMorning.toISOString());
    expect((await sheetOf(cem)).send_at).toEqual(nextMorning);
  });

  it('refuses by person: sent, withdrawn, not invited, deleted; and a time in the past as a whole', async () => {
    const { talentId: sentId } = await createInvitation(product, organization);
    const { talentId: withdrawnId } = await createInvitation(product, organization, {
      result: { status: 'CANCELED' },
    });
    const answer = await schedule([sentId, withdrawnId, newId()], inDays(2));
    expect(codesOf(answer).toSorted()).toEqual(['invitation.not_open', 'recall.too_late', 'talent.gone']);
    expectRefusal(await schedule([sentId], new Date(NOW.getTime() - 1000)), 400, 'invitation.send_at_past');
    expectRefusal(
      await call('/talents/schedule', { talents: [sentId], send_at: 'soon' }),
      400,
      'INVALID_PAYLOAD',
    );
  });

  it('appears in the history with the actor', async () => {
    const [ada] = await plan(['Ada'], inDays(3));
    await schedule([ada ?? ''], inDays(9));
    const { body } = await callerOf(product)('GET', `/talents/${ada}/history`, { headers: admin.headers });
    expect(body.data.find(({ kind }: { kind: string }) => kind === 'scheduled')).toMatchObject({
      until: inDays(9).toISOString(),
    });
  });
});
