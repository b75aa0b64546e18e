import { openText } from '@quint/domain/people/people-lists/open-list.ts';
import { readList } from '@quint/domain/people/people-lists/read-list.ts';
import { readTextFile } from '@quint/domain/base/text-file.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { createFinishedResult } from '#testing/surveys.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
});

async function readExport(url: string) {
  const { headers } = admin;
  const answer = await product.app.inject({ method: 'GET', url: `/api/exports/${url}`, headers });
  return readList(openText(readTextFile(answer.rawPayload).text));
}

describe('An exported file of people', () => {
  it.each(['en', 'de'])('is a list of people again: talents in "%s"', async (language) => {
    const { email } = await createTalent(product, organization, {
      first_name: 'Jörg',
      last_name: 'von der Heide',
      phone: '+49 30 12345',
    });
    await createTalent(product, organization, {
      first_name: 'Lea',
      last_name: 'Demirel',
      is_directly_invited: false,
    });
    const { people, aside } = await readExport(`talents?language=${language}&sort=fullname`);
    expect(people).toEqual([
      {
        line: 2,
        email,
        first_name: 'Jörg',
        last_name: 'von der Heide',
        phone: '+49 30 12345',
        language: undefined,
        notes: [],
      },
    ]);
    // Masked people have no address in the file.
    expect(aside.map(({ reason }) => reason)).toEqual(['no_address']);
  });

  it.each(['en', 'de'])('is a list of people again: results in "%s"', async (language) => {
    const talent = await createTalent(product, organization, { first_name: 'Ada', last_name: 'Kim' });
    await createFinishedResult(product, organization, { talentId: talent.id });
    const { people, aside } = await readExport(`results?language=${language}`);
    expect(people).toMatchObject([{ email: talent.email, first_name: 'Ada', last_name: 'Kim', notes: [] }]);
    expect(aside).toEqual([]);
  });
});
