import { screen } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, refuse } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents } from '../../../testing/talents.ts';

describe('A list without rows', () => {
  it('offers to invite the first talents when there is nobody', async () => {
    fakeTalents([]);
    renderApp('/talents');
    expect(await screen.findByRole('heading', { name: 'No talents yet' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Invite talents' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  });

  it('says whom to ask when the user may not see it', async () => {
    fakeTalents([]);
    api.use(http.get('*/api/items/talents', () => refuse(403, 'FORBIDDEN')));
    renderApp('/talents');
    expect(await screen.findByRole('heading', { name: 'You do not have access to talents' })).toBeTruthy();
  });

  it('offers no invitation when inviting is switched off', async () => {
    const user = makeUser();
    const workspace = user.active_workspace;
    if (workspace === null) throw new Error('no workspace');
    const features = { ...workspace.features, FEATURE_INVITE_TALENTS: false };
    fakeTalents([], [], { ...user, active_workspace: { ...workspace, features } });
    renderApp('/talents');
    expect(await screen.findByRole('heading', { name: 'No talents yet' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Invite talents' })).toBeNull();
  });
});
