import { describe, expect, it } from 'vitest';
import {
  createAssessment,
  createOrganization,
  createTalent,
  createUser,
  switchOff,
} from '#testing/factories.ts';
import { itemsOf } from '#testing/items.ts';
import { linkOf, waitForMail } from '#testing/mails.ts';
import { useProduct } from '#testing/product.ts';
import { Device } from '#testing/surveys.ts';
import { SLOW } from '#testing/tags.ts';

const product = useProduct({ worker: true });
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function open(days: { date_start?: string; date_end?: string } = {}) {
  const organization = await createOrganization(product);
  const user = await createUser(product, { organization });
  const talents = [await createTalent(product, organization), await createTalent(product, organization)];
  const assessment = await createAssessment(product, organization, days);
  const items = itemsOf(product, user);
  for (const talent of talents)
    await items.post('assessment_participants', { assessment: assessment.id, talent: talent.id });
  const invite = () =>
    product.app.inject({
      method: 'POST',
      url: `/api/invite/assessments/${assessment.id}`,
      headers: user.headers,
    });
  const read = async () =>
    (await items.get(`assessments/${assessment.id}?fields=participants.status,participants.id`)).body.data
      .participants;
  return { organization, talents, items, invite, read, assessment };
}

describe('POST /invite/assessments/:id', () => {
  it('invites the participants without an invitation to it, with their own links', SLOW, async () => {
    const { talents, invite, items, organization, assessment } = await open({ date_end: day(60) });
    expect((await invite()).json()).toMatchObject({ data: { invited: 2, days: [{ mails: 2 }] } });
    expect((await invite()).json()).toEqual({ data: { invited: 0, days: [] } });
    const mail = await waitForMail(product, { to: talents[0]?.email ?? '', kind: 'invitation' });
    const response = await new Device(product).open(linkOf(mail).searchParams.get('token') ?? '');
    expect(response.json().data.state).toBe('open');
    const rows = await product.deps.db.platform.read((db) =>
      db
        .selectFrom('talents_results')
        .select(['assessment_id', 'link_expires_at', 'invite_type'])
        .where('organization_id', '=', organization.id)
        .execute(),
    );
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toMatchObject({ assessment_id: assessment.id, invite_type: 'recruiting' });
      // Until the end of the assessment, which is later than thirty days.
      expect(row.link_expires_at.getTime()).toBeGreaterThan(Date.now() + 59 * 86_400_000);
    }
    const addedTalent = await createTalent(product, organization);
    await items.post('assessment_participants', { assessment: assessment.id, talent: addedTalent.id });
    expect((await invite()).json()).toMatchObject({ data: { invited: 1 } });
  });

  it('is scheduled for the first day of a later assessment', async () => {
    const { invite, read, talents } = await open({ date_start: day(3), date_end: day(20) });
    await invite();
    const participants = await read();
    expect(participants.map(({ status }: { status: string }) => status)).toEqual(['SCHEDULED', 'SCHEDULED']);
    expect(product.mailer.sentMails.some(({ to }) => to === talents[0]?.email)).toBe(false);
  });

  it('leaves out removed participants', async () => {
    const { invite, items, read } = await open();
    const [first] = await read();
    await items.patch(`assessment_participants/${first.id}`, { canceled: true });
    expect((await invite()).json()).toMatchObject({ data: { invited: 1 } });
  });

  it('is refused after the last day, and when the features are off', async () => {
    const endedAssessment = await open({ date_start: day(-20), date_end: day(-2) });
    const answer = await endedAssessment.invite();
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([409, 'assessment.over']);
    const { organization, invite } = await open();
    await switchOff(product, organization, 'FEATURE_ASSESSMENTS');
    expect((await invite()).json().errors[0].extensions.code).toBe('workspace.feature_off');
  });
});
