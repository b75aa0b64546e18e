import { http, HttpResponse } from 'msw';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { api as server } from '../testing/api.ts';
import { below, getOwnAccount, items, markDeleted } from './items.ts';

/** Answers every request with this, and records the requests. */
function answerWith(answer: object): { readonly requests: string[]; readonly bodies: unknown[] } {
  const requests: string[] = [];
  const bodies: unknown[] = [];
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      requests.push(`${request.method} ${pathname} ${decodeURIComponent(searchParams.toString())}`);
      if (request.method !== 'GET') bodies.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
  return { requests, bodies };
}

describe('requests to the data interface', () => {
  it('encode fields, filters and order in the URL', async () => {
    const { requests } = answerWith({ data: [] });
    await items('talents').list({
      fields: ['id', ...below('latestResult', ['o', 'date_finished'])],
      filter: { roles: { roles_id: { name: { _icontains: 'chef' } } }, status: 'EMPLOYEE' },
      sort: ['-latestResult.date_finished', 'fullname'],
      limit: 5,
    });
    expect(requests).toEqual([
      'GET /api/items/talents filter={"roles":{"roles_id":{"name":{"_icontains":"chef"}}},"status":"EMPLOYEE"}' +
        '&sort=-latestResult.date_finished,fullname&limit=5&fields=id,latestResult.o,latestResult.date_finished',
    ]);
  });

  it('leave out fields that the workspace does not have', async () => {
    const { requests } = answerWith({ data: { id: 'a' } });
    const goals = ['goals.goals_id.objective'] as const;
    for (const hasGoals of [true, false]) {
      const optionalFields = hasGoals ? goals : [];
      const team = await items('teams').get('a', { fields: ['id'], optionalFields });
      expectTypeOf(team.goals?.[0]?.goals_id?.objective).toEqualTypeOf<string | undefined>();
    }
    expect(requests).toEqual([
      'GET /api/items/teams/a fields=id,goals.goals_id.objective',
      'GET /api/items/teams/a fields=id',
    ]);
  });

  it('count and sum', async () => {
    answerWith({ data: [{ status: 'EMPLOYEE', count: '12', sum: { reminder_count: '7' } }] });
    expect(await items('talents').count({ filter: { status: 'EMPLOYEE' } })).toBe(12);
    expect(await items('talents').countBy(['status'])).toMatchObject([{ status: 'EMPLOYEE', count: 12 }]);
    expect(await items('talents_results').sum('reminder_count')).toBe(7);
    answerWith({ data: [{ sum: { reminder_count: null } }] });
    expect(await items('talents_results').sum('reminder_count')).toBe(0);
  });

  it('read a page with the total number of records', async () => {
    const { requests } = answerWith({ data: [{ id: 'a' }], meta: { filter_count: 230 } });
    const page = await items('roles').page({ fields: ['id'], limit: 100, page: 2 });
    expect(page).toEqual({ rows: [{ id: 'a' }], total: 230 });
    expect(requests[0]).toContain('meta=filter_count');
  });

  it('save and return the id', async () => {
    const { requests, bodies } = answerWith({ data: { id: 'a' } });
    expect(await items('teams').save(undefined, { name: 'Küche' })).toBe('a');
    expect(await items('teams').save('a', { name: 'Bar', talents: { create: ['t'], delete: [] } })).toBe('a');
    await markDeleted('teams', 'a');
    expect(requests).toEqual([
      'POST /api/items/teams fields=id',
      'PATCH /api/items/teams/a fields=id',
      'PATCH /api/items/teams/a fields=id',
    ]);
    expect(bodies).toEqual([
      { name: 'Küche' },
      { name: 'Bar', talents: { create: ['t'], delete: [] } },
      { date_deleted: expect.any(String) },
    ]);
  });

  it('read the own account', async () => {
    const { requests } = answerWith({ data: { active_workspace: null } });
    const account = await getOwnAccount({ fields: ['active_workspace.trial_ends_at'] });
    expectTypeOf(account.active_workspace?.trial_ends_at).toEqualTypeOf<string | null | undefined>();
    expect(requests).toEqual(['GET /api/users/me fields=active_workspace.trial_ends_at']);
  });
});

describe('types', () => {
  it('of a row follow from the fields', () => {
    const ask = () =>
      items('talents').list({
        fields: ['fullname', 'user', 'invitation.status', 'latestResult.date_finished', 'roles.rejected'],
        limit: 1,
      });
    expectTypeOf<Awaited<ReturnType<typeof ask>>[number]>().toEqualTypeOf<{
      readonly fullname: string;
      readonly user: string | null;
      readonly invitation: {
        readonly status: 'SCHEDULED' | 'INVITED' | 'SENT' | 'OPENED' | 'PENDING' | 'FINISHED' | 'CANCELED';
      } | null;
      readonly latestResult: { readonly date_finished: string } | null;
      readonly roles: readonly { readonly rejected: boolean }[];
    }>();
  });

  it('reject what the declaration does not contain', () => {
    const wrong = () => [
      // @ts-expect-error no such field
      items('talents').list({ fields: ['id', 'departement'], limit: 1 }),
      // @ts-expect-error no such field behind the relation
      items('talents').list({ fields: ['invitation.state'], limit: 1 }),
      // @ts-expect-error no such field for sorting
      items('talents').list({ fields: ['id'], sort: '-name', limit: 1 }),
      // @ts-expect-error no such value in the list of a field
      items('talents').list({ fields: ['id'], filter: { status: { _eq: 'HIRED' } }, limit: 1 }),
      // @ts-expect-error a goal needs a team
      items('goals').create({ objective: 'Grow', priority: 'high' }),
      // @ts-expect-error the score of a result is read-only
      items('talents_results').update('a', { o: 9 }),
      // @ts-expect-error these records have no date of deletion
      markDeleted('skills', 'a'),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
