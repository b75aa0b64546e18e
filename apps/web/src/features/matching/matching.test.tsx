import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, makeUser, refuse } from '../../testing/api.ts';
import { fakeTalent, FIT, GERMAN, OPEN, OTHER, place, SECTION, TALENT } from '../../testing/one-talent.ts';
import { renderApp } from '../../testing/render.tsx';

async function cardOf(title: string): Promise<HTMLElement> {
  const card = (await screen.findByRole('heading', { name: title })).closest('section');
  if (card === null) throw new Error(`no card ${title}`);
  return card;
}

async function numbersIn(card: string, name: string): Promise<(string | null)[]> {
  const rows = within(within(await cardOf(card)).getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => Array.from(row.children, (cell) => cell.textContent).join(' | '));
}

const REFUSED = /^The mail was not sent: this person does not want invitations by e-mail/;
describe('A talent', () => {
  it('shows the traits as a picture and the same in numbers', async () => {
    const seen = fakeTalent();
    const { user } = renderApp('/talents/anna');
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Kowalski' })).toBeTruthy();
    expect(screen.getByText(/^Applicant · finished 18 Nov 2026/)).toBeTruthy();
    expect(screen.getByText('Insight unlocked')).toBeTruthy();
    expect(screen.getByRole('img', { name: /Five traits on a scale from 1 to 9/ })).toBeTruthy();
    await user.click(within(await cardOf('Five traits')).getByText('Show the numbers'));
    expect(await numbersIn('Five traits', 'The five traits in numbers')).toEqual([
      'Trait | Stanine | 90% bar | Percentile',
      'OOpenness | 6 | 5 to 7 | 70',
      'CConscientiousness | 6 | 5.5 to 7 | 73',
      'EExtraversion | 6 | 5 to 7 | 70',
      'AAgreeableness | not scored: too few answers',
      'ESEmotional stability | 6 | 5 to 7 | 70',
    ]);
    expect(seen.asked).toEqual([{ language: 'en' }]);
  });

  it('says it in words, with the quality of the answers and the versions', async () => {
    fakeTalent();
    renderApp('/talents/anna');
    const words = within(await cardOf('The traits in words'));
    expect(words.getByText('You like a plan.')).toBeTruthy();
    expect(words.getByText('Orderliness: high')).toBeTruthy();
    const quality = within(await cardOf('Response quality'));
    expect(quality.getByText('Worth a look')).toBeTruthy();
    expect(quality.getByText('Fast items')).toBeTruthy();
    expect(screen.getByText('Norm: common-adult@1')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Behavioural style' })).toBeNull();
  });

  it('speaks German, and asks for German texts', async () => {
    const seen = fakeTalent({ user: GERMAN });
    renderApp('/talents/anna');
    const rows = await numbersIn('Fünf Merkmale', 'Die fünf Merkmale in Zahlen');
    expect(rows[2]).toBe('CGewissenhaftigkeit | 6 | 5,5 bis 7 | 73');
    expect(screen.getByText(/^Bewerbung · abgeschlossen am 18\. Nov\. 2026/)).toBeTruthy();
    await waitFor(() => expect(seen.asked).toEqual([{ language: 'de' }]));
  });

  it('says beside the result that the survey is taken again', async () => {
    fakeTalent({ talent: { invitation: { ...TALENT.invitation, status: 'PENDING' } as never } });
    renderApp('/talents/anna');
    expect(await screen.findByText(/finished 18 Nov 2026 · is taking the survey again/)).toBeTruthy();
  });

  it.each([
    ['SCHEDULED', /^The invitation goes out on 1 Dec 2026, \d\d:00\.$/],
    ['INVITED', 'The invitation was made and will be sent in a moment.'],
    ['INVITED', REFUSED],
    ['SENT', 'The invitation was sent. The link has not been opened yet.'],
    ['OPENED', 'The link was opened. No question has been answered yet.'],
    ['PENDING', 'The survey has begun and is not finished yet.'],
    ['FINISHED', 'The survey is finished.'],
    ['CANCELED', 'The invitation was withdrawn.'],
  ] as const)('without a result says where the invitation stands: %s', async (status, words) => {
    const dates = { send_at: '2026-12-01T12:00:00.000Z', date_last_reminded: '2026-11-20T12:00:00.000Z' };
    const invitation = { status, ...dates, is_mail_refused: words === REFUSED, reminder_count: 2 };
    fakeTalent({ talent: { latestResult: null, invitation_status: status, invitation } });
    renderApp('/talents/anna');
    expect(await screen.findByRole('heading', { name: 'No result yet' })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('2 reminders were sent, the last on 20 Nov 2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'PDF report' })).toBeNull();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('moves through the statuses', async () => {
    const seen = fakeTalent();
    const { user } = renderApp('/talents/anna');
    const steps = ['Shortlist', 'Remove from shortlist', 'Mark as hired', 'Back to applicant'];
    for (const step of steps) {
      await user.click(await screen.findByRole('button', { name: step }));
    }
    expect(await screen.findByRole('button', { name: 'Shortlist' })).toBeTruthy();
    expect(seen.changes).toEqual(
      ['FAVOURITE', 'APPLICANT', 'EMPLOYEE', 'APPLICANT'].map((status) => ({ status })),
    );
    expect((await screen.findAllByText('The status was changed.')).length).toBeGreaterThan(0);
  });

  it('says why a status is refused', async () => {
    fakeTalent();
    api.use(http.patch('*/api/items/talents/anna', () => refuse(403, 'workspace.frozen')));
    const { user } = renderApp('/talents/anna');
    await user.click(await screen.findByRole('button', { name: 'Mark as hired' }));
    expect(await screen.findByText('workspace.frozen')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark as hired' })).toBeTruthy();
  });

  it('can be called, unless the number is masked', async () => {
    fakeTalent();
    renderApp('/talents/anna');
    const link = await screen.findByRole('link', { name: '+49 (30) 1234-56' });
    expect(link.getAttribute('href')).toBe('tel:+4930123456');
  });

  it('tells what is hidden of a masked talent', async () => {
    fakeTalent({ talent: { fullname: 'Anna *****', isMasked: true, is_insight_unlocked: false } });
    renderApp('/talents/anna');
    const words = 'Name and e-mail are hidden until the insight is unlocked.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('Insight unlocked')).toBeNull();
  });

  it('says so when it is nobody', async () => {
    fakeTalent();
    api.use(http.get('*/api/items/talents/anna', () => refuse(403, 'FORBIDDEN')));
    renderApp('/talents/anna');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  it('explains the fit to each role in a line, on its own tab', async () => {
    fakeTalent({ fits: [OTHER, FIT, { ...OPEN, role_id: 'open', name: 'Assistant' }] });
    const { user, where } = renderApp('/talents/anna');
    await user.click(await screen.findByRole('tab', { name: 'Role fit' }));
    const rows = within(await cardOf('Fit to all roles')).findAllByRole('listitem');
    expect((await rows).map((row) => row.textContent)).toEqual([
      'UX researcherNothing, all inside100 of 100High agreement82–9890% interval 82 to 9846 of 100 reach it',
      'Product ownerConscientiousness one belowcosts 6Emotional stability two abovecosts 391 of 100High agreement82–9890% interval 82 to 9846 of 100 reach it',
      'Assistantno requirement',
    ]);
    expect(where()).toBe('/talents/anna?tab=fit');
    const link = screen.getByRole('link', { name: 'Product owner' });
    expect(link.getAttribute('href')).toBe('/roles/po/talents/anna');
  });

  it('says that there is no role to fit', async () => {
    fakeTalent({ fits: [] });
    renderApp('/talents/anna?tab=fit');
    expect(await screen.findByText('There is no role yet.')).toBeTruthy();
  });
});

describe('The report', () => {
  it('is saved under the name the server gives, in the language of the screen and for the role', async () => {
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
    await user.click(await screen.findByRole('button', { name: 'PDF-Bericht' }));
    await waitFor(() => expect(names).toEqual(['Anna-Kowalski.pdf']));
    expect(queries).toEqual([{ language: 'de', role: 'po' }]);
  });

  it.each([
    [makeUser(), 'PDF report', 'An error occurred while creating the document'],
    [GERMAN, 'PDF-Bericht', 'Beim Erstellen des Dokuments ist ein Fehler aufgetreten'],
  ])('says so when it cannot be made', async (user, button, words) => {
    fakeTalent({ user });
    api.use(http.get('*/api/reports/talents_results/result-1/pdf', () => refuse(400, 'result.not_finished')));
    const page = renderApp('/talents/anna');
    await page.user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('A talent in view of a role', () => {
  it('shows the match, and why: each place, the arithmetic, the interval, the norm group', async () => {
    fakeTalent();
    renderApp('/roles/po/talents/anna');
    const spectrum = within(await cardOf('Five traits against the role’s range'));
    expect(await spectrum.findByText('91')).toBeTruthy();
    const why = within(await cardOf('Why 91 of 100'));
    expect(why.getByText('Conscientiousness one below').nextSibling?.textContent).toBe('−6');
    expect(why.getByText('46 of 100 people of the norm group reach this band.')).toBeTruthy();
    expect(why.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'OOpennessin range',
      'CConscientiousnessone below',
      'AAgreeablenessin range',
      'ESEmotional stabilitytwo above',
    ]);
    const interval = 'With the error of measurement the fit lies between 82 and 98 of 100 (90% interval).';
    expect(why.getByText(interval)).toBeTruthy();
    expect(why.getByText('The norm group reaches 62 of 100 on average.')).toBeTruthy();
    expect(why.getByText(/not a judgement of suitability\. Rule \S+@\d/)).toBeTruthy();
  });

  it('lists the ranges beside the numbers, and the other roles', async () => {
    fakeTalent();
    renderApp('/roles/po/talents/anna');
    expect(await numbersIn('Five traits against the role’s range', 'The five traits in numbers')).toEqual([
      'Trait | Stanine | 90% bar | Percentile | Role range',
      'OOpenness | 6 | 5 to 7 | 70 | 3 to 7',
      'CConscientiousness | 6 | 5.5 to 7 | 73 | 7 to 9',
      'EExtraversion | 6 | 5 to 7 | 70 | no requirement',
      'AAgreeableness | not scored: too few answers | 3 to 7',
      'ESEmotional stability | 6 | 5 to 7 | 70 | 3 to 7',
    ]);
    const others = within(await cardOf('Also fits'));
    expect((await others.findAllByRole('link')).map((link) => link.textContent)).toEqual(['UX researcher']);
  });

  it('offers questions only for traits outside their range', async () => {
    const seen = fakeTalent({
      sections: [
        { ...SECTION, key: 'O', title: 'Openness', role: place(true, ['Not this one?']) },
        { ...SECTION, role: place(false, ['When did a plan fail?', 'What did you do?']) },
      ],
    });
    renderApp('/roles/po/talents/anna');
    const card = within(await cardOf('Questions for the interview'));
    expect(card.getByText('Conscientiousness')).toBeTruthy();
    expect(card.getByText('When did a plan fail?')).toBeTruthy();
    expect(card.getByText('What did you do?')).toBeTruthy();
    expect(card.queryByText('Not this one?')).toBeNull();
    expect(seen.asked).toEqual([{ language: 'en', role: 'po' }]);
  });

  it('needs no questions where everything is in range', async () => {
    fakeTalent({ sections: [{ ...SECTION, role: place(true, []) }] });
    renderApp('/roles/po/talents/anna');
    const words = 'Every trait lies in its range; ask about the work itself.';
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows no fit for a role without a requirement', async () => {
    fakeTalent({ fits: [OPEN] });
    renderApp('/roles/po/talents/anna');
    const card = within(await cardOf('No requirement set'));
    expect(card.getByText('This role sets no range, so there is no fit to show.')).toBeTruthy();
    expect(screen.queryByText(/agreement/)).toBeNull();
  });

  it('speaks German', async () => {
    fakeTalent({ user: GERMAN });
    renderApp('/roles/po/talents/anna');
    expect(await screen.findByText(/^Gewissenhaftigkeit eins/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Warum 91 von 100' })).toBeTruthy();
    expect(screen.getAllByText('Hohe Übereinstimmung')[0]).toBeTruthy();
    expect(screen.getByText('eins darunter')).toBeTruthy();
  });

  it('is found under the talent, too', async () => {
    fakeTalent();
    renderApp('/talents/anna/roles/po');
    expect(await screen.findByRole('heading', { name: 'Why 91 of 100' })).toBeTruthy();
  });
});
