import { describe, expect, it, vi } from 'vitest';
import { createOrganization, createOwner } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device } from '#testing/surveys.ts';
import { makeReport } from '#features/measures/reports/jobs.ts';
import { SLOW } from '#testing/tags.ts';

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

  it.each([
    ['DE', 'de', 'Dein Persönlichkeitsbericht', /^persoenlichkeitsbericht-[\d-]{10}\.pdf$/],
    ['EN', 'en', 'Your personality report', /^personality-report-[\d-]{10}\.pdf$/],
  ])(
    'is mailed once, as PDF, in the language of the survey: %s',
    SLOW,
    async (language, locale, subject, filename) => {
      const { mail } = await finishSurvey({ result: { language }, talent: { first_name: 'Kim' } });
      expect(mail).toMatchObject({ subject, language: locale, from: { name: 'Nordlicht via Quint' } });
      expect(mail?.text).toContain('Kim');
      expect(mail?.text).toContain('Nordlicht');
      // The button and the link below it open the page that shows the result and starts the survey again.
      const links = [...(mail?.text ?? '').matchAll(/https?:\/\/\S+token=\S+/g)].map(([link]) => link);
      expect(links).toHaveLength(2);
      const session = await new Device(product).open(new URL(links[1] ?? '').searchParams.get('token') ?? '');
      expect(session.json().data.state).toBe('completed');
      expect(mail?.attachments).toHaveLength(1);
      const [attachment] = mail?.attachments ?? [];
      expect(attachment?.type).toBe('application/pdf');
      expect(attachment?.filename).toMatch(filename);
      expect(
        Buffer.from(attachment?.content ?? [])
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    },
  );

  it('is created and mailed once however often its job runs', SLOW, async () => {
    const { organization, invitation } = await finishSurvey();
    const payload = { organizationId: organization.id, resultId: invitation.resultId };
    await Promise.all([makeReport(product.deps, payload), makeReport(product.deps, payload)]);
    const rows = await product.deps.db.platform.read(async (db) => ({
      mails: await db
        .selectFrom('outbox')
        .select('message_key')
        .where('organization_id', '=', organization.id)
        .execute(),
      files: await db.selectFrom('files').select('id').where('talent_id', '=', invitation.talentId).execute(),
    }));
    expect(rows.mails).toEqual([{ message_key: `report:${invitation.resultId}` }]);
    expect(rows.files).toHaveLength(1);
    expect(mailsTo(invitation.email)).toHaveLength(1);
  });

  it('is not created for an open survey or a deleted talent', SLOW, async () => {
    const organization = await createOrganization(product);
    const open = await createInvitation(product, organization);
    await makeReport(product.deps, { organizationId: organization.id, resultId: open.resultId });
    const files = await product.deps.db.platform.read((db) =>
      db.selectFrom('files').select('id').where('organization_id', '=', organization.id).execute(),
    );
    expect(files).toEqual([]);
  });
});
