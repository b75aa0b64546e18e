import { beforeAll, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import type { TestInvitation } from '#testing/surveys.ts';
import { createInvitation, Device, sheetOf } from '#testing/surveys.ts';

// A finished survey stays finished in every status while the person retakes it.

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let invitation: TestInvitation;
let device: Device;

const findTalents = (filter: object) =>
  itemsOf(product, admin).find('talents', { filter, fields: ['id', 'invitation_status'] });

beforeAll(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  invitation = await createInvitation(product, organization);
  device = new Device(product);
  await device.complete(invitation.token, 1);
  expect((await device.call('POST', '/survey/retake', {})).statusCode).toBe(200);
});

/** The status in lists, filters, counts and the record. */
async function expectFinished(newest: string): Promise<void> {
  const { talentId: id } = invitation;
  const finishedRows = [{ id, invitation_status: 'FINISHED' }];
  expect(await findTalents({ invitation_status: { _eq: 'FINISHED' } })).toEqual(finishedRows);
  expect(await findTalents({ invitation_status: { _in: ['SENT', 'OPENED', 'PENDING'] } })).toEqual([]);
  expect(await findTalents({})).toEqual(finishedRows);
  const groups = await itemsOf(product, admin).find('talents', {
    groupBy: ['invitation_status'],
    aggregate: { count: '*' },
  });
  expect(groups).toEqual([{ invitation_status: 'FINISHED', count: '1' }]);
  const fields = 'fields=invitation_status,invitation.status,latestResult.id';
  const { body } = await itemsOf(product, admin).get(`talents/${id}?${fields}`);
  expect(body.data).toEqual({
    invitation_status: 'FINISHED',
    invitation: { status: newest },
    latestResult: { id: invitation.resultId },
  });
}

describe('a person who retakes a finished survey', () => {
  it('stays FINISHED with the finished result, beside the retake', async () => {
    await expectFinished('OPENED');
  });

  it('stays so after the first answers', async () => {
    await device.answer(sheetOf(4).slice(0, 10));
    await expectFinished('PENDING');
  });
});
