import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import type { ApiResponse } from '#testing/items.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createInvitation } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
});
afterEach(() => product.clock.set(undefined));

const runAction = (name: string, payload: object): Promise<ApiResponse> =>
  callerOf(product)('POST', `/talents/${name}`, { headers: admin.headers, payload });
const WAITING_DATES = { date_last_invited: daysAgo(5), date_last_action: daysAgo(5) };
const invite = (result: Record<string, unknown> = {}) =>
  createInvitation(product, organization, { result: { ...WAITING_DATES, ...result } });

function sheetOf(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').selectAll().where('id', '=', resultId).executeTakeFirstOrThrow(),
  );
}

function mailsOf(resultId: string) {
  return product.deps.db.platform.read((db) =>
    db
      .selectFrom('outbox')
      .select(['id', 'kind', 'status', 'send_after'])
      .where('message_key', 'like', `%:${resultId}:%`)
      .orderBy('id')
      .execute(),
  );
}

function linesOf(action: string) {
  const query = { fields: ['user', 'talent_ids'], filter: { action: { _eq: action } } };
  return itemsOf(product, admin).find('audit_log', query);
}

const codesOf = ({ body }: ApiResponse) => body.data.refused.map(({ code }: { code: string }) => code);

describe('POST /talents/remind', () => {
  it('waits eight seconds, during which the reminder can be recalled', SLOW, async () => {
    const { talentId, resultId } = await invite();
    const now = new Date();
    product.clock.set(now);
    const { body } = await runAction('remind', { talents: [talentId] });
    const [mail] = await mailsOf(resultId);
    expect(mail).toMatchObject({ kind: 'survey-reminder', status: 'queued' });
    expect(mail?.send_after).toEqual(new Date(now.getTime() + 8000));
    expect(body.data.done).toEqual([
      { id: talentId, undo: { kind: 'recall', sent: mail?.id }, sends_at: mail?.send_after?.toISOString() },
    ]);
    expect(await sheetOf(resultId)).toMatchObject({ reminder_count: 1 });
    await runAction('recall', { talents: [talentId], sent: [mail?.id] });
    expect(await mailsOf(resultId)).toMatchObject([{ status: 'canceled' }]);
    expect(await sheetOf(resultId)).toMatchObject({ reminder_count: 0, date_last_reminded: null });
    expect(codesOf(await runAction('recall', { talents: [talentId], sent: [mail?.id] }))).toEqual([
      'recall.too_late',
    ]);
    expect(await linesOf('invitations.remind')).toEqual([{ user: admin.id, talent_ids: [talentId] }]);
    expect(await linesOf('invitations.recall')).toHaveLength(1);
  });

  it('is recalled only for the given person', async () => {
    const [anna, ben] = [await invite(), await invite()];
    const { body } = await runAction('remind', { talents: [anna.talentId] });
    const sentIds = [body.data.done[0].undo.sent];
    expect(codesOf(await runAction('recall', { talents: [ben.talentId], sent: sentIds }))).toEqual([
      'recall.too_late',
    ]);
    expect(await mailsOf(anna.resultId)).toMatchObject([{ status: 'queued' }]);
    expect(await linesOf('invitations.recall')).toEqual([]);
  });
});
