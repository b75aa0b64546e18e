import { describe, expect, it, vi } from 'vitest';
import { createOrganization, createOwner } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 15_000, interval: 50 };

function mailsTo(email: string) {
  return product.mailer.sentMails.filter((mail) => mail.to === email);
}

async function finishSurvey(values: Parameters<typeof createInvitation>[2] = {}) {
  const organization = await createOrganization(product, { name: 'Nordlicht' });
  const invitation = await createInvitation(product, organization, values);
  const device = new Device(product);
  await device.complete(invitation.token, 2);
  await device.call('POST', '/survey/finish', {});
  await vi.waitFor(() => expect(mailsTo(invitation.email)).toHaveLength(1), WAIT);
  return { organization, invitation, mail: mailsTo(invitation.email)[0] };
}

describe('the report of a finished survey', () => {
  it('is stored, recorded with the result, and available to the person', async () => {
    const { organization, invitation, mail } = await finishSurvey();
    const owner = await createOwner(product, organization, invitation.talentId);
    const file = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results as r')
        .innerJoin('files as f', 'f.id', 'r.report_file')
        .selectAll('f')
        .where('r.id', '=', invitation.resultId)
        .executeTakeFirstOrThrow(),
    );
    const content = Buffer.from(mail?.attachments?.[0]?.content ?? []);
    expect(file).toMatchObject({
      type: 'application/pdf',
      talent_id: invitation.talentId,
      filesize: content.length,
    });
    const url = `/api/reports/talents_results/${invitation.resultId}/pdf`;
    const answer = await product.app.inject({ url, headers: owner.headers });
    expect(answer.rawPayload.equals(content)).toBe(true);
  });
});
