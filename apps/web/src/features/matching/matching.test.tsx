import type { FitOfRole } from '@quint/contract/matching.ts';
import type { EvaluationTexts } from '@quint/contract/reports.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api, makeUser, refuse, signedInAs } from '../../testing/api.ts';
import { renderApp } from '../../testing/render.tsx';
import type { TalentRecord } from './api.ts';

const GERMAN = makeUser({ platform_language: 'DE' });
const SCORE = { stanine: 6, low: 5, high: 7, percentile: 70, z: 0.5, t: 55 };
const TALENT = {
  id: 'anna',
  fullname: 'Anna Kowalski',
  email: 'anna@mail.example',
  phone: '+49 (30) 1234-56',
  status: 'APPLICANT',
  isMasked: false,
  avatar: null,
  is_insight_unlocked: true,
  invitation_status: 'FINISHED',
  invitation: { status: 'FINISHED', send_at: null, reminder_count: 0, date_last_reminded: null },
  latestResult: {
    id: 'result-1',
    date_finished: '2026-11-18T12:00:00.000Z',
    result: {
      traits: { O: SCORE, C: { ...SCORE, low: 5.5, percentile: 73 }, E: SCORE, A: null, ES: SCORE },
    },
  },
} as unknown as TalentRecord;

const RANGE = { min: 3, max: 7, weight: 1 };
const PO = {
  id: 'po',
  name: 'Product owner',
  purpose: null,
  description: null,
  accountabilities: null,
  value_creation: null,
  attributes: {
    O: RANGE,
    C: { min: 7, max: 9, weight: 2 },
    E: { min: 1, max: 9, weight: 1 },
    A: RANGE,
    ES: RANGE,
  },
  date_updated: '2026-11-18T12:00:00.000Z',
};

function part(trait: FitOfRole['contributions'][number]['trait'], outside = 0, cost = 0) {
  return { trait, stanine: 6, ...RANGE, outside, cost };
}

const FIT: FitOfRole = {
  role_id: 'po',
  name: 'Product owner',
  score: 91,
  exact: 91.2,
  band: 'strong',
  interval: { low: 82, high: 98 },
  base: 61.6,
  broad: false,
  contributions: [part('O'), part('C', -1, 6.3), part('A'), part('ES', 2, 2.5)],
};
const OTHER: FitOfRole = {
  ...FIT,
  role_id: 'ux',
  name: 'UX researcher',
  score: 100,
  exact: 100,
  contributions: [part('O')],
};
const OPEN: FitOfRole = {
  ...FIT,
  score: null,
  exact: null,
  band: 'none',
  interval: null,
  base: null,
  contributions: [],
};

const SECTION = {
  key: 'C',
  title: 'Conscientiousness',
  headline: 'Plans ahead',
  text: 'You like a plan.',
  strengths: 'Keeps promises.',
  watchouts: 'Dislikes surprises.',
  both_readings: null,
  facets: [{ name: 'Orderliness', level: 'high', label: 'high' }],
  role: null,
};
const TEXTS = {
  report: {
    quality: {
      verdict: 'check',
      label: 'Worth a look',
      text: 'Some answers were quick.',
      notes: ['Fast items'],
    },
    style: { heading: '', primary: '', caption: 'Derived from two traits.', bars: [] },
    footer: 'Norm: common-adult@1',
  },
  sections: [SECTION],
} as unknown as EvaluationTexts;

function place(inside: boolean, questions: readonly string[]) {
  return { inside, line: '', meaning: '', questions };
}

interface World {
  readonly talent?: Partial<TalentRecord>;
  readonly fits?: readonly FitOfRole[];
  readonly sections?: readonly unknown[];
  readonly user?: ReturnType<typeof makeUser>;
}

/** One talent as the server tells it; `changes` are the bodies that change it, `asked` the queries for texts. */
function serve({ talent = {}, fits = [OTHER, FIT], sections = [SECTION], user = makeUser() }: World = {}) {
  signedInAs(user);
  const seen = { changes: [] as unknown[], asked: [] as Record<string, string>[] };
  let current = { ...TALENT, ...talent };
  api.use(
    http.get('*/api/items/talents/anna', () => HttpResponse.json({ data: { ...current } })),
    http.patch('*/api/items/talents/anna', async ({ request }) => {
      const change = (await request.json()) as Partial<TalentRecord>;
      seen.changes.push(change);
      current = { ...current, ...change };
      return HttpResponse.json({ data: { id: 'anna' } });
    }),
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: PO })),
    http.get('*/api/calculate-score/talent_new/anna', () =>
      HttpResponse.json({ data: fits, meta: { state: 'calculated', pending: 0 } }),
    ),
    http.get('*/api/reports/getTalentEvaluationTexts/result-1', ({ request }) => {
      seen.asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ data: { ...TEXTS, sections } });
    }),
  );
  return seen;
}

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
    const seen = serve();
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
    serve();
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
    const seen = serve({ user: GERMAN });
    renderApp('/talents/anna');
    const rows = await numbersIn('Fünf Merkmale', 'Die fünf Merkmale in Zahlen');
    expect(rows[2]).toBe('CGewissenhaftigkeit | 6 | 5,5 bis 7 | 73');
    expect(screen.getByText(/^Bewerbung · abgeschlossen am 18\. Nov\. 2026/)).toBeTruthy();
    await waitFor(() => expect(seen.asked).toEqual([{ language: 'de' }]));
  });

  it('says beside the result that the survey is taken again', async () => {
    serve({ talent: { invitation: { ...TALENT.invitation, status: 'PENDING' } as never } });
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
    serve({ talent: { latestResult: null, invitation_status: status, invitation } });
    renderApp('/talents/anna');
    expect(await screen.findByRole('heading', { name: 'No result yet' })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('2 reminders were sent, the last on 20 Nov 2026.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'PDF report' })).toBeNull();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('moves through the statuses', async () => {
    const seen = serve();
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
    serve();
    api.use(http.patch('*/api/items/talents/anna', () => refuse(403, 'workspace.frozen')));
    const { user } = renderApp('/talents/anna');
    await user.click(await screen.findByRole('button', { name: 'Mark as hired' }));
    expect(await screen.findByText('workspace.frozen')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark as hired' })).toBeTruthy();
  });

  it('can be called, unless the number is masked', async () => {
    serve();
    renderApp('/talents/anna');
    const link = await screen.findByRole('link', { name: '+49 (30) 1234-56' });
    expect(link.getAttribute('href')).toBe('tel:+4930123456');
  });

  it('tells what is hidden of a masked talent', async () => {
    serve({ talent: { fullname: 'Anna *****', isMasked: true, is_insight_unlocked: false } });
    renderApp('/talents/anna');
    const words = 'Name and e-mail are hidden until the insight is unlocked.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText('Insight unlocked')).toBeNull();
  });

  it('says so when it is nobody', async () => {
    serve();
    api.use(http.get('*/api/items/talents/anna', () => refuse(403, 'FORBIDDEN')));
    renderApp('/talents/anna');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  it('explains the fit to each role in a line, on its own tab', async () => {
    serve({ fits: [OTHER, FIT, { ...OPEN, role_id: 'open', name: 'Assistant' }] });
    const { user, where } = renderApp('/talents/anna');
    await user.click(await screen.findByRole('tab', { name: 'Role fit' }));
    const rows = within(await cardOf('Fit to all roles')).findAllByRole('listitem');
    expect((await rows).map((row) => row.textContent)).toEqual([
      'UX researcherNothing is outside a range, so nothing is taken off: 100.100%High agreement',
      'Product owner100 − C 6.3 − ES 2.5 = 91.291%High agreement',
      'Assistantno requirement',
    ]);
    expect(where()).toBe('/talents/anna?tab=fit');
    const link = screen.getByRole('link', { name: 'Product owner' });
    expect(link.getAttribute('href')).toBe('/roles/po/talents/anna');
  });

  it('says that there is no role to fit', async () => {
    serve({ fits: [] });
    renderApp('/talents/anna?tab=fit');
    expect(await screen.findByText('There is no role yet.')).toBeTruthy();
  });
});

describe('The report', () => {
  it('is saved under the name the server gives, in the language of the screen and for the role', async () => {
    serve({ user: GERMAN });
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
    serve({ user });
    api.use(http.get('*/api/reports/talents_results/result-1/pdf', () => refuse(400, 'result.not_finished')));
    const page = renderApp('/talents/anna');
    await page.user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('A talent in view of a role', () => {
  it('shows the match, and why: each place, the arithmetic, the interval, the norm group', async () => {
    serve();
    renderApp('/roles/po/talents/anna');
    const spectrum = within(await cardOf('Five traits against the role’s range'));
    expect(await spectrum.findByText('High agreement · 91%')).toBeTruthy();
    const why = within(await cardOf('Why 91%'));
    expect(why.getByText('100 − C 6.3 − ES 2.5 = 91.2')).toBeTruthy();
    expect(why.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'OOpennessin range',
      'CConscientiousness1 below',
      'AAgreeablenessin range',
      'ESEmotional stability2 above',
    ]);
    const interval = 'With the error of measurement the fit lies between 82 and 98% (90% interval).';
    expect(why.getByText(interval)).toBeTruthy();
    expect(why.getByText('The norm group reaches 62% on average.')).toBeTruthy();
    expect(why.getByText(/not a judgement of suitability\. Rule \S+@\d/)).toBeTruthy();
  });

  it('lists the ranges beside the numbers, and the other roles', async () => {
    serve();
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
    const seen = serve({
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
    serve({ sections: [{ ...SECTION, role: place(true, []) }] });
    renderApp('/roles/po/talents/anna');
    const words = 'Every trait lies in its range; ask about the work itself.';
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('shows no fit for a role without a requirement', async () => {
    serve({ fits: [OPEN] });
    renderApp('/roles/po/talents/anna');
    const card = within(await cardOf('No requirement set'));
    expect(card.getByText('This role sets no range, so there is no fit to show.')).toBeTruthy();
    expect(screen.queryByText(/ match · /)).toBeNull();
  });

  it('speaks German', async () => {
    serve({ user: GERMAN });
    renderApp('/roles/po/talents/anna');
    expect(await screen.findByText('100 − C 6,3 − ES 2,5 = 91,2')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Warum 91 %' })).toBeTruthy();
    expect(screen.getByText('Hohe Übereinstimmung · 91 %')).toBeTruthy();
    expect(screen.getByText('1 darunter')).toBeTruthy();
  });

  it('is found under the talent, too', async () => {
    serve();
    renderApp('/talents/anna/roles/po');
    expect(await screen.findByRole('heading', { name: 'Why 91%' })).toBeTruthy();
  });
});
