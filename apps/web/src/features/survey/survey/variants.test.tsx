import type { SurveyResult } from '@quint/contract/survey/survey.ts';
import { doubtEn } from '@quint/phrases/base/doubt.en.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadPhrases } from '#lib/i18n.ts';
import { fakePremiumReport } from '../../../testing/premium-report.ts';
import { api, refuse } from '../../../testing/api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { fakeSurvey } from '../../../testing/survey.ts';
import { SurveyApp } from './pages/survey-app.tsx';

function open(path: string) {
  window.history.replaceState(null, '', path);
  return renderUi(<SurveyApp />);
}

beforeAll(async () => {
  await loadPhrases('common', 'shell', 'survey');
  // jsdom has dialogs, but cannot show them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const TRAITS: SurveyResult['traits'] = (['O', 'C', 'E', 'A', 'ES'] as const).map((trait, index) => ({
  trait,
  name: `name ${trait}`,
  left_pole: `left ${trait}`,
  right_pole: `right ${trait}`,
  headline: `headline ${trait}`,
  text: `text ${trait}`,
  score: {
    z: (index - 1) / 2,
    stanine: index + 4,
    t: 50,
    percentile: 50,
    percentile_bar: { low: 40, high: 60 },
    low: index + 3,
    high: index + 5,
  },
}));

function answerResult(overrides: Partial<SurveyResult>): void {
  const result: SurveyResult = {
    id: '0190c0de-0000-7000-8000-00000000000a',
    date_finished: '2026-11-18T10:00:00Z',
    language: 'en',
    statement: null,
    retake_possible: true,
    quality: { verdict: 'ok', label: 'Fine', text: 'Nothing remarkable.', notes: [] },
    traits: TRAITS,
    versions: { instrument: 'ipip-neo-work@2', scoring: '1', norm: '1', quality: '1' },
    ...overrides,
  };
  fakeSurvey().session = { state: 'completed' };
  api.use(http.get('*/api/survey/result', () => HttpResponse.json({ data: result })));
}

describe('The purpose of a survey', () => {
  it.each([
    [
      'team',
      /would like to get to know a team.*can also be compared with the ranges that are set for a role/,
    ],
    ['recruiting', /would like to fill a role.*is compared with the ranges that are set for the role/],
    ['pool', /adds you to a talent pool.*can be compared with the ranges that are set for a role/],
  ] as const)('is explained before the start: %s', async (purpose, text) => {
    fakeSurvey().session = { purpose };
    open('/survey?token=abc');
    await screen.findByRole('heading', { name: 'What the result is for' });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/Taking part is voluntary/)).toBeTruthy();
    expect(screen.getByText(/Nordlicht GmbH can take your result into account/)).toBeTruthy();
  });

  it.each([
    ['team', /would like to get to know a team.*is compared with the ranges that are set for the role “Ops”/],
    ['recruiting', /would like to fill the role “Ops”.*is compared with the ranges that are set for it/],
  ] as const)('includes the role of an assessment: %s', async (purpose, text) => {
    fakeSurvey().session = { purpose, role: 'Ops' };
    open('/survey?token=abc');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([undefined, 'b2c', 'admin', 'role_finder', 'check', 'study'] as const)(
    'comes with how to answer, open to all eyes: %s',
    async (variant) => {
      fakeSurvey().session = variant === undefined ? {} : { variant };
      open('/survey?token=abc');
      await screen.findByText('Answer as you usually are at work; your first thought is good enough.');
      expect(screen.getByText(/Taking part is voluntary/)).toBeTruthy();
    },
  );

  it('is no decision of a company when there is none', async () => {
    fakeSurvey().session = { variant: 'b2c', purpose: 'recruiting' };
    open('/survey?token=abc');
    await screen.findByText(/Taking part is voluntary/);
    expect(screen.queryByText(/would like to fill a role/)).toBeNull();
    expect(screen.getByText(/Your result is not compared with any role/)).toBeTruthy();
    expect(screen.queryByText(/Can this survey get me turned down/)).toBeNull();
  });

  it('does not show zero remaining minutes once everything is answered', async () => {
    fakeSurvey(4, 4);
    open('/survey?token=abc');
    expect(await screen.findByText('Everything is answered. All that is left is to submit.')).toBeTruthy();
  });

  it.each([
    ['company', 'Nordlicht GmbH invites you', /Nordlicht GmbH sees your result/],
    ['b2c', 'For yourself', /Your result is for you/],
    ['admin', 'For administrators', /in your workspace Nordlicht GmbH/],
    ['role_finder', 'Role compass', /the jobs that come with it/],
    ['check', 'Quint check', /It goes to no employer/],
    ['study', 'Survey', /without your name/],
  ] as const)('is shown in the introduction: %s', async (variant, eyebrow, who) => {
    fakeSurvey().session = { variant };
    open('/survey');
    await screen.findByRole('heading', { name: 'Hello Mira' });
    expect(screen.getByText(eyebrow)).toBeTruthy();
    expect(screen.getByText(who)).toBeTruthy();
  });

  it.each([
    ['company', /You see your result on the five traits right away/, 'On to your result in 10 seconds.'],
    ['b2c', /You see your result on the five traits right away/, 'On to your result in 10 seconds.'],
    ['role_finder', /You see ten jobs/, 'On to your result in 10 seconds.'],
    ['check', /You see your profile at a glance right away/, 'On to your result in 10 seconds.'],
    ['study', /You see your result on the five traits right away/, 'On to your result in 10 seconds.'],
    ['admin', /Your result is in your workspace/, 'Back to your overview in 10 seconds.'],
  ] as const)('is shown in the thank-you: %s', async (variant, step, countdown) => {
    fakeSurvey(1, 1).session = { variant };
    const user = open('/survey?step=items');
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(step)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe(countdown);
    await user.click(screen.getByRole('button', { name: 'Pause the countdown' }));
  });
});

describe('A survey', () => {
  it.each([
    ['company', undefined],
    ['company', '24h'],
    ['company', 'opened'],
    ['b2c', undefined],
    ['role_finder', undefined],
    ['check', undefined],
    ['study', undefined],
  ] as const)('shows the result next, as announced on its first page: %s, hold %s', async (variant, hold) => {
    const survey = fakeSurvey(1, 1);
    survey.session = { variant, ...(hold === undefined ? {} : { hold }) };
    const user = open('/survey?step=items');
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await screen.findByRole('timer');
    expect(screen.queryByText(/profile in \d+/)).toBeNull();
    fakePremiumReport();
    answerResult({ variant });
    await user.click(screen.getByRole('button', { name: 'Continue now' }));
    expect(await screen.findByRole('heading', { name: 'Your result' })).toBeTruthy();
    expect(window.location.pathname).toBe('/survey/result');
  });

  it.each(['company', 'b2c', 'admin', 'role_finder', 'check', 'study'] as const)(
    'keeps browsers from translating statement and boxes: %s',
    async (variant) => {
      fakeSurvey(4, 1).session = { variant };
      open('/survey?step=items');
      const text = await screen.findByText('Statement 2.');
      const boxes = screen.getAllByText(/applies exactly|does not apply at all/);
      for (const part of [text, ...boxes]) {
        expect(part.closest('[translate]')?.getAttribute('translate')).toBe('no');
      }
      expect(screen.getByText('2 of 4').closest('[translate="no"]')).toBeNull();
    },
  );
});

describe('The result', () => {
  it('of a role finder starts with the jobs, each with its interval and a word', async () => {
    answerResult({
      variant: 'role_finder',
      roles: [
        { role: 'data_analysis', area: 'tech', fit: 92, low: 80, high: 100, band: 'strong' },
        { role: 'social_media', area: 'marketing', fit: null, low: null, high: null, band: 'none' },
      ],
    });
    open('/survey/result');
    const [first, second] = within(
      await screen.findByRole('region', { name: 'Jobs close to your profile' }),
    ).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/Data analysis.*92 of 100, between 80 and 100.*very close/);
    expect(second?.textContent).toMatch(/Social media.*not enough answers/);
  });

  it('marks doubtful answers at the top and beside each job, and colours none of them', async () => {
    const job = { role: 'data_analysis', area: 'tech', fit: 92, low: 80, high: 100, band: 'strong' } as const;
    answerResult({
      variant: 'role_finder',
      roles: [job],
      quality: { verdict: 'doubtful', label: 'Read with care', text: 'x', notes: [] },
    });
    open('/survey/result');
    const jobs = await screen.findByRole('region', { name: 'Jobs close to your profile' });
    expect(screen.getByText(doubtEn.line)).toBeTruthy();
    expect(within(jobs).getAllByText(doubtEn.short)).toHaveLength(1);
    expect(jobs.querySelector('.bg-strong, .bg-strong-soft')).toBeNull();
  });

  it.each(['company', 'b2c', 'check', 'study', 'admin'] as const)(
    'of a doubtful sheet says so before its first figure: %s',
    async (variant) => {
      fakePremiumReport();
      answerResult({
        variant,
        quality: { verdict: 'doubtful', label: 'Read with care', text: 'x', notes: [] },
      });
      open('/survey/result');
      const line = await screen.findByText(doubtEn.line);
      const figure = document.querySelector('figure');
      expect(figure && line.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it('of the public check is short, and refers to the report', async () => {
    answerResult({ variant: 'check' });
    open('/survey/result');
    expect(await screen.findByText('headline ES')).toBeTruthy();
    expect(screen.getByText('headline A')).toBeTruthy();
    expect(screen.queryByText('headline O')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each(['company', 'b2c', 'role_finder', 'check', 'study'] as const)(
    'of the variant %s leads on to an account',
    async (variant) => {
      fakePremiumReport();
      answerResult({ variant });
      open('/survey/result');
      const link = await screen.findByRole('link', { name: 'Make my profile' });
      expect(link.getAttribute('href')).toBe('/talent-profile/signup');
      expect(screen.queryByText(/companies to find you/) === null).toBe(variant === 'company');
    },
  );

  it('of an administrator does not offer an account, because there is one', async () => {
    answerResult({ variant: 'admin' });
    open('/survey/result');
    await screen.findByRole('heading', { name: 'Your result' });
    expect(screen.queryByRole('link', { name: 'Make my profile' })).toBeNull();
  });

  it('with notes offers a retake beside them', async () => {
    answerResult({
      quality: { verdict: 'doubtful', label: 'Read with care', text: 'x', notes: ['A long run.'] },
    });
    open('/survey/result');
    const remarks = within(await screen.findByRole('region', { name: 'How the survey was answered' }));
    expect(remarks.getByRole('button', { name: 'Answer the survey again' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Answer the survey again' })).toHaveLength(1);
  });
});

describe('Another device', () => {
  it('gets a link as a QR code, and to copy', async () => {
    fakeSurvey(4, 1);
    const url = 'https://quint.example/survey?token=abc';
    api.use(
      http.post('*/api/survey/link', () =>
        HttpResponse.json({ data: { url, expires: '2026-12-18T10:00:00Z' } }),
      ),
    );
    const user = open('/survey?step=items');
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    await user.click(await screen.findByRole('button', { name: 'Continue on another device' }));
    expect(await screen.findByRole('img', { name: 'QR code that opens your survey' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('The link is copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(url);
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('denied'));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('Failed to copy link. Please try again.')).toBeTruthy();
  });
});

describe('The link of an unwanted mail', () => {
  function fakeMails(off = false) {
    const calls: string[] = [];
    const recordCall =
      (what: string) =>
      async ({ request }: { request: Request }) => {
        calls.push(`${what} ${JSON.stringify(await request.json())}`);
        return new HttpResponse(null, { status: 204 });
      };
    api.use(
      http.post('*/api/survey/mails', () => HttpResponse.json({ data: { off } })),
      http.post('*/api/survey/mails-off', recordCall('off')),
      http.post('*/api/survey/mails-on', recordCall('on')),
    );
    return calls;
  }

  it('stops mails with a button and allows them with another, and removes itself from the URL', async () => {
    const calls = fakeMails();
    const user = open('/survey/mails-off?token=abc');
    const stop = await screen.findByRole('button', { name: 'Stop these e-mails' });
    expect(window.location.search).toBe('');
    expect(calls).toEqual([]);
    await user.click(stop);
    expect(await screen.findByRole('heading', { name: 'No more e-mails' })).toBe(document.activeElement);
    await user.click(screen.getByRole('button', { name: 'Allow them again' }));
    expect(await screen.findByRole('heading', { name: 'E-mails may come again' })).toBeTruthy();
    expect(calls).toEqual(['off {"token":"abc"}', 'on {"token":"abc"}']);
  });

  it('shows that they are stopped already, also with the link of an old reminder', async () => {
    fakeMails(true);
    open('/survey/reminders?token=abc');
    expect(await screen.findByRole('heading', { name: 'No more e-mails' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Allow them again' })).toBeTruthy();
  });

  it('shows when it is invalid', async () => {
    api.use(http.post('*/api/survey/mails', () => refuse(404, 'mails.link_unknown')));
    open('/survey/mails-off?token=old');
    expect(await screen.findByRole('heading', { name: 'This link was not found' })).toBeTruthy();
  });
});
