import { nextAnswerTime } from '@quint/domain/base/working-days.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createOrganization, createOwner, createRole, createUser } from '#testing/factories.ts';
import { sendDueMails } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';
import { createApplicant } from '#testing/vacancies.ts';

const product = useProduct();
/** Tokens expire by the real clock, so the tests use times near it. */
const NOW = new Date(Math.floor(Date.now() / 1000) * 1000);
const MORNING = nextAnswerTime(NOW);
const SOON = new Date(NOW.getTime() + 60_000);
let organization: TestOrganization;
let admin: TestUser;
let role: { id: string; name: string };

beforeEach(async () => {
  product.clock.set(NOW);
  organization = await createOrganization(product, { pack: 'flow' });
  admin = await createUser(product, { organization });
  role = await createRole(product, organization, { name: 'Teamleitung Support' });
});
afterEach(() => product.clock.set(undefined));

const call = (path: string, payload?: object) =>
  callerOf(product)('POST', `/vacancies/${role.id}/${path}`, {
    headers: admin.headers,
    ...(payload && { payload }),
  });

async function createApplicantWithAccount(values: Partial<Parameters<typeof createApplicant>[2]> = {}) {
  const applicant = await createApplicant(product, organization, {
    role: role.id,
    name: 'Ines Wolter',
    ...values,
  });
  const owner = await createOwner(product, organization, applicant.id);
  const read = async () => {
    const { body } = await callerOf(product)('GET', '/users/me/applications', { headers: owner.headers });
    return body.data as { role: { name: string }; events: { kind: string; interview_at: string | null }[] }[];
  };
  const kinds = async () => (await read()).flatMap(({ events }) => events.map(({ kind }) => kind));
  return { ...applicant, read, kinds };
}

async function sendMailsAt(time: Date) {
  product.clock.set(time);
  await sendDueMails(product, organization.id);
  product.clock.set(NOW);
}

async function fill(mails: object) {
  const choices = { taken_by: null, mails };
  const { fingerprint } = (await call('filling/preview', choices)).body.data;
  expect((await call('filling', { ...choices, fingerprint })).status).toBe(200);
}

describe('where an application stands', () => {
  it('is what was told to the person: invited, finished, interview, answered', async () => {
    const ines = await createApplicantWithAccount({ isFinished: true });
    expect(await ines.kinds()).toEqual(['invited', 'finished']);
    await call('mails', {
      kind: 'interview',
      talents: [ines.id],
      interview_at: MORNING.toISOString(),
    });
    expect(await ines.kinds()).toEqual(['invited', 'finished']);
    await sendMailsAt(SOON);
    const [application] = await ines.read();
    expect(application?.role.name).toBe('Teamleitung Support');
    expect(application?.events.at(-1)).toMatchObject({
      kind: 'interview',
      interview_at: MORNING.toISOString(),
    });
    await call('mails', { kind: 'after_interview', talents: [ines.id] });
    expect(await ines.kinds()).toEqual(['invited', 'finished', 'interview']);
    await sendMailsAt(MORNING);
    expect(await ines.kinds()).toEqual(['invited', 'finished', 'interview', 'answered']);
  });

  it('tells neither a shortlist nor a decision without a mail', async () => {
    const ines = await createApplicantWithAccount({
      isFinished: true,
      link: { rejected_at: NOW, shortlisted_at: NOW },
    });
    expect(await ines.kinds()).toEqual(['invited', 'finished']);
  });

  it('tells that the role is filled not before the answer, and without one at once', async () => {
    const ines = await createApplicantWithAccount({ isFinished: true });
    const robert = await createApplicantWithAccount({ name: 'Robert Kessler' });
    await fill({ after_interview: true, no_interview: true, filled: false });
    expect(await ines.kinds()).toEqual(['invited', 'finished']);
    expect(await robert.kinds()).toEqual(['invited', 'filled']);
    await sendMailsAt(MORNING);
    expect((await ines.kinds()).toSorted()).toEqual(['answered', 'filled', 'finished', 'invited']);
  });

  it('says nothing of a role that nobody told the person about, and nothing to others', async () => {
    const ines = await createApplicantWithAccount({ isFinished: true, result: { invited_for: [] } });
    expect(await ines.read()).toEqual([]);
    await fill({ after_interview: false, no_interview: false, filled: false });
    expect(await ines.read()).toEqual([]);
    const { body } = await callerOf(product)('GET', '/users/me/applications', { headers: admin.headers });
    expect(body.data).toEqual([]);
  });

  it('does not tell the hired person that somebody took the role', async () => {
    const maria = await createApplicantWithAccount({ isFinished: true, link: { hired_at: NOW } });
    await fill({ after_interview: true, no_interview: true, filled: true });
    expect(await maria.kinds()).toEqual(['invited', 'finished']);
  });
});
