import { getItems } from '@quint/psychometrics/items.ts';
import type { WorkForm } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { createOrganization } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { createInvitation, Device } from '#testing/surveys.ts';

const product = useProduct();
const FIRST = 'ipip-neo-work@1';

async function openSheet(instrument: WorkForm) {
  const organization = await createOrganization(product);
  const invitation = await createInvitation(product, organization, {
    result: { instrument_version: instrument },
  });
  const device = new Device(product);
  const response = await device.open(invitation.token);
  return { organization, invitation, device, session: response.json().data };
}

describe('a sheet started on the first work form', () => {
  it('continues with its own items', async () => {
    const { device, session } = await openSheet(FIRST);
    expect(session).toMatchObject({ instrument: FIRST, total: 110 });
    const { data } = (await device.call('GET', '/survey/items?language=de')).json();
    expect(data.instrument).toBe(FIRST);
    expect(data.items).toEqual(getItems(FIRST, 'de').map(({ number, text }) => ({ num: number, text })));
    expect(data.items).toContainEqual({ num: 22, text: 'Ich liebe Aufregung.' });
  });
});
