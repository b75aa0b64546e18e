import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import { createAssessment, createOrganization, createTalent, createUser } from '#testing/factories.ts';
import { createResult, expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { callerOf } from '#testing/sessions.ts';

const product = useProduct();
let organization: TestOrganization;
let admin: TestUser;
let assessment: { id: string };

beforeEach(async () => {
  organization = await createOrganization(product);
  admin = await createUser(product, { organization });
  assessment = await createAssessment(product, organization);
});

const read = (id = assessment.id) =>
  callerOf(product)('GET', `/assessments/${id}/progress`, { headers: admin.headers });

/** A participant, with their invitation in the assessment if there is one. */
async function take(result?: Record<string, unknown>): Promise<string> {
  const talent = await createTalent(product, organization);
  const items = itemsOf(product, admin);
  const response = await items.post('assessment_participants', {
    assessment: assessment.id,
    talent: talent.id,
  });
  if (result !== undefined) {
    const values = { talent_id: talent.id, assessment_id: assessment.id, ...result };
    await createResult(product, organization, values);
  }
  return response.body.data.id;
}

const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour));

describe('GET /assessments/:id/progress', () => {
  it('counts participants by progress, each step including later ones, and the days', async () => {
    await take();
    await take({ status: 'SCHEDULED', send_at: at(28), date_created: at(1) });
    await take({ status: 'CANCELED', date_created: at(1) });
    await take({ status: 'SENT', date_created: at(2) });
    await take({ status: 'PENDING', date_created: at(2), date_started: at(3) });
    await take({ stanine: 5, date_created: at(2), date_started: at(3), date_finished: at(3, 11) });
    // Half past eleven in the evening UTC is the next day in Berlin.
    await take({ stanine: 5, date_created: at(2), date_started: at(4), date_finished: at(4, 23) });
    const canceledParticipant = await take({ stanine: 5, date_created: at(2), date_finished: at(3) });
    await itemsOf(product, admin).patch(`assessment_participants/${canceledParticipant}`, {
      canceled: true,
    });
    expect((await read()).body.data).toEqual({
      total: 7,
      invited: 4,
      opened: 3,
      started: 3,
      finished: 2,
      scheduled: 1,
      withdrawn: 1,
      last_opened: at(4).toISOString(),
      last_finished: at(4, 23).toISOString(),
      days: [
        { day: '2026-11-02', invited: 4, opened: 0, finished: 0 },
        { day: '2026-11-03', invited: 0, opened: 2, finished: 1 },
        { day: '2026-11-04', invited: 0, opened: 1, finished: 0 },
        { day: '2026-11-05', invited: 0, opened: 0, finished: 1 },
      ],
    });
  });

  it('has zeros for an assessment without participants, and 404 for one of another workspace', async () => {
    expect((await read()).body.data).toMatchObject({ total: 0, invited: 0, days: [] });
    const other = await createOrganization(product);
    expectRefusal(await read((await createAssessment(product, other)).id), 404, 'record.not_found');
    expectRefusal(await read(newId()), 404, 'record.not_found');
  });
});
