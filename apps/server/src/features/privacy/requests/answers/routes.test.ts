import type { OwnWorkspaceData } from '@quint/contract/privacy/privacy.ts';
import type { DataRequests } from '@quint/contract/privacy/rights-requests.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatLine } from '#features/actions/overview/digest/model.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createTalent, createUser, switchOn } from '#testing/factories.ts';
import { expectRefusal } from '#testing/items.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct();
afterEach(() => product.clock.set(undefined));
const DATA_REQUESTS_URL = '/rights-requests';

let organization: TestOrganization;
let admin: TestUser;
let owner: TestUser;
let talent: { id: string };

const call = (method: 'GET' | 'POST', url: string, user: TestUser, payload?: object) =>
  callerOf(product)(method, url, { headers: user.headers, ...(payload === undefined ? {} : { payload }) });

async function submitRequest(kind: 'human' | 'correction', text: string): Promise<string> {
  const answer = await call('POST', `/users/me/privacy/${talent.id}/requests`, owner, { kind, text });
  expect(answer.status).toBe(200);
  return answer.body.data.id;
}
const readDataRequests = async (): Promise<DataRequests> =>
  (await call('GET', DATA_REQUESTS_URL, admin)).body.data;
const readOwn = async (): Promise<OwnWorkspaceData['requests']> =>
  (await call('GET', '/users/me/privacy', owner)).body.data.places[0].requests;
const answerTo = (id: string, text: string, user = admin) =>
  call('POST', `${DATA_REQUESTS_URL}/${id}/answer`, user, { text });

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht', language: 'EN' });
  admin = await createUser(product, { organization });
  talent = await createTalent(product, organization, { first_name: 'Anna', language: 'EN' });
  owner = await createOwner(product, organization, talent.id);
});

describe('requests of people about their data', () => {
  it(
    'are answered even when the chat is off: the person reads it, and is notified by mail',
    SLOW,
    async () => {
      const human = await submitRequest('human', 'Please look again.');
      const correction = await submitRequest('correction', 'My name is Anne.');
      const { requests, open } = await readDataRequests();
      expect(open).toBe(2);
      expect(requests.map(({ id, text, answer }) => [id, text, answer])).toEqual([
        [human, 'Please look again.', null],
        [correction, 'My name is Anne.', null],
      ]);
      const [first] = requests;
      const month = new Date(first?.date ?? '');
      month.setUTCMonth(month.getUTCMonth() + 1);
      expect(Math.abs(Date.parse(first?.due ?? '') - month.getTime())).toBeLessThan(4 * 86_400_000);
      const response = await answerTo(correction, 'It is Anne now.');
      expect(response.body.data).toMatchObject({ id: correction, answer: 'It is Anne now.' });
      // The other one is still open: an answer closes only its request.
      const own = await readOwn();
      expect(own.map(({ id, text, answer }) => [id, text, answer])).toEqual([
        [correction, 'My name is Anne.', 'It is Anne now.'],
        [human, 'Please look again.', null],
      ]);
      expect((await readDataRequests()).requests.map(({ id }) => id)).toEqual([human, correction]);
      await sendDueMails(product, organization.id);
      const mails = product.mailer.sentMails.filter(({ to }) => to === owner.email);
      expect(mails.map(({ subject }) => subject)).toEqual(['Nordlicht has answered you']);
      expect(mails[0]?.text).toContain('/profile/data');
      expect(mails[0]?.text).not.toContain('It is Anne now.');
    },
  );

  it('are answered once, and by a message in the chat as well', SLOW, async () => {
    await switchOn(product, organization, 'FEATURE_CHAT');
    const id = await submitRequest('human', 'Please look.');
    const [one, two] = await Promise.all([answerTo(id, 'We did.'), answerTo(id, 'Yes.')]);
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
    expectRefusal(await answerTo(id, 'Again.'), 409, 'rights.answered');
    await submitRequest('correction', 'The phone number is old.');
    expect((await readDataRequests()).open).toBe(1);
    await call('POST', `/inbox/${talent.id}`, admin, { text: 'Which one is right?' });
    expect((await readDataRequests()).open).toBe(0);
    expect((await readOwn())[0]).toMatchObject({ kind: 'correction', answer: 'Which one is right?' });
  });

  it('are on the start page with their due date, and in the daily mail without names', async () => {
    await submitRequest('human', 'Please look.');
    const { lines } = (await call('GET', '/overview', admin)).body.data;
    expect(lines).toMatchObject([{ kind: 'requests', key: 'requests', count: 1 }]);
    const lineText = formatLine(lines[0], 'de', 'Europe/Berlin');
    expect(lineText.title).toBe('1 Person wartet auf eine Antwort zu ihren Daten');
    expect(lineText.path).toBe(DATA_REQUESTS_URL.replace('rights', 'data'));
    expect((await call('POST', '/overview/put-offs', admin, { line: 'requests' })).status).toBe(204);
  });

  it('belong to the requested workspace, and are deleted with their person', async () => {
    const id = await submitRequest('human', 'Please look.');
    const other = await createUser(product, { organization: await createOrganization(product) });
    expectRefusal(await answerTo(id, 'Hello.', other), 404, 'record.not_found');
    expect((await call('GET', DATA_REQUESTS_URL, other)).body.data).toMatchObject({ requests: [], open: 0 });
    await product.deps.db.platform.write((db) =>
      db.updateTable('talents').set({ date_deleted: new Date() }).where('id', '=', talent.id).execute(),
    );
    expect((await readDataRequests()).requests).toEqual([]);
    expectRefusal(await answerTo(id, 'Hello.'), 404, 'record.not_found');
  });
});
