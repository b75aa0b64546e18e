import type { InvitationPreviewBody, InviteTalentsBody } from '@quint/contract/invitations/invitations.ts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents } from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';

type User = ReturnType<typeof renderApp>['user'];

const bodies: InviteTalentsBody[] = [];
const previews: InvitationPreviewBody[] = [];

beforeEach(() => {
  bodies.length = 0;
  previews.length = 0;
  fakeTalents([]);
  fakeList('teams', [{ id: 'growth', name: 'Growth' }]);
  api.use(
    http.get('*/api/invite/talents/terms', () =>
      HttpResponse.json({
        data: {
          mails_per_day: 9,
          days: [],
          address_form: 'du',
          trust: { pack: 'flow', isTrial: false, finished: 0 },
        },
      }),
    ),
    http.post('*/api/invite/talents/doubles', () => HttpResponse.json({ data: [] })),
    http.post('*/api/invite/talents/preview', async ({ request }) => {
      const body = (await request.json()) as InvitationPreviewBody;
      previews.push(body);
      const subject = `${body.language} ${body.inviteType}`;
      return HttpResponse.json({ data: { subject, html: '<p>Hello</p>', text: 'Hello' } });
    }),
    http.post('*/api/invite/talents', async ({ request }) => {
      bodies.push((await request.json()) as InviteTalentsBody);
      const invitedTalents = [{ id: 'ben', email: 'ben@mail.example', result: 'b' }];
      return HttpResponse.json({ data: { invited: invitedTalents, rejected: [], days: [] } });
    }),
  );
});

async function typePerson(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('First name, person 1'), 'Ben');
  await user.type(screen.getByLabelText('Last name, person 1'), 'Beck');
  await user.type(screen.getByLabelText('E-mail, person 1'), 'ben@mail.example');
}

describe('The purpose of an invitation', () => {
  it.each([
    ['a role', 'role=d0d3f0a4-6c4f-4d2e-9a51-0a3f7c6f2b11', 'recruiting'],
    ['a group', 'team=growth', 'team'],
  ])('follows from %s', async (_from, query, purpose) => {
    const { user } = renderApp(`/talents/invite?${query}`);
    await typePerson(user);
    await user.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
    await screen.findByRole('heading', { name: '1 person was invited' });
    expect(bodies.map(({ inviteType }) => inviteType)).toEqual([purpose]);
    expect(previews.every(({ inviteType }) => inviteType === purpose)).toBe(true);
  });

  it('must be selected without a role or a group, and the preview waits for it', SLOW, async () => {
    const { user } = renderApp('/talents/invite');
    await typePerson(user);
    const purposes = screen.getAllByRole<HTMLInputElement>('radio', { name: /^To (fill|get)/ });
    expect(purposes.map(({ checked }) => checked)).toEqual([false, false]);
    expect(screen.getByText(/^Choose above why you are inviting them/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
    // Shown once, at its field.
    expect(await screen.findByText(/^Please choose why you are inviting them/)).toBeTruthy();
    expect(purposes).toContain(document.activeElement);
    expect([bodies, previews]).toEqual([[], []]);
    await user.click(screen.getByRole('radio', { name: /^To fill a role/ }));
    expect(await screen.findByText('Subject: DE recruiting')).toBeTruthy();
    expect(screen.queryByText(/^Please choose why you are inviting them/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
    await waitFor(() => expect(bodies.map(({ inviteType }) => inviteType)).toEqual(['recruiting']));
  });
});

describe('The preview of an invitation', () => {
  it('is in the language of the mail, also after a change', SLOW, async () => {
    const { user } = renderApp('/talents/invite?team=growth');
    expect(await screen.findByText('Subject: DE team')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Language of the invitation/ }));
    await user.click(await screen.findByRole('option', { name: 'English' }));
    expect(await screen.findByText('Subject: EN team')).toBeTruthy();
    await typePerson(user);
    await user.click(screen.getByRole('button', { name: 'Language, person 1: English (as below)' }));
    await user.click(await screen.findByRole('menuitem', { name: 'German' }));
    expect(await screen.findByText('Subject: DE team')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByText('Subject: EN team')).toBeTruthy();
    expect(screen.getByText('No one in the list gets the e-mail in English.')).toBeTruthy();
  });

  it('shows the mail for the selected day', SLOW, async () => {
    const { user } = renderApp('/talents/invite?team=growth');
    await user.click(await screen.findByRole('switch', { name: 'Send later' }));
    await waitFor(() => expect(previews.at(-1)?.sendAt).toBeDefined());
    await typePerson(user);
    await user.click(screen.getByRole('button', { name: 'Schedule 1 invitation' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(previews.at(-1)?.sendAt).toBe(bodies[0]?.sendAt);
  });
});
