import { useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { api as server, refuse } from '../testing/api.ts';
import { renderUi } from '../testing/render.tsx';
import { api } from './api-client.ts';
import { notifyRefusal, refusalText } from './failures.ts';
import { receiveNotifications, type Notification } from './notify.ts';
import { queryClient, useFaultOnPage } from './query.ts';

/** What stands in the toast area, by id. */
const toasts = new Map<string, Notification>();
let stop = (): void => {};

function watch(): void {
  toasts.clear();
  stop = receiveNotifications({
    show: (notification) => toasts.set(notification.id, notification),
    takeBack: (id) => toasts.delete(id),
  });
}
afterEach(() => stop());

const listToastTexts = () => [...toasts.values()].map(({ headline, text }) => [headline, text]);

function Part({ path }: { readonly path: string }) {
  const { data, isError } = useQuery({
    queryKey: [path],
    queryFn: () => api<{ data: string }>(path),
    retry: false,
  });
  return <p>{isError ? `no ${path}` : data?.data}</p>;
}

describe('what could not be loaded', () => {
  it('is said once for all of it, can be asked for again, and is taken back when it is there', async () => {
    watch();
    server.use(http.get('*/api/items/*', () => refuse(500, 'INTERNAL_SERVER_ERROR')));
    renderUi(['/items/roles', '/items/teams', '/items/goals'].map((path) => <Part key={path} path={path} />));
    expect(await screen.findByText('no /items/goals')).toBeTruthy();
    expect(listToastTexts()).toEqual([
      [
        'Something went wrong while loading your data',
        'Something went wrong on our side. Please try again in a moment.',
      ],
    ]);
    server.use(http.get('*/api/items/*', () => HttpResponse.json({ data: 'here' })));
    act(() => [...toasts.values()][0]?.action?.onPress());
    await waitFor(() => expect(screen.getAllByText('here')).toHaveLength(3));
    expect(listToastTexts()).toEqual([]);
  });

  it('because the network is gone is fetched again by itself once it is back', async () => {
    watch();
    server.use(http.get('*/api/items/*', () => HttpResponse.error()));
    renderUi(['/items/roles', '/items/teams'].map((path) => <Part key={path} path={path} />));
    expect(await screen.findByText('no /items/teams')).toBeTruthy();
    expect(listToastTexts().map(([headline]) => headline)).toEqual(['No connection']);
    server.use(http.get('*/api/items/*', () => HttpResponse.json({ data: 'here' })));
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(screen.getAllByText('here')).toHaveLength(2));
    expect(listToastTexts()).toEqual([]);
  });

  it('is not said beside a page that says so itself', async () => {
    function SelfReportingPart() {
      useFaultOnPage();
      return <Part path="/items/roles" />;
    }
    watch();
    server.use(http.get('*/api/items/*', () => refuse(500, 'INTERNAL_SERVER_ERROR')));
    renderUi(<SelfReportingPart />);
    expect(await screen.findByText('no /items/roles')).toBeTruthy();
    expect(listToastTexts()).toEqual([]);
  });
});

describe('what could not be done', () => {
  it.each([
    ['PATCH', '/items/roles/r1', 'Something went wrong while saving your data'],
    ['POST', '/users', 'Something went wrong while saving your data'],
    ['DELETE', '/items/roles/r1', 'Operation Failed'],
    ['POST', '/invite/talents', 'Operation Failed'],
  ] as const)('%s %s: %s', async (method, path, headline) => {
    watch();
    server.use(http.all('*/api/*', () => refuse(500, 'INTERNAL_SERVER_ERROR')));
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => api(path, { method }),
    });
    await expect(mutation.execute(undefined)).rejects.toMatchObject({ status: 500 });
    expect(listToastTexts()).toEqual([[headline, 'There were technical issues performing this action.']]);
  });

  it('is no longer said once the same call has succeeded, whatever else did meanwhile', async () => {
    watch();
    const down = new Set(['/items/roles/r1', '/items/roles/r2']);
    server.use(
      http.patch('*/api/*', ({ request }) =>
        [...down].some((path) => request.url.endsWith(path))
          ? refuse(500, 'INTERNAL_SERVER_ERROR')
          : HttpResponse.json({ data: {} }),
      ),
    );
    const save = (path: string) =>
      queryClient
        .getMutationCache()
        .build(queryClient, { mutationFn: () => api(path, { method: 'PATCH' }) })
        .execute(undefined)
        .catch(() => undefined);
    await save('/items/roles/r1');
    await save('/items/teams/t1');
    expect(listToastTexts()).toHaveLength(1);
    await save('/items/roles/r2');
    down.clear();
    await save('/items/roles/r1');
    expect(listToastTexts()).toHaveLength(1);
    await save('/items/roles/r2');
    expect(listToastTexts()).toEqual([]);
  });

  it('and was refused is no longer said once it was done', async () => {
    watch();
    server.use(http.patch('*/api/items/roles/r1', () => refuse(400, 'role.name_required')));
    const save = () => api('/items/roles/r1', { method: 'PATCH' });
    await save().catch((error: unknown) => notifyRefusal(error));
    expect(listToastTexts()).toEqual([[undefined, 'role.name_required']]);
    server.use(http.patch('*/api/items/roles/r1', () => HttpResponse.json({ data: {} })));
    await save();
    expect(listToastTexts()).toEqual([]);
  });

  it('is said when no handler says it, whatever the mutation failed with', async () => {
    watch();
    const run = (mutationFn: () => Promise<unknown>) =>
      queryClient
        .getMutationCache()
        .build(queryClient, { mutationFn })
        .execute(undefined)
        .catch(() => undefined);
    server.use(http.patch('*/api/*', () => refuse(409, 'record.changed')));
    await run(() => api('/items/roles/r1', { method: 'PATCH' }));
    await waitFor(() =>
      expect(listToastTexts()).toEqual([['Something went wrong while saving your data', 'record.changed']]),
    );
    toasts.clear();
    await run(() => Promise.reject(new TypeError('of the page')));
    await waitFor(() =>
      expect(listToastTexts()).toEqual([
        ['Operation Failed', 'There were technical issues performing this action.'],
      ]),
    );
  });

  it('is said when its page is left before the answer comes', async () => {
    watch();
    const answer = Promise.withResolvers<void>();
    server.use(
      http.patch('*/api/items/roles/r1', async () => {
        await answer.promise;
        return refuse(409, 'role.name_required');
      }),
    );
    function Form() {
      const save = useMutation({ mutationFn: () => api('/items/roles/r1', { method: 'PATCH' }) });
      return (
        <button
          type="button"
          onClick={() => save.mutate(undefined, { onError: (error) => notifyRefusal(error) })}
        >
          save
        </button>
      );
    }
    const user = renderUi(<Form />);
    await user.click(screen.getByRole('button'));
    cleanup();
    answer.resolve();
    await waitFor(() => expect(listToastTexts().map(([, text]) => text)).toEqual(['role.name_required']));
  });

  it('is not said twice where the page shows the reason', async () => {
    watch();
    server.use(http.patch('*/api/*', () => refuse(409, 'role.name_required')));
    function Form() {
      const save = useMutation({ mutationFn: () => api('/items/roles/r1', { method: 'PATCH' }) });
      return (
        <button type="button" onClick={() => save.mutate()}>
          {refusalText(save.error) ?? 'save'}
        </button>
      );
    }
    const user = renderUi(<Form />);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('role.name_required')).toBeTruthy();
    // A later failure is said, so the earlier one has had its time.
    await api('/users/me', { method: 'PATCH' }).catch(() => undefined);
    await waitFor(() => expect(listToastTexts()).toHaveLength(1));
  });

  it.each([
    ['a fault', () => refuse(500, 'INTERNAL_SERVER_ERROR'), 'Something went wrong while saving your data'],
    ['a refusal', () => refuse(409, 'role.name_required'), 'Something went wrong while saving your data'],
    [
      'a proxy',
      () => new HttpResponse('<html>', { status: 413 }),
      'Something went wrong while saving your data',
    ],
    ['a lost network', () => HttpResponse.error(), 'No connection'],
  ] as const)('is said of a write outside of mutations: %s', async (_name, answer, headline) => {
    watch();
    server.use(http.patch('*/api/users/me', answer));
    await api('/users/me', { method: 'PATCH' }).catch(() => undefined);
    await waitFor(() => expect(listToastTexts().map(([first]) => first)).toEqual([headline]));
  });

  it('stays said when reads succeed after a write was lost, until the write succeeds', async () => {
    watch();
    server.use(
      http.get('*/api/items/*', () => HttpResponse.json({ data: 'here' })),
      http.patch('*/api/items/*', () => HttpResponse.error()),
    );
    const save = () =>
      queryClient
        .getMutationCache()
        .build(queryClient, { mutationFn: () => api('/items/roles/r1', { method: 'PATCH' }) })
        .execute(undefined);
    await save().catch(() => undefined);
    renderUi(<Part path="/items/roles" />);
    expect(await screen.findByText('here')).toBeTruthy();
    expect(listToastTexts().map(([headline]) => headline)).toEqual(['No connection']);
    server.use(http.patch('*/api/items/*', () => HttpResponse.json({ data: {} })));
    await save();
    expect(listToastTexts()).toEqual([]);
  });

  it('is said once for a write whose caller says it', async () => {
    watch();
    server.use(http.patch('*/api/users/me', () => refuse(409, 'role.name_required')));
    await api('/users/me', { method: 'PATCH' }).catch((error: unknown) =>
      notifyRefusal(error, { id: 'own' }),
    );
    server.use(http.patch('*/api/users/me', () => HttpResponse.error()));
    await api('/users/me', { method: 'PATCH' }).catch(() => undefined);
    await waitFor(() => expect([...toasts.keys()]).toEqual(['own', 'fault-lost']));
  });
});
