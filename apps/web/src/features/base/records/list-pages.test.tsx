import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { ROW_HEIGHT } from '#ui/table-types.ts';
import { api, makeUser, refuse, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents, makeTalent, ROLE_ID } from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';

const NUMBERS = Array.from({ length: 250 }, (_, index) => String(index).padStart(3, '0'));
const FAULT = 'Something went wrong while loading your data';

function serveGroups(language: 'EN' | 'DE' = 'EN'): void {
  signedInAs(makeUser({ platform_language: language }));
  const counts = { date_updated: '2026-11-18T12:00:00.000Z', talents_count: '2', roles_count: '1' };
  fakeList(
    'teams',
    NUMBERS.map((id) => ({ id, name: `Person ${id}`, ...counts })),
  );
}

const LISTS = [
  { path: '/teams', answer: '*/api/items/teams', column: 'Group', serve: serveGroups },
  {
    path: '/talents',
    answer: '*/api/items/talents',
    column: 'Talent',
    serve: () => fakeTalents(NUMBERS.map((id) => makeTalent(id))),
  },
] as const;

/** Makes the pages of a list fail until the returned function is called. */
function failPages(answer: string): () => void {
  let isDown = true;
  api.use(
    http.get(answer, ({ request }) => {
      const isPage = new URL(request.url).searchParams.has('page');
      return isDown && isPage ? refuse(500, 'INTERNAL_SERVER_ERROR') : undefined;
    }),
  );
  return () => {
    isDown = false;
  };
}

function scrollToRow(index: number): void {
  const scroller = screen.getByRole('table').parentElement ?? document.body;
  scroller.scrollTop = index * ROW_HEIGHT.roomy;
  fireEvent.scroll(scroller);
}

async function findNotice(title = FAULT): Promise<HTMLElement> {
  return waitFor(() => {
    // Cells may say the same.
    const alerts = screen.getAllByText(title).map((text) => text.closest<HTMLElement>('[role="alert"]'));
    const alert = alerts.find((element) => element !== null);
    if (alert === undefined || alert === null) throw new Error('the message is no alert');
    return alert;
  });
}

describe.each(LISTS)('$path, read in pages', ({ path, answer, column, serve }) => {
  it('says that visible rows did not load, and loads them on demand', SLOW, async () => {
    serve();
    const { user } = renderApp(path);
    expect(await screen.findByText('Person 000')).toBeTruthy();
    const repair = failPages(answer);
    scrollToRow(150);
    const retry = within(await findNotice()).getByRole('button', { name: 'Try again' });
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('251');
    retry.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(retry.hasAttribute('data-pending')).toBe(false));
    expect(document.activeElement).toBe(retry);
    expect(screen.queryByText('Person 150')).toBeNull();
    repair();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Person 150')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(FAULT)).toBeNull());
  });

  it('says so above the old rows when another order fails to load', SLOW, async () => {
    serve();
    const { user } = renderApp(path);
    expect(await screen.findByText('Person 000')).toBeTruthy();
    const repair = failPages(answer);
    await user.click(screen.getByRole('button', { name: column }));
    const notice = within(await findNotice());
    expect(screen.getByText('Person 000')).toBeTruthy();
    repair();
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Person 249')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(FAULT)).toBeNull());
  });

  it('keeps the search when its answer fails to load', SLOW, async () => {
    serve();
    const { user } = renderApp(`${path}?search=nobody`);
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeTruthy();
    const repair = failPages(answer);
    const field = screen.getByLabelText(/^(Search groups|Name, e-mail, phone)/);
    await user.clear(field);
    await user.type(field, 'Person 1');
    const notice = within(await findNotice());
    expect(document.activeElement).toBe(field);
    repair();
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Person 100')).toBeTruthy();
  });
});

describe('A list read in pages', () => {
  it('says in German that rows did not load', async () => {
    serveGroups('DE');
    renderApp('/teams');
    expect(await screen.findByText('Person 000')).toBeTruthy();
    failPages('*/api/items/teams');
    scrollToRow(150);
    const notice = within(await findNotice('Beim Laden deiner Daten ist etwas schiefgegangen'));
    expect(notice.getByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
  });

  it('says that a page by fit did not load', SLOW, async () => {
    fakeTalents(NUMBERS.map((id) => makeTalent(id)));
    const { user } = renderApp(`/talents?role=${ROLE_ID}`);
    expect(await screen.findByText('Person 000')).toBeTruthy();
    api.use(
      http.get(`*/api/calculate-score/role/${ROLE_ID}`, () => refuse(500, 'INTERNAL_SERVER_ERROR'), {
        once: true,
      }),
    );
    scrollToRow(150);
    await user.click(within(await findNotice()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Person 150')).toBeTruthy();
  });
});
