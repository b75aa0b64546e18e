import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, signedInAs } from '../../../testing/api.ts';
import { FIT } from '../../../testing/one-talent.ts';
import { makeMember, OWN_TALENT } from '../../../testing/own-talent.ts';
import { renderApp } from '../../../testing/render.tsx';
import { withoutShortTexts } from '../../../testing/role-texts.ts';

const RANGE = { min: 3, max: 7, weight: 1 };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  value_creation: null,
  ...withoutShortTexts({}),
  attributes: { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE },
};

function serve(data: typeof FIT | null) {
  signedInAs(makeMember());
  api.use(
    http.get('*/api/items/talents/anna', () => HttpResponse.json({ data: OWN_TALENT })),
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: ROLE })),
    http.get('*/api/calculate-score/own/po', () =>
      HttpResponse.json({
        data,
        meta: { state: 'calculated', pending: 0, is_left_out_of_rankings: data === null },
      }),
    ),
  );
  renderApp('/talent-profile/anna/roles/po');
}

describe('The role view of the own profile', () => {
  it('shows the fit with its band, interval and costs, without links for administrators', async () => {
    serve(FIT);
    expect((await screen.findAllByText('91')).length).toBeGreaterThan(0);
    expect(screen.getByText(/82.*98/)).toBeTruthy();
    expect(screen.getByText(/^Administrators of the workspace and hiring managers/)).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => href.startsWith('/roles/'))).toEqual([]);
  });

  it('has no fit for a person who objects to rankings', async () => {
    serve(null);
    expect(await screen.findByText(/^You asked to be left out of rankings/)).toBeTruthy();
  });
});
