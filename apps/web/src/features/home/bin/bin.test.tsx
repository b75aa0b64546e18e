import type { DeletedRecord } from '@quint/contract/people/bin.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const BAKER: DeletedRecord = {
  kind: 'roles',
  id: 'baker',
  name: 'Baker',
  date_deleted: ago(3),
  deleted_by: 'Tom Berg',
  restorable_until: ago(-27),
};
const KIM: DeletedRecord = { ...BAKER, kind: 'talents', id: 'kim', name: 'Kim Park', deleted_by: null };

function serve(rows: DeletedRecord[] = [BAKER, KIM], rejections: object[] = []) {
  signedInAs(makeUser());
  const calls: unknown[] = [];
  const answer = (key: 'restored' | 'purged') => async (of: { request: Request }) => {
    const body = (await of.request.json()) as { ids: string[] };
    calls.push([key, body]);
    if (rejections.length > 0) return HttpResponse.json({ data: { [key]: [], rejected: rejections } });
    rows.splice(0, rows.length, ...rows.filter(({ id }) => !body.ids.includes(id)));
    return HttpResponse.json({ data: { [key]: body.ids, rejected: [] } });
  };
  api.use(
    http.get('*/api/bin', ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      const matchingRows = rows.filter((row) => kind === null || row.kind === kind);
      const meta = { total_count: rows.length, filter_count: matchingRows.length };
      return HttpResponse.json({ data: matchingRows, meta });
    }),
    http.post('*/api/bin/restore', answer('restored')),
    http.post('*/api/bin/purge', answer('purged')),
  );
  return calls;
}

describe('The bin', () => {
  it('shows each record with who deleted it, when, and how long it stays; and restores it', async () => {
    const calls = serve();
    const { user } = renderApp('/bin');
    const list = within(await screen.findByRole('list', { name: 'Bin' }));
    expect(list.getByText('Role · deleted by Tom Berg 3 days ago')).toBeTruthy();
    expect(list.getByText('Talent · deleted 3 days ago')).toBeTruthy();
    expect(list.getAllByText('27 days left')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: 'Restore Baker' }));
    expect(await screen.findByText('Baker was restored.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Baker')).toBeNull());
    expect(calls).toEqual([['restored', { kind: 'roles', ids: ['baker'] }]]);
  });

  it('says why a record cannot be restored', async () => {
    serve([KIM], [{ id: 'kim', code: 'bin.address_given', message: 'Another talent has this address.' }]);
    const { user } = renderApp('/bin');
    await user.click(await screen.findByRole('button', { name: 'Restore Kim Park' }));
    expect(await screen.findByText('Another talent has this address.')).toBeTruthy();
    expect(screen.getByText('Kim Park could not be restored')).toBeTruthy();
  });

  it('filters by kind, and deletes permanently after the name was typed', async () => {
    const calls = serve();
    const { user, where } = renderApp('/bin?kind=talents');
    await user.click(await screen.findByRole('button', { name: 'Delete Kim Park for good' }));
    expect(screen.queryByText('Baker')).toBeNull();
    const dialog = within(await screen.findByRole('alertdialog'));
    const purge = dialog.getByRole('button', { name: 'Delete for good' });
    expect(purge.hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByRole('textbox'), 'Kim Park');
    await user.click(purge);
    await waitFor(() => expect(calls).toEqual([['purged', { kind: 'talents', ids: ['kim'] }]]));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(where()).toBe('/bin'));
    expect(await screen.findByText('Baker')).toBeTruthy();
  });

  it('is empty', async () => {
    serve([]);
    renderApp('/bin');
    expect(await screen.findByText('The bin is empty')).toBeTruthy();
  });
});

describe('Deleting a record', () => {
  it('needs no confirmation, and is undone from the toast', async () => {
    const calls = serve();
    api.use(
      http.get('*/api/items/goals/ten', () =>
        HttpResponse.json({
          data: {
            id: 'ten',
            objective: 'Ten customers',
            priority: 'high',
            progress: null,
            due_date: null,
            progress_history: [],
            context: null,
            first_mover: null,
            teams: [],
            key_results: [],
            date_updated: ago(1),
          },
        }),
      ),
      http.get('*/api/items/goals', () => HttpResponse.json({ data: [], meta: { filter_count: 0 } })),
      http.patch('*/api/items/goals/ten', () => HttpResponse.json({ data: { id: 'ten' } })),
    );
    const { user, where } = renderApp('/goals/ten');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Ten customers is in the bin.')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/goals'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Ten customers is back.')).toBeTruthy();
    expect(calls).toEqual([['restored', { kind: 'goals', ids: ['ten'] }]]);
  });
});
