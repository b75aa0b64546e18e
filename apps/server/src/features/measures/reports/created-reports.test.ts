import { describe, expect, it, vi } from 'vitest';
import { createOrganization, createOwner, createUser } from '#testing/factories.ts';
import { expectRefusal, itemsOf, NO_SUCH_RECORD } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct({ worker: true });

const FIELDS = 'language,scoring_version,norm_version,file.type,talents_result.id,talents_result.talent';

async function makeOne() {
  const organization = await createOrganization(product);
  const invitation = await createInvitation(product, organization, { result: { language: 'EN' } });
  const device = new Device(product);
  await device.complete(invitation.token, 2);
  await device.call('POST', '/survey/finish', {});
  const admin = itemsOf(product, await createUser(product, { organization }));
  const reportId = await vi.waitFor(
    async () => {
      const result = await admin.get(`talents_results/${invitation.resultId}?fields=big_five_report`);
      expect(result.body.data.big_five_report).not.toBeNull();
      return String(result.body.data.big_five_report);
    },
    { timeout: 15_000, interval: 50 },
  );
  return { organization, invitation, admin, reportId };
}

describe('/items/big_five_reports', () => {
  it('contain a report with the rules behind its numbers, only for the workspace and the person', async () => {
    const { organization, invitation, admin, reportId } = await makeOne();
    const report = {
      language: 'EN',
      scoring_version: expect.stringMatching(/./),
      norm_version: expect.stringMatching(/./),
      talents_result: { id: invitation.resultId, talent: invitation.talentId },
    };
    const path = `big_five_reports/${reportId}?fields=${FIELDS}`;
    const pdf = { file: { type: 'application/pdf' } };
    expect((await admin.get(path)).body.data).toEqual({ ...report, ...pdf });

    const owner = await createOwner(product, organization, invitation.talentId);
    expect((await itemsOf(product, owner).get(path)).body.data).toMatchObject(report);

    const outsider = await createUser(product, { organization: await createOrganization(product) });
    expect(await itemsOf(product, outsider).get(path)).toEqual(NO_SUCH_RECORD);
    const colleague = await createUser(product, { organization, userRole: 'ORG_USER' });
    expect((await itemsOf(product, colleague).get(path)).status).toBe(403);
    expectRefusal(await admin.patch(`big_five_reports/${reportId}`, { language: 'DE' }), 403, 'FORBIDDEN');
  });
});
