import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAYS_OF } from '@quint/domain/privacy/retention-periods.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from '#database/audit.ts';
import { newId } from '#database/ids.ts';
import { purgeExpired } from '#features/privacy/purge/jobs.ts';
import { mailFolder } from '#mail/folder.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createOrganization } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { createInvitation } from '#testing/surveys.ts';

const product = useProduct();
const DAY = 86_400_000;
/** Noon, which is on the same date in every time zone and season of Europe. */
const NOON = new Date(new Date().setUTCHours(12, 0, 0, 0));
const daysAgo = (days: number) => new Date(NOON.getTime() - days * DAY);
const endAtNoon = () => purgeExpired({ ...product.deps, clock: { now: () => NOON } });
let organization: TestOrganization;

beforeEach(async () => {
  organization = await createOrganization(product);
});

async function createMail(status: 'sent' | 'queued', days: number): Promise<string> {
  const id = newId();
  await product.deps.db.platform.write((db) =>
    db
      .insertInto('outbox')
      .values({
        organization_id: organization.id,
        id,
        message_key: id,
        kind: 'sample',
        to_email: 'zoe@mail.example',
        language: 'EN',
        payload: '{}',
        status,
        date_created: daysAgo(days),
        date_sent: status === 'sent' ? daysAgo(days) : null,
        send_after: status === 'queued' ? new Date(Date.now() + DAY) : null,
      })
      .execute(),
  );
  return id;
}

describe('the nightly clean-up', () => {
  it('deletes mails that were sent long ago, but no queued ones', async () => {
    const [old, young, waitingMail] = [
      await createMail('sent', DAYS_OF.mails + 1),
      await createMail('sent', DAYS_OF.mails - 1),
      await createMail('queued', DAYS_OF.mails + 1),
    ];
    const folder = mailFolder(product.deps.config);
    await mkdir(folder, { recursive: true });
    for (const id of [old, young]) await writeFile(join(folder, `${id}.eml`), 'x');
    await utimes(join(folder, `${old}.eml`), daysAgo(91), daysAgo(91));
    await endAtNoon();
    await endAtNoon();
    const remainingMails = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('organization_id', '=', organization.id)
        .orderBy('date_created', 'desc')
        .execute(),
    );
    expect(remainingMails.map(({ id }) => id)).toEqual([young, waitingMail]);
    expect(await readdir(folder)).toEqual([`${young}.eml`]);
  });

  it('deletes old sessions of surveys, and entries of the audit log and of analytics', async () => {
    const scope = testScope(organization.id);
    const { resultId } = await createInvitation(product, organization);
    await product.deps.db.platform.write(async (db) => {
      for (const days of [DAYS_OF.survey_sessions + 1, 1]) {
        await db
          .insertInto('survey_sessions')
          .values({
            organization_id: organization.id,
            id: newId(),
            result_id: resultId,
            token_hash: Buffer.from(newId()),
            expires_at: daysAgo(days),
            opened_by: 'mailed',
          })
          .execute();
      }
      for (const days of [DAYS_OF.analytics + 1, 1]) {
        await db
          .insertInto('analytics_events')
          .values({
            organization_id: organization.id,
            id: newId(),
            action: 'sample',
            date: daysAgo(days),
            date_created: daysAgo(days),
          })
          .execute();
      }
      await recordAudit(db, { scope, actor: undefined, action: 'sample.new' });
      await db
        .insertInto('audit_log')
        .values({
          organization_id: organization.id,
          id: newId(),
          action: 'sample.old',
          date_created: daysAgo(DAYS_OF.audit + 1),
        })
        .execute();
    });
    await endAtNoon();
    const remainingRows = await product.deps.db.platform.read(async (db) => ({
      sessions: await db
        .selectFrom('survey_sessions')
        .select('id')
        .where('result_id', '=', resultId)
        .execute(),
      events: await db
        .selectFrom('analytics_events')
        .select('id')
        .where('organization_id', '=', organization.id)
        .execute(),
      lines: await db
        .selectFrom('audit_log')
        .select('action')
        .where('organization_id', '=', organization.id)
        .execute(),
    }));
    expect([remainingRows.sessions.length, remainingRows.events.length]).toEqual([1, 1]);
    expect(remainingRows.lines).toEqual([{ action: 'sample.new' }]);
  });
});
