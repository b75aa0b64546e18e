import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeUser, signedInAs } from '../../../testing/api.ts';
import { fakeTalent } from '../../../testing/one-talent.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents, makeClosed, makeTalent } from '../../../testing/talents.ts';

const REASON = 'Switched off in the workspace of the public check';

function beInPublicCheck() {
  const user = makeUser();
  const { active_workspace: workspace } = user;
  signedInAs({
    ...user,
    active_workspace: workspace === null ? null : { ...workspace, is_public_check: true },
  });
}

describe('The workspace of the public check', () => {
  it('explains on the button why nobody is invited, and lists no action that sends or unlocks', async () => {
    fakeTalents([makeTalent('anna', { fullname: 'Anna Kowalski' })]);
    beInPublicCheck();
    const { user } = renderApp('/talents');
    const invite = await screen.findByRole('button', { name: 'Invite talents' });
    expect(invite.getAttribute('aria-disabled')).toBe('true');
    const descriptionId = invite.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(descriptionId)?.textContent).toBe(REASON);
    await user.click(await screen.findByRole('button', { name: 'Actions for Anna Kowalski' }));
    expect((await screen.findAllByRole('menuitem')).length).toBeGreaterThan(0);
    for (const name of [/^Unlock/, /^Remind/, /^Invite again/, /^Copy survey link/])
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
  });

  it('explains on the invitation page why nobody can be invited', async () => {
    fakeTalents([]);
    beInPublicCheck();
    renderApp('/talents/invite');
    expect(await screen.findByText('No one can be invited from here')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('explains beside the locked job profile why it is not unlocked', async () => {
    const closed_content = makeClosed({ person: true });
    fakeTalent({ talent: { isLocked: true, is_insight_unlocked: false, isMasked: true, closed_content } });
    beInPublicCheck();
    renderApp('/talents/anna?tab=job');
    const press = await screen.findByRole('button', { name: 'Unlock for 1 insight' });
    expect(press.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(REASON).length).toBeGreaterThan(0);
  });
});
