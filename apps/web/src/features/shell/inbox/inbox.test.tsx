import type { InboxMessage } from '@quint/contract/people/inbox.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuseTo, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { SLOW } from '#testing/slow.ts';

const PAGE = '/dev/ui/list';
const MIRA = '0190c0de-0000-7000-8000-00000000000a';

function makeChatUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  const user = makeUser(overrides);
  const workspace = user.active_workspace!;
  const features = { ...workspace.features, FEATURE_CHAT: true };
  return { ...user, active_workspace: { ...workspace, features } };
}

function message(id: string, overrides: Partial<InboxMessage>): InboxMessage {
  const date_created = '2026-11-20T09:00:00.000Z';
  return { id, from: 'talent', author: 'Mira Falk', text: '', date_created, date_seen: null, ...overrides };
}

/** A server with one conversation. */
function answerInbox(messages: InboxMessage[]): { readonly seenBodies: unknown[] } {
  const seenBodies: unknown[] = [];
  const listUnseen = () => messages.filter(({ from, date_seen }) => from === 'talent' && date_seen === null);
  api.use(
    http.get('*/api/inbox/unseen', () => HttpResponse.json({ data: { unseen: listUnseen().length } })),
    http.get('*/api/inbox', () => {
      const last = messages.at(-1);
      const thread = {
        talent_id: MIRA,
        name: 'Mira Falk',
        avatar_link: '',
        last,
        unseen: listUnseen().length,
      };
      return HttpResponse.json({ data: last === undefined ? [] : [thread] });
    }),
    http.get(`*/api/inbox/${MIRA}`, () => HttpResponse.json({ data: { messages, has_more: false } })),
    http.post(`*/api/inbox/${MIRA}`, async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      const sentMessage = message(`sent-${messages.length}`, {
        from: 'workspace',
        author: 'Lena Brandt',
        text,
      });
      messages.push(sentMessage);
      return HttpResponse.json({ data: sentMessage });
    }),
    http.post(`*/api/inbox/${MIRA}/seen`, async ({ request }) => {
      seenBodies.push(await request.json());
      messages.forEach((one, at) => (messages[at] = { ...one, date_seen: one.date_created }));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { seenBodies };
}

describe('The inbox', () => {
  it('is hidden while the workspace does not chat', async () => {
    signedInAs(makeUser());
    renderApp(PAGE);
    await screen.findByText('18 left');
    expect(screen.queryByRole('button', { name: /Inbox/ })).toBeNull();
  });

  it(
    'shows above the conversations who asks about their data, and whose data is erased soon',
    SLOW,
    async () => {
      signedInAs(makeChatUser());
      answerInbox([]);
      const dataRequests = { requests: [], open: 1, ending: { count: 2, people: [] } };
      api.use(http.get('*/api/rights-requests', () => HttpResponse.json({ data: dataRequests })));
      const { user, where } = renderApp(PAGE);
      await user.click(await screen.findByRole('button', { name: /^Inbox/ }));
      const notices = await screen.findByRole('list', { name: 'Notices' });
      expect(within(notices).getByText('The data of 2 people will be deleted soon')).toBeTruthy();
      await user.click(within(notices).getByRole('link', { name: '1 person asks about their data' }));
      await waitFor(() => expect(where()).toBe('/data-requests'));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('counts unread messages, opens the conversation, marks it as read, and answers with Enter', async () => {
    signedInAs(makeChatUser());
    const { seenBodies } = answerInbox([message('m1', { text: 'When do we talk?' })]);
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Inbox, 1 new message' }));
    await user.click(await screen.findByRole('button', { name: /Mira Falk/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Mira Falk' });
    expect(await within(drawer).findByText('When do we talk?')).toBeTruthy();
    await user.type(
      within(drawer).getByLabelText('Your message'),
      'Tomorrow{Shift>}{Enter}{/Shift}at ten{Enter}',
    );
    const log = within(drawer).getByRole('log', { name: 'Messages' });
    expect(await within(log).findByText(/Tomorrow\s+at ten/)).toBeTruthy();
    expect(within(drawer).getByLabelText('Your message')).toHaveProperty('value', '');
    await waitFor(() => expect(seenBodies).toContainEqual({ until: 'm1' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Inbox' })).toBeTruthy();
  });

  it('keeps unsent text in the field, and says why', async () => {
    signedInAs(makeChatUser({ platform_language: 'DE' }));
    answerInbox([]);
    api.use(
      http.get('*/api/items/talents', () =>
        HttpResponse.json({ data: [{ id: MIRA, fullname: 'Mira Falk' }] }),
      ),
      http.post(`*/api/inbox/${MIRA}`, ({ request }) => refuseTo(request, 400, 'inbox.no_account')),
    );
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Posteingang' }));
    await user.click(await screen.findByRole('button', { name: 'Neue Nachricht' }));
    await user.click(await screen.findByRole('button', { name: 'Mira Falk' }));
    await user.type(await screen.findByLabelText('Deine Nachricht'), 'Hallo{Enter}');
    expect(await screen.findByText(/Dieses Talent hat noch kein Konto/)).toBeTruthy();
    expect(screen.getByLabelText('Deine Nachricht')).toHaveProperty('value', 'Hallo');
  });

  it('opens the only conversation for a talent; a paused workspace is read-only', async () => {
    const talent = makeChatUser({ role: { name: 'ORG_USER', admin_access: false } });
    const workspace = talent.active_workspace!;
    const active_talent = { id: MIRA, organization_id: workspace.id, status: 'APPLICANT' };
    signedInAs({ ...talent, active_talent, active_workspace: { ...workspace, is_freezed: true } });
    answerInbox([message('m1', { from: 'workspace', author: 'Lena Brandt', text: 'Your result is here.' })]);
    const { user } = renderApp('/profile');
    await user.click(await screen.findByRole('button', { name: 'Inbox' }));
    const drawer = await screen.findByRole('dialog', { name: 'Nordlicht GmbH' });
    expect(await within(drawer).findByText('Your result is here.')).toBeTruthy();
    expect(within(drawer).getByText(/You can read here, but not write/)).toBeTruthy();
    expect(within(drawer).queryByRole('button', { name: 'All conversations' })).toBeNull();
  });
});
