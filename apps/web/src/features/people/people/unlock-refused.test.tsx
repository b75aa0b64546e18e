import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { api, refuse } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { fakeTalents, makeClosed, makeInvitation, makeTalent } from '../../../testing/talents.ts';

const PEOPLE = ['hanna', 'ida'].map((id) =>
  makeTalent(id, {
    fullname: `${id} *****`,
    email: '*****',
    invitation: makeInvitation({ status: 'FINISHED' }),
    closed_content: makeClosed({ person: true, skills: 6 }),
  }),
);

it.each([
  ['budget.content_changed', 0],
  ['budget.spent', 1],
] as const)('after an unlock of many people that ended in %s offers %i retries', async (code, tries) => {
  fakeTalents(PEOPLE);
  api.use(http.post('*/api/workspace-automations/unlock-talent-insight', () => refuse(409, code)));
  const { user } = renderApp('/talents');
  await screen.findByRole('row', { name: /ida/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  const bar = within(screen.getByRole('region', { name: 'Selected talents' }));
  await user.click(await bar.findByRole('button', { name: /^Unlock/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Unlock for 2 insights' }));
  const result = within(await screen.findByRole('dialog', { name: '0 done, 2 not done' }));
  expect(result.queryAllByRole('button', { name: 'Try again' })).toHaveLength(tries);
  // Results stay visible after their page was left.
  await user.keyboard('{Escape}');
});
