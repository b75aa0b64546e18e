import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../../testing/api.ts';
import { fakeTalent, FIT, GERMAN, OPEN, OTHER, TALENT } from '../../../testing/one-talent.ts';
import { renderApp } from '../../../testing/render.tsx';
import { makeClosed } from '../../../testing/talents.ts';
import { SLOW } from '#testing/slow.ts';

async function cardOf(title: string): Promise<HTMLElement> {
  const card = (await screen.findByRole('heading', { name: title })).closest('section');
  if (card === null) throw new Error(`no card ${title}`);
  return card;
}

async function numbersIn(card: string, name: string): Promise<(string | null)[]> {
  const rows = within(within(await cardOf(card)).getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => Array.from(row.children, (cell) => cell.textContent).join(' | '));
}

describe('A person', () => {
  it('shows contact, considered roles and origin', async () => {
    fakeTalent();
    renderApp('/talents/anna');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Kowalski' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'anna@mail.example' })).toBeTruthy();
    const phone = screen.getByRole('link', { name: '+49 (30) 1234-56' });
    expect(phone.getAttribute('href')).toBe('tel:+4930123456');
    expect(screen.getByText('Invited by Lena Brandt, 12 Nov')).toBeTruthy();
    const role = await screen.findByRole('link', { name: 'Product owner' });
    expect(role.getAttribute('href')).toBe('/roles/po');
    expect(screen.queryByText('Source')).toBeNull();
  });

  it(
    'hides address and last name from users who may not see them, and explains how to unlock them',
    SLOW,
    async () => {
      const maskedFields = {
        fullname: 'Anna *****',
        isMasked: true,
        isLocked: true,
        is_insight_unlocked: false,
      };
      const closed_content = makeClosed({ person: true, skills: 2 });
      fakeTalent({ talent: { ...maskedFields, closed_content, email: '*****', phone: '*****' } });
      const { user } = renderApp('/talents/anna');
      expect(await screen.findByText('Address hidden')).toBeTruthy();
      expect(await screen.findByRole('heading', { name: 'See who Anna is' })).toBeTruthy();
      expect(screen.getByRole('button', { name: /^Unlock for 1 insight|^Get insights/ })).toBeTruthy();
      await user.click(screen.getByRole('tab', { name: /Job profile/ }));
      expect(await screen.findByText('The job profile opens with an insight')).toBeTruthy();
    },
  );

  it('changes status with one control, and back by undo', async () => {
    const server = fakeTalent();
    const { user } = renderApp('/talents/anna');
    await user.click(await screen.findByRole('button', { name: 'Put on shortlist' }));
    expect(await screen.findByRole('button', { name: 'Mark as hired' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.changes).toEqual([{ status: 'FAVOURITE' }, { status: 'APPLICANT' }]));
  });

  it('keeps the status when the server refuses, and says why', async () => {
    fakeTalent();
    api.use(http.post('*/api/talents/move', () => refuse(409, 'plan.limit_reached')));
    const { user } = renderApp('/talents/anna');
    await user.click(await screen.findByRole('button', { name: 'Put on shortlist' }));
    expect(await screen.findByText(/plan.limit_reached/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Put on shortlist' })).toBeTruthy();
  });

  it('is reported as deleted when another administrator has done so in the meantime', async () => {
    fakeTalent();
    const { user } = renderApp('/talents/anna');
    const shortlist = await screen.findByRole('button', { name: 'Put on shortlist' });
    const message = 'This person has been deleted in the meantime.';
    const refusals = [{ id: 'anna', code: 'talent.gone', message }];
    api.use(
      http.post('*/api/talents/move', () => HttpResponse.json({ data: { done: [], refused: refusals } })),
      http.get('*/api/items/talents/anna', () => refuse(403, 'FORBIDDEN')),
    );
    await user.click(shortlist);
    expect(await screen.findByText(`Anna Kowalski: ${message}`)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Anna Kowalski is no longer here' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /bin/i }).getAttribute('href')).toBe('/bin?kind=talents');
  });

  it('is not found for an unknown id', async () => {
    fakeTalent();
    api.use(http.get('*/api/items/talents/anna', () => refuse(403, 'FORBIDDEN')));
    renderApp('/talents/anna');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  it('keeps the result while the survey is taken again', async () => {
    fakeTalent({ talent: { invitation: { ...TALENT.invitation, status: 'PENDING' } as never } });
    renderApp('/talents/anna');
    expect(await screen.findByText('Retaking the survey since 12 Nov')).toBeTruthy();
    expect(screen.getByText(/^The result of 18 Nov 2026 counts/)).toBeTruthy();
    expect(screen.getAllByRole('tab')[0]?.textContent).toBe('Fit');
  });
});

describe('The fit of a person', () => {
  it('shows the considered role first, with an explanation, and the others behind one line', async () => {
    fakeTalent({ fits: [OTHER, FIT, { ...OPEN, role_id: 'open', name: 'Assistant' }] });
    const { user } = renderApp('/talents/anna');
    const card = within(await cardOf('Product ownerConsidered'));
    expect(card.getByText('82 to 98 with the error of measurement')).toBeTruthy();
    expect(card.getByText('About 46 of 100')).toBeTruthy();
    const rowTexts = card.getAllByRole('listitem').map((row) => row.textContent);
    expect(rowTexts.slice(0, 5)).toEqual([
      expect.stringMatching(/^OOpenness6In range/),
      expect.stringMatching(/^CConscientiousness6Just outside \(−6\)/),
      expect.stringMatching(/^EExtraversion6Does not count/),
      expect.stringMatching(/^AAgreeableness–too few answers/),
      expect.stringMatching(/^ESEmotional stability62 above \(−3\)/),
    ]);
    expect(card.getByRole('link', { name: 'Open sheet' }).getAttribute('href')).toBe(
      '/roles/po/talents/anna/interview',
    );
    expect(screen.queryByText('UX researcher')).toBeNull();
    await user.click(screen.getByRole('button', { name: '2 other roles' }));
    expect(screen.getByText('UX researcher')).toBeTruthy();
    expect(screen.getByText('This role has no requirements yet')).toBeTruthy();
  });

  it('says when the person is considered for no role', async () => {
    fakeTalent({ fits: [OTHER], talent: { roles: [] } });
    renderApp('/talents/anna');
    expect(await screen.findByText('Not considered for a role yet.')).toBeTruthy();
  });
});

describe('The personality of a person', () => {
  it('shows the traits as a chart and as numbers', SLOW, async () => {
    const server = fakeTalent();
    const { user } = renderApp('/talents/anna?tab=personality');
    expect(await screen.findByRole('img', { name: /Five traits on a scale from 1 to 9/ })).toBeTruthy();
    await user.click(within(await cardOf('Five traits')).getByText('Show the numbers'));
    expect(await numbersIn('Five traits', 'The five traits in numbers')).toEqual([
      'Trait | Stanine | 90% bar | Percentile',
      'OOpenness | 6 | 5 to 7 | 70 (42–88)',
      'CConscientiousness | 6 | 5.5 to 7 | 73 (49–85)',
      'EExtraversion | 6 | 5 to 7 | 70 (48–85)',
      'AAgreeableness | not scored: too few answers',
      'ESEmotional stability | 6 | 5 to 7 | 70 (46–86)',
    ]);
    expect(server.textQueries).toEqual([{ language: 'en' }]);
    const jumps = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(jumps.getAllByRole('link')).toHaveLength(5);
  });

  it('shows texts, the response quality and the versions', async () => {
    fakeTalent();
    renderApp('/talents/anna?tab=personality');
    const traitsCard = within(await cardOf('The traits in words'));
    expect(traitsCard.getByText('You like a plan.')).toBeTruthy();
    expect(traitsCard.getByText('Orderliness: high')).toBeTruthy();
    const quality = within(await cardOf('Response quality'));
    expect(quality.getByText('Worth a look')).toBeTruthy();
    expect(quality.getByText('Fast items')).toBeTruthy();
    expect(screen.getByText('Norm: common-adult@1')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Behavioural style' })).toBeNull();
  });

  it('speaks German, and requests German texts', async () => {
    const server = fakeTalent({ user: GERMAN });
    renderApp('/talents/anna?tab=personality');
    const rows = await numbersIn('Fünf Merkmale', 'Die fünf Merkmale in Zahlen');
    expect(rows[2]).toBe('CGewissenhaftigkeit | 6 | 5,5 bis 7 | 73 (49–85)');
    await waitFor(() => expect(server.textQueries).toEqual([{ language: 'de' }]));
  });
});

describe('The report', () => {
  it('is downloaded under the name from the server, in the language of the screen and for the role', async () => {
    fakeTalent({ user: GERMAN });
    const queries: Record<string, string>[] = [];
    api.use(
      http.get('*/api/reports/talents_results/result-1/pdf', ({ request }) => {
        queries.push(Object.fromEntries(new URL(request.url).searchParams));
        const headers = { 'Content-Disposition': 'attachment; filename="Anna-Kowalski.pdf"' };
        return new HttpResponse('%PDF', { headers });
      }),
    );
    Object.assign(URL, { createObjectURL: () => 'blob:report', revokeObjectURL: () => undefined });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = renderApp('/roles/po/talents/anna');
    await user.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }));
    await user.click(await screen.findByRole('menuitem', { name: 'PDF-Bericht' }));
    await waitFor(() => expect(names).toEqual(['Anna-Kowalski.pdf']));
    expect(queries).toEqual([{ language: 'de', role: 'po' }]);
  });

  it('says when it cannot be created', async () => {
    fakeTalent();
    api.use(http.get('*/api/reports/talents_results/result-1/pdf', () => refuse(400, 'result.not_finished')));
    const { user } = renderApp('/talents/anna');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'PDF report' }));
    expect(await screen.findByText('An error occurred while creating the document')).toBeTruthy();
  });
});

describe('A person in view of a role', () => {
  it('shows an explanation, and interview hints beside the chart', async () => {
    fakeTalent();
    renderApp('/roles/po/talents/anna');
    const why = within(await cardOf('Why 91'));
    expect(
      why.getByText(
        /^By our model about 46 of 100 people of the norm group reach high agreement and \d+ at least/,
      ),
    ).toBeTruthy();
    expect(why.getByText(/not a judgement of suitability\. Rule \S+@\d/)).toBeTruthy();
    const ask = within(await cardOf('Where to probe deeper'));
    expect(ask.getByText(/^Everyone in this role is asked the same questions/)).toBeTruthy();
    expect(ask.getByRole('link', { name: 'Open sheet' })).toBeTruthy();
    const others = within(await cardOf('Also fits'));
    expect(others.getByText('UX researcher')).toBeTruthy();
  });

  it('has the other data of the person in tabs, with the open one in the URL', SLOW, async () => {
    fakeTalent();
    const { user, where } = renderApp('/roles/po/talents/anna');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Role fit',
      'Personality',
      expect.stringMatching(/^Job profile/),
      expect.stringMatching(/^Notes/),
      'History',
    ]);
    await user.click(screen.getByRole('tab', { name: /^Notes/ }));
    expect(where()).toBe('/roles/po/talents/anna?tab=notes');
    expect(await screen.findByRole('textbox', { name: 'Write a note' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Why 91' })).toBeNull();
  });

  it('links the share that reaches the band to the curve of the norm group', async () => {
    fakeTalent();
    renderApp('/roles/po/talents/anna');
    const link = await screen.findByRole('link', { name: 'About 46 of 100' });
    expect(link.getAttribute('href')).toBe('/roles/po');
  });

  it('shows no fit for a role without a requirement', async () => {
    fakeTalent({ fits: [OPEN] });
    renderApp('/talents/anna/roles/po');
    expect(await screen.findByText('This role has no requirements yet')).toBeTruthy();
    expect(screen.queryByText(/agreement/)).toBeNull();
  });

  it('speaks German', async () => {
    fakeTalent({ user: GERMAN });
    renderApp('/roles/po/talents/anna');
    expect(await screen.findByRole('heading', { name: 'Warum 91' })).toBeTruthy();
    expect(screen.getAllByText('Hohe Übereinstimmung')[0]).toBeTruthy();
  });
});
