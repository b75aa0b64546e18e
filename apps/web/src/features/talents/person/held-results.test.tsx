import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeTalent, GERMAN } from '../../../testing/one-talent.ts';
import { renderApp } from '../../../testing/render.tsx';

const HELD_RESULT = { is_result_held: true, latestResult: null };

describe('A person whose result is held back', () => {
  it('has a note in place of figures, with the moment it ends', async () => {
    fakeTalent({ talent: { ...HELD_RESULT, result_held_until: '2026-11-20T12:00:00.000Z' } });
    renderApp('/talents/anna');
    expect(await screen.findByText('Held back until 20 Nov')).toBeTruthy();
    expect(await screen.findByText('This result is held back')).toBeTruthy();
    const text = /^Held back until 20 Nov 2026, \d\d:00, or until the person has opened it\.$/;
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('tab', { name: 'Survey' })).toBeNull();
  });

  it('says so where only the person ends it, in German', async () => {
    fakeTalent({ user: GERMAN, talent: { ...HELD_RESULT, result_held_until: null } });
    renderApp('/talents/anna');
    expect(await screen.findByText('Dieses Ergebnis wird zurückgehalten')).toBeTruthy();
    expect(screen.getByText('Zurückgehalten, bis die Person es geöffnet hat.')).toBeTruthy();
  });
});
