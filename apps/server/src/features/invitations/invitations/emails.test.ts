import { describe, expect, it, vi } from 'vitest';
import type { TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { useProduct } from '#testing/product.ts';
import { Device } from '#testing/surveys.ts';

const product = useProduct({ worker: true });
const WAIT = { timeout: 15_000, interval: 50 };
let people = 0;
const nextEmail = () => `mailed${++people}@mail.example`;

async function createAdmin(name?: string) {
  const organization = await createOrganization(product, name === undefined ? {} : { name });
  return createUser(product, { organization });
}

async function inviteRows(user: TestUser, talents: object[], terms: object = {}): Promise<string[]> {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/invite/talents',
    headers: user.headers,
    payload: { talents, ...terms },
  });
  return answer.json().data.invited.map(({ result }: { result: string }) => result);
}

function invite(user: TestUser, emails: readonly string[], terms: object = {}): Promise<string[]> {
  const talents = emails.map((email) => ({ email, first_name: 'Anna', last_name: 'Muster' }));
  return inviteRows(user, talents, terms);
}

const mailsTo = (email: string) => product.mailer.sentMails.filter((mail) => mail.to === email);

async function statusOf(result = ''): Promise<string> {
  const row = await product.deps.db.platform.read((db) =>
    db.selectFrom('talents_results').select('status').where('id', '=', result).executeTakeFirstOrThrow(),
  );
  return row.status;
}

describe('the invitation mail', () => {
  it('is sent with the personal link and sets the status SENT', async () => {
    const admin = await createAdmin('Müller & Söhne');
    const email = nextEmail();
    const [result = ''] = await invite(admin, [email]);
    await vi.waitFor(async () => expect(await statusOf(result)).toBe('SENT'), WAIT);
    const [mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      from: { name: 'Müller & Söhne via Quint', address: 'no-reply@quint.example' },
      subject: 'Müller & Söhne lädt dich zu einer Persönlichkeitsbefragung ein',
      language: 'de',
    });
    const [url = ''] = /https?:\/\/\S+token=\S+/.exec(mail?.text ?? '') ?? [];
    const response = await new Device(product).open(new URL(url).searchParams.get('token') ?? '');
    expect(response.json().data).toMatchObject({ state: 'open', sheet: result });
    expect(mail?.html).toContain(`href="${url}"`);
    expect(mail?.text).toContain(admin.email);
    expect(mail?.text).toContain('Hallo Anna,');
  });
});
