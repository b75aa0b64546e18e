import { beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createUser } from '#testing/factories.ts';
import { codeOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import type { TestInvitation } from '#testing/surveys.ts';
import { createInvitation, Device } from '#testing/surveys.ts';

// Ownership of a sheet: an administrator with a copied link is not the person, and a public form proves nothing.

const product = useProduct({ worker: true });
let organization: TestOrganization;
let admin: TestUser;
let invitation: TestInvitation;

type Answer = Awaited<ReturnType<Device['call']>>;

const dataOf = (answer: Answer) => answer.json().data;
const codesOf = (answer: Answer) =>
  answer.json().errors.map((error: { extensions: { code: string } }) => error.extensions.code);

async function copyLink(resultId = invitation.resultId): Promise<Answer> {
  const url = `/api/invite/talents/${resultId}/link`;
  return product.app.inject({ method: 'POST', url, headers: admin.headers });
}

async function copyToken(): Promise<string> {
  return new URL(dataOf(await copyLink()).url).searchParams.get('token') ?? '';
}

const mailedCode = async (nth = 1, to = invitation.email) =>
  codeOf(await waitForMail(product, { to, kind: 'survey-code', nth }));

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  invitation = await createInvitation(product, organization, { talent: { first_name: 'Ida' } });
});

describe('a copied link', () => {
  it('opens the survey on one device, once', async () => {
    const token = await copyToken();
    const device = new Device(product);
    expect(dataOf(await device.open(token))).toMatchObject({ state: 'open', answered: 0 });
    expect(dataOf(await device.open(token)).state).toBe('open');
    const other = new Device(product);
    const second = await other.open(token);
    expect(dataOf(second)).toMatchObject({ state: 'link_used', workspace: null });
    expect((await other.call('GET', '/survey/session')).statusCode).toBe(401);
  });

  it('expires', async () => {
    const token = await copyToken();
    product.clock.set(new Date(Date.now() + 8 * 86_400_000));
    const session = dataOf(await new Device(product).open(token));
    product.clock.set(undefined);
    expect(session.state).toBe('link_used');
  });
});

describe('POST /survey/code', () => {
  const otherThan = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

  async function openCopied(): Promise<Device> {
    const device = new Device(product);
    await device.open(await copyToken());
    return device;
  }
  const verify = (device: Device, code: unknown) => device.call('POST', '/survey/proof', { code });

  it('accepts a code once, with five attempts in ten minutes', async () => {
    const device = await openCopied();
    await device.call('POST', '/survey/code', {});
    const first = await mailedCode();
    for (let by = 1; by <= 5; by++) {
      expect(codesOf(await verify(device, otherThan(first, by)))).toEqual(['survey.code_wrong']);
    }
    expect(codesOf(await verify(device, first))).toEqual(['survey.code_wrong']);
    await device.call('POST', '/survey/code', {});
    const second = await mailedCode(2);
    product.clock.set(new Date(Date.now() + 11 * 60_000));
    const late = await verify(device, second);
    product.clock.set(undefined);
    expect(codesOf(late)).toEqual(['survey.code_wrong']);
    expect((await verify(device, `${second.slice(0, 3)} ${second.slice(3)}`)).statusCode).toBe(200);
    expect(codesOf(await verify(device, second))).toEqual(['survey.code_wrong']);
  });
});
