import { describe, expect, it } from 'vitest';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct();
const ACCESS_LOG_URL = '/users/me/survey-openings';

describe('GET /users/me/survey-openings', () => {
  it('shows a talent every device and every copied link of their survey, and only these', async () => {
    const organization = await createOrganization(product);
    const admin = await createUser(product, { organization });
    const owner = await createUser(product, { organization, userRole: 'ORG_USER' });
    const talent = await createTalent(product, organization, { user_id: owner.id });
    const { resultId, token } = await createInvitation(product, organization, { talentId: talent.id });
    const linkResponse = await product.app.inject({
      method: 'POST',
      url: `/api/invite/talents/${resultId}/link`,
      headers: admin.headers,
    });
    const tablet = new Device(product);
    tablet.userAgent = 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)';
    await tablet.open(new URL(linkResponse.json().data.url).searchParams.get('token') ?? '');
    const phone = new Device(product);
    phone.userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';
    await phone.open(token);
    const read = async (headers: Record<string, string>) =>
      (await product.app.inject({ url: `/api${ACCESS_LOG_URL}`, headers })).json().data;
    const id = expect.any(String);
    const date = expect.any(String);
    expect(await read(owner.headers)).toEqual([
      { id, date, what: 'opened', opened_by: 'mailed', device: 'phone', is_proved: true },
      { id, date, what: 'opened', opened_by: 'copied', device: 'tablet', is_proved: false },
      { id, date, what: 'copied', opened_by: 'copied', device: null, is_proved: false },
    ]);
    expect(await read(admin.headers)).toEqual([]);
    const other = await createUser(product, { organization, userRole: 'ORG_USER' });
    await createTalent(product, organization, { user_id: other.id });
    expect(await read(other.headers)).toEqual([]);
  });
});
