import type { HoldSetting } from '@quint/domain/invitations/holding.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { readComparison } from '#features/measures/reports/people/service.ts';
import { readSubject } from '#features/measures/reports/documents/subjects/service.ts';
import type { TestOrganization, TestUser } from '#testing/factories.ts';
import {
  createAssessment,
  createOrganization,
  createRole,
  createTalent,
  createTeam,
  createUser,
} from '#testing/factories.ts';
import { expectRefusal, itemsOf } from '#testing/items.ts';
import { useProduct } from '#testing/product.ts';
import { testScope } from '#testing/scopes.ts';
import { callerOf } from '#testing/sessions.ts';
import { createFinishedResult } from '#testing/surveys.ts';

const product = useProduct();
const HIDES = 'nobody';
let organization: TestOrganization;
let admin: TestUser;

beforeEach(async () => {
  organization = await createOrganization(product, { name: 'Nordlicht' });
  admin = await createUser(product, { organization });
});

async function finish(hold_results: HoldSetting, name: string, finishedAt = product.clock.now()) {
  await product.deps.db.platform.write((db) =>
    db.updateTable('organizations').set({ hold_results }).where('id', '=', organization.id).execute(),
  );
  const { id } = await createTalent(product, organization, { first_name: name, last_name: 'Muster' });
  return { id, result: await createFinishedResult(product, organization, { talentId: id, finishedAt }) };
}

async function takePart(assessment_id: string, { id, result }: { id: string; result: string }) {
  const participant = { organization_id: organization.id, id: newId(), assessment_id, talent_id: id };
  await product.deps.db.platform.write(async (db) => {
    await db.insertInto('assessment_participants').values(participant).execute();
    await db.updateTable('talents_results').set({ assessment_id }).where('id', '=', result).execute();
  });
}

const print = (subject: object) =>
  callerOf(product)('POST', '/reports/documents', { headers: admin.headers, payload: { subject } });

describe('a printed comparison', () => {
  it('shows until when a result is on hold, in place of its figures', async () => {
    const visibleTalent = await finish('no', 'Anna');
    const heldTalent = await finish('24h', 'Ben', new Date('2026-11-23T11:00:00Z'));
    const openedTalent = await finish('opened', 'Cem');
    const role = await createRole(product, organization);
    const talents = [visibleTalent.id, heldTalent.id, openedTalent.id];
    const printComparison = async (language: 'en' | 'de') =>
      JSON.stringify(
        await product.deps.db.read(testScope(organization.id), (db) =>
          readComparison(db, testScope(organization.id), {
            subject: { kind: 'comparison', talents, role: role.id },
            language,
            hides: HIDES,
          }),
        ),
      );
    const english = await printComparison('en');
    expect(english).toContain('held back until 24 November 2026');
    expect(english).toContain('held back until the person has opened it');
    expect(english).not.toContain('not scored');
    const german = await printComparison('de');
    expect(german).toContain('zurückgehalten bis 24. November 2026');
    expect(german).toContain('zurückgehalten, bis die Person es geöffnet hat');
    expect(german).not.toContain('nicht gemessen');
  });

  it('of people whose results are all on hold is refused for that reason', async () => {
    const people = [await finish('24h', 'Anna'), await finish('24h', 'Ben')];
    const talents = people.map(({ id }) => id);
    expectRefusal(await print({ kind: 'comparison', talents }), 409, 'result.held_back');
  });
});

describe('the report of a group or an assessment', () => {
  it('in which all results are on hold is refused for that reason', async () => {
    const { id, result } = await finish('24h', 'Anna');
    const team = (await createTeam(product, organization)).id;
    await itemsOf(product, admin).patch(`teams/${team}`, { talents: [id] });
    const assessment = (await createAssessment(product, organization)).id;
    await takePart(assessment, { id, result });
    expectRefusal(await print({ kind: 'team', team }), 409, 'result.held_back');
    expectRefusal(await print({ kind: 'assessment', assessment }), 409, 'result.held_back');
    await takePart(assessment, await finish('no', 'Ben'));
    const page = await product.deps.db.read(testScope(organization.id), (db) =>
      readSubject(db, testScope(organization.id), {
        subject: { kind: 'assessment', assessment },
        language: 'en',
        audience: 'employer',
        hides: HIDES,
      }),
    );
    expect(JSON.stringify(page)).toMatch(/"Anna Muster","Finished","held back until \d+ \w+ \d{4}"/);
  });
});
