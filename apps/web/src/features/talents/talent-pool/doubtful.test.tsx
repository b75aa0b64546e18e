import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { doubtDe } from '@quint/phrases/base/doubt.de.ts';
import { doubtEn } from '@quint/phrases/base/doubt.en.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { fakeList } from '../../../testing/lists.ts';
import { renderApp } from '../../../testing/render.tsx';

// A doubtful result in the pool must be visible before an insight is spent.

const PERSON: PoolPerson = {
  id: 'p1',
  copy_id: null,
  is_own: false,
  is_known: false,
  name: 'Ethan *****',
  locations: [],
  profile: { skills: 4, jobs: 2, languages: 1, work_mode: true, salary: true, earliest_start: true },
  result: {
    quality: 'doubtful',
    o: 5,
    c: 8,
    e: 3,
    a: 4,
    es: 8,
    positions: { O: 5.1, C: 7.9, E: 3, A: 4, ES: 8 },
    norm: 'common-adult@1',
    alphas: null,
  },
  is_left_out: false,
  opened: null,
  fit: null,
};

function serve(language: 'EN' | 'DE'): void {
  signedInAs(makeUser({ platform_language: language }));
  fakeList('roles', []);
  fakeList('talents', []);
  const meta = { has_more: false, starts: null, norm: null, is_role_finder: false };
  api.use(
    http.get('*/api/pool', () => HttpResponse.json({ data: [PERSON], meta })),
    http.get('*/api/pool/p1', () => HttpResponse.json({ data: PERSON })),
  );
}

describe.each([
  ['EN', doubtEn, 'Unlock 1 insight Ethan *****'],
  ['DE', doubtDe, /Ethan \*\*\*\*\*$/],
] as const)('A doubtful result in the pool, in %s', (language, texts, button) => {
  it('is marked in the list, and in the confirmation before paying', async () => {
    serve(language);
    const { user } = renderApp('/talent-pool?tab=platform');
    expect(await screen.findByText(texts.short)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(texts.line)).toBeTruthy();
  });

  it('is marked on the page of the person', async () => {
    serve(language);
    renderApp('/talent-pool/p1?of=platform');
    expect(await screen.findByText(texts.short)).toBeTruthy();
  });
});
