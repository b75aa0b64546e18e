import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api, makeUser, signedInAs } from '../../../testing/api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { withoutShortTexts } from '../../../testing/role-texts.ts';
import { makeRangeState } from '../../../testing/roles.ts';
import { fakeVacancy } from '../../../testing/vacancies.ts';

const DATE = '2026-11-18T12:00:00.000Z';
const RANGE = { min: 3, max: 7, weight: 1 };
const ATTRIBUTES = { O: { ...RANGE, weight: 2 }, C: RANGE, E: RANGE, A: RANGE, ES: RANGE };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  purpose: null,
  description: null,
  accountabilities: null,
  value_creation: null,
  ...withoutShortTexts({}),
  attributes: ATTRIBUTES,
  ...makeRangeState(ATTRIBUTES),
  date_updated: DATE,
  state: 'recruiting',
  is_assistant_open: false,
  is_published_to_pool: false,
  must_haves: {},
  skills: [],
  training_courses: [],
};
const REQUEST = {
  id: 's1',
  email: 'ole@nordlicht.example',
  language: 'EN',
  state: 'SENT',
  date: DATE,
  date_expires: '2026-12-18T12:00:00.000Z',
  send_at: null,
  mail_problem: null,
  reminders: 0,
  remind_from: '2020-01-01T00:00:00.000Z' as string | null,
};
const STRONG = { agreement: 'strong', rwg: 0.94, range: { min: 5, max: 8 }, raters: 4, bars: [] };
const WEAK = {
  agreement: 'weak',
  rwg: 0,
  range: null,
  raters: 4,
  bars: [
    { min: 1, max: 2 },
    { min: 8, max: 9 },
  ],
};
const FEW = { agreement: 'too_few', rwg: null, range: null, raters: 1, bars: [] };
const SAME = { ...STRONG, range: { min: 3, max: 7 } };
const TRAITS = { O: STRONG, C: STRONG, E: WEAK, A: SAME, ES: FEW };

interface Change {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

function serve({
  requests = [REQUEST] as object[],
  usable = 0,
  traits = null as object | null,
  result = [] as object[],
} = {}): Change[] {
  signedInAs(makeUser());
  const changes: Change[] = [];
  fakeVacancy('po');
  const recordChange = async (request: Request) => {
    const text = await request.text();
    changes.push({ path: new URL(request.url).pathname, body: text === '' ? {} : JSON.parse(text) });
  };
  api.use(
    http.get('*/api/items/roles', () => HttpResponse.json({ data: [ROLE] })),
    http.get('*/api/items/roles/po', () => HttpResponse.json({ data: ROLE })),
    http.get('*/api/items/ra_survey_results', () => HttpResponse.json({ data: result })),
    http.get('*/api/role-assistant/roles/po/stakeholders', () =>
      HttpResponse.json({ data: { requests, finished: usable, usable, traits } }),
    ),
    http.patch('*/api/items/ra_surveys/s1', async ({ request }) => {
      await recordChange(request);
      return HttpResponse.json({ data: { id: 's1' } });
    }),
    http.post('*/api/role-assistant/surveys/s1/remind', async ({ request }) => {
      await recordChange(request);
      return HttpResponse.json({ data: { ...REQUEST, reminders: 1, remind_from: null } });
    }),
  );
  return changes;
}

/** Shows what colleagues said about the role, or who was asked. */
async function open() {
  const app = renderApp('/roles/po?tab=ranges');
  await app.user.click(
    await screen.findByRole('button', { name: /^(Who was asked|What \d colleagues said)$/ }),
  );
  return app;
}

describe('Stakeholders of a role', () => {
  it('can be asked when there are none', async () => {
    serve({ requests: [] });
    renderApp('/roles/po?tab=ranges');
    const ask = await screen.findByRole('link', { name: 'Ask colleagues' });
    expect(ask.getAttribute('href')).toBe('/roles/create/stakeholders?role=po');
    expect(screen.queryByRole('button', { name: 'Who was asked' })).toBeNull();
  });

  it('show the state of each request, and how many answers are missing', async () => {
    const waitingRequest = {
      ...REQUEST,
      id: 's2',
      email: 'two@nordlicht.example',
      remind_from: '2099-01-01T00:00:00Z',
    };
    const expiredRequest = {
      ...REQUEST,
      id: 's3',
      email: 'three@nordlicht.example',
      state: 'EXPIRED',
      remind_from: null,
    };
    const refusedRequest = {
      ...REQUEST,
      id: 's4',
      email: 'four@nordlicht.example',
      mail_problem: 'opted_out',
    };
    serve({ requests: [REQUEST, waitingRequest, expiredRequest, refusedRequest], usable: 2 });
    await open();
    expect(await screen.findByText('2 of 3 answers: ranges are shown from three.')).toBeTruthy();
    expect(screen.queryByText('5 to 8')).toBeNull();
    expect(screen.getAllByText('sent on 18 Nov')).toHaveLength(2);
    expect(screen.getByText('expired on 18 Nov')).toBeTruthy();
    expect(screen.getByText('wants no e-mails')).toBeTruthy();
    const blockedButton = screen.getByRole('button', { name: 'Remind two@nordlicht.example' });
    expect(blockedButton.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Renew the request to three@nordlicht.example' })).toBeTruthy();
  });

  it('are reminded, and cancelled after a confirmation', async () => {
    const changes = serve();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remind ole@nordlicht.example' }));
    expect(await screen.findByText('A reminder to ole@nordlicht.example is on its way.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel the request to ole@nordlicht.example' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Cancel the request' }));
    await waitFor(() =>
      expect(changes).toEqual([
        { path: '/api/role-assistant/surveys/s1/remind', body: {} },
        { path: '/api/items/ra_surveys/s1', body: { status: 'CANCELED' } },
      ]),
    );
  });

  it('show merged ranges with their agreement, and suggest a talk where they disagree', async () => {
    serve({ usable: 4, traits: TRAITS });
    await open();
    expect(screen.getAllByText(/agree well \(agreement 0\.94\)/)).toHaveLength(3);
    expect(screen.getByText('The answers disagree here: talk about it')).toBeTruthy();
    expect(screen.getByText('1 to 2')).toBeTruthy();
    expect(screen.getByText('8 to 9')).toBeTruthy();
    expect(screen.getByText('Too few people answered this: 1 of 4.')).toBeTruthy();
    expect(screen.getByText('4 colleagues: 3 to 7').parentElement?.textContent).toMatch(
      /Your range is what they propose\.$/,
    );
    expect(screen.getByRole('button', { name: 'Adopt 2 ranges' })).toBeTruthy();
  });
});

describe('The ranges of one stakeholder', () => {
  it('are shown from three answers on', async () => {
    const answer = {
      id: 'r1',
      email: 'ole@nordlicht.example',
      date_finished: DATE,
      result: { O: { min: 4, max: 7 } },
    };
    serve({ usable: 3, result: [answer] });
    renderApp('/roles/po/stakeholder/s1');
    expect(await screen.findByText('ole@nordlicht.example')).toBeTruthy();
    expect(screen.getByText('4 to 7')).toBeTruthy();
    expect(screen.getAllByText('could not say')).toHaveLength(4);
  });

  it('are hidden below three, and the page says why', async () => {
    serve({ usable: 2 });
    renderApp('/roles/po/stakeholder/s1');
    expect(await screen.findByRole('heading', { name: 'Not enough answers yet' })).toBeTruthy();
    expect(screen.getByText(/So far: 2 of 3\./)).toBeTruthy();
  });
});
