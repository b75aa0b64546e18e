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

/** The visible toasts, by id. */
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

describe('missing data', () => {
  it('is reported once, can be requested again, and the report is withdrawn on success', async () => {
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

  it('is refetched automatically once the network is back', async () => {
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

  it('is not reported beside a page that shows it itself', async () => {
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

describe('a failed action', () => {
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

  it('is no longer reported once the same request has succeeded, whatever others did', async () => {
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

  it('that was refused is no longer reported once it succeeds', async () => {
    watch();
    server.use(http.patch('*/api/items/roles/r1', () => refuse(400, 'role.name_required')));
    const save = () => api('/items/roles/r1', { method: 'PATCH' });
    await save().catch((error: unknown) => notifyRefusal(error));
    expect(listToastTexts()).toEqual([[undefined, 'role.name_required']]);
    server.use(http.patch('*/api/items/roles/r1', () => HttpResponse.json({ data: {} })));
    await save();
    expect(listToastTexts()).toEqual([]);
  });

  it('is reported if no handler does, whatever the error', async () => {
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

  it('is reported if its page is left before the answer', async () => {
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

  it('is not reported twice if the page shows the reason', async () => {
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
    // A later failure is reported, so the earlier one had enough time.
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
  ] as const)('is reported for a write outside of mutations: %s', async (_name, answer, headline) => {
    watch();
    server.use(http.patch('*/api/users/me', answer));
    await api('/users/me', { method: 'PATCH' }).catch(() => undefined);
    await waitFor(() => expect(listToastTexts().map(([first]) => first)).toEqual([headline]));
  });

  it('stays reported when reads succeed after a lost write, until the write succeeds', async () => {
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

  it('is reported once for a write whose caller reports it', async () => {
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
