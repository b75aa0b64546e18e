import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPhrases, pickLanguage } from '#lib/i18n.ts';
import { SurveyApp } from '#features/survey/survey/pages/survey-app.tsx';
import { api, refuseTo, signedInAs } from '../../../testing/api.ts';
import { fakeTalent } from '../../../testing/one-talent.ts';
import { makeMember, OWN_TALENT } from '../../../testing/own-talent.ts';
import { fakePremiumReport, REPORT_ORDER } from '../../../testing/premium-report.ts';
import { renderApp, renderUi } from '../../../testing/render.tsx';
import { fakeSurvey } from '../../../testing/survey.ts';

beforeAll(() => loadPhrases('common', 'shell', 'survey', 'premium'));

/** The row of the premium report in the card of reports. */
async function findRow(name = 'Premium report') {
  const row = (await screen.findByText(name)).closest('li');
  if (row === null) throw new Error('The report has no row');
  return within(row);
}

const RESULT = {
  id: 'r1',
  date_finished: '2026-11-18T10:00:00Z',
  language: 'en',
  retake_possible: false,
  quality: { verdict: 'ok', label: 'Fine', text: 'Nothing remarkable.', notes: [] },
  traits: (['O', 'C', 'E', 'A', 'ES'] as const).map((trait) => ({
    trait,
    name: trait,
    left_pole: `left ${trait}`,
    right_pole: `right ${trait}`,
    headline: `headline ${trait}`,
    text: `text ${trait}`,
    score: {
      z: 0,
      stanine: 5,
      t: 50,
      percentile: 50,
      percentile_bar: { low: 31, high: 69 },
      low: 4,
      high: 6,
    },
  })),
  variant: 'b2c',
  versions: { instrument: 'ipip-neo-work@2', scoring: '1', norm: '1', quality: '1' },
};

function openAfterSurvey() {
  fakeSurvey().session = { state: 'completed' };
  api.use(http.get('*/api/survey/result', () => HttpResponse.json({ data: RESULT })));
  window.history.replaceState(null, '', '/survey/result');
  return renderUi(<SurveyApp />);
}

const findCard = async (name = 'Go deeper: the premium report') =>
  within(await screen.findByRole('region', { name }));

describe('The premium report after the survey', () => {
  it('lists its contents and its price, shows a sample, and links to the order', async () => {
    fakePremiumReport();
    openAfterSurvey();
    const card = await findCard();
    expect(await card.findByText(/29/)).toBeTruthy();
    expect(card.getByText('incl. VAT, once')).toBeTruthy();
    expect(card.getByText(/30-day refund/)).toBeTruthy();
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    expect(card.getByRole('link', { name: 'Buy the premium report' }).getAttribute('href')).toBe(
      '/checkout?type=quint-profile&redirectAfterCheckout=%2Fsurvey%2Fresult',
    );
    const sample = card.getByRole('link', { name: 'See a sample (PDF, opens in a new tab)' });
    expect(sample.getAttribute('href')).toBe('/api/premium-report/sample?language=en');
  });

  it('offers an invited person to buy it or to ask the inviter', async () => {
    fakePremiumReport({ inviter: { workspace: 'Nordlicht GmbH', email: 'mila@nordlicht.example' } });
    openAfterSurvey();
    const card = await findCard();
    expect(await card.findByText('This is not unlocked yet')).toBeTruthy();
    const text = 'An administrator of Nordlicht GmbH can unlock it. Please ask the person who invited you.';
    expect(card.getByText(text)).toBeTruthy();
    const mail = card.getByRole('link', { name: 'Write to mila@nordlicht.example' });
    expect(mail.getAttribute('href')).toBe('mailto:mila@nordlicht.example');
    expect(card.getByRole('link', { name: 'Buy the premium report' })).toBeTruthy();
  });

  it('offers a person without an inviter only to buy it', async () => {
    fakePremiumReport();
    openAfterSurvey();
    const card = await findCard();
    expect(await card.findByRole('link', { name: 'Buy the premium report' })).toBeTruthy();
    expect(card.queryByText('This is not unlocked yet')).toBeNull();
  });

  it('is requested where there are no payments, and says so', async () => {
    fakePremiumReport({ way: 'offer' });
    openAfterSurvey();
    const card = await findCard();
    expect(await card.findByRole('link', { name: 'Request a quote' })).toBeTruthy();
    expect(card.getByText(/Nothing is charged here/)).toBeTruthy();
    expect(card.queryByText(/paid/i)).toBeNull();
  });

  const OPEN = { ...REPORT_ORDER, status: 'created' as const, refundableUntil: null, datePaid: null };

  it('says that people answer a request', async () => {
    fakePremiumReport({ way: 'offer', order: { ...OPEN, way: 'offer' } });
    openAfterSurvey();
    const card = await findCard();
    expect(await card.findByText(/Requested on 18 Nov 2026, Q-004B1D09. We answer by e-mail/)).toBeTruthy();
    expect(card.queryByRole('link', { name: /order|offer/ })).toBeNull();
  });

  it('lets a waiting order be withdrawn, and moves the focus to the message', async () => {
    const fake = fakePremiumReport({ way: 'offer', order: { ...OPEN, way: 'offer' } });
    fake.isDown = true;
    const user = openAfterSurvey();
    const card = await findCard();
    await user.click(await card.findByRole('button', { name: 'Withdraw' }));
    expect((await card.findByRole('alert')).textContent).toBe(
      'There were technical issues performing this action.',
    );
    fake.isDown = false;
    await user.click(card.getByRole('button', { name: 'Withdraw' }));
    const news = await card.findByText('The order Q-004B1D09 was withdrawn. Nothing was charged.');
    expect(document.activeElement).toBe(news);
    expect(fake.withdrawals).toEqual([OPEN.id]);
    expect(card.getByRole('link', { name: 'Request a quote' })).toBeTruthy();
  });

  it('says how to continue an unpaid order', async () => {
    fakePremiumReport({ order: OPEN });
    openAfterSurvey();
    const card = await findCard();
    expect(await card.findByText(/The payment is not confirmed yet/)).toBeTruthy();
    const link = card.getByRole('link', { name: 'Continue the order' });
    expect(link.getAttribute('href')).toContain('/checkout?type=quint-profile');
  });

  it('is downloaded once it is unlocked, and returned after a confirmation', async () => {
    const fake = fakePremiumReport({ isUnlocked: true, order: REPORT_ORDER });
    let languages: (string | null)[] = [];
    api.use(
      http.get('*/api/survey/report/pdf', ({ request }) => {
        languages = [...languages, new URL(request.url).searchParams.get('language')];
        if (languages.length === 1) return HttpResponse.json({ errors: [] }, { status: 404 });
        const headers = { 'content-disposition': 'attachment; filename="premium-report-2026-11-18.pdf"' };
        return new HttpResponse('%PDF', { headers });
      }),
    );
    URL.createObjectURL = () => 'blob:report';
    URL.revokeObjectURL = () => undefined;
    const user = openAfterSurvey();
    const card = await findCard();
    const download = await card.findByRole('button', { name: 'Download as PDF' });
    await user.click(download);
    expect(await card.findByText('The PDF could not be created. Please try again.')).toBeTruthy();
    await user.click(download);
    expect(languages).toEqual(['en', 'en']);
    expect(card.getByText(/Paid on 18 Nov 2026, Q-004B1D09/)).toBeTruthy();

    await user.click(card.getByRole('button', { name: 'Return for a refund' }));
    const question = within(
      card.getByRole('group', { name: /No one will be able to open it here any more/ }),
    );
    const confirm = question.getByRole('button', { name: 'Yes, return it' });
    expect(document.activeElement).toBe(confirm);
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    expect(document.activeElement).toBe(card.getByRole('button', { name: 'Return for a refund' }));
    expect(fake.refunds).toEqual([]);

    fake.isDown = true;
    await user.click(card.getByRole('button', { name: 'Return for a refund' }));
    await user.click(card.getByRole('button', { name: 'Yes, return it' }));
    expect(await card.findByText(/The report is still yours/)).toBeTruthy();
    fake.isDown = false;
    await user.click(card.getByRole('button', { name: 'Yes, return it' }));
    const returnNotice = await card.findByText(/The refund to the original payment method is under way/);
    expect(document.activeElement).toBe(returnNotice);
    expect(card.getByRole('link', { name: 'Buy the premium report' })).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Download as PDF' })).toBeNull();
    expect(fake.refunds).toEqual([REPORT_ORDER.id]);
  });

  it('says why it can no longer be returned', async () => {
    fakePremiumReport({ isUnlocked: true, order: REPORT_ORDER });
    api.use(
      http.post('*/api/survey/report/orders/:id/refund', ({ request }) =>
        refuseTo(request, 409, 'order.not_refundable'),
      ),
    );
    const user = openAfterSurvey();
    const card = await findCard();
    await user.click(await card.findByRole('button', { name: 'Return for a refund' }));
    await user.click(card.getByRole('button', { name: 'Yes, return it' }));
    expect(await card.findByText(/^This order cannot be refunded/)).toBeTruthy();
  });

  it('speaks German', async () => {
    fakePremiumReport();
    await pickLanguage('de');
    openAfterSurvey();
    const card = await findCard('Geh tiefer: der Premium-Bericht');
    expect(await card.findByRole('link', { name: 'Premium-Bericht kaufen' })).toBeTruthy();
    expect(card.getByText('inkl. USt., einmalig')).toBeTruthy();
    expect(
      card.getByRole('link', { name: 'Muster ansehen (PDF, öffnet sich in einem neuen Tab)' }),
    ).toBeTruthy();
  });
});

describe('The premium report on the page of a person', () => {
  it('is offered to administrators, who return to the person afterwards', async () => {
    fakeTalent();
    fakePremiumReport();
    renderApp('/talents/anna?tab=personality');
    const row = await findRow();
    const buy = await row.findByRole('link', { name: 'Buy the premium report' });
    const href = new URL(buy.getAttribute('href') ?? '', 'https://quint.example');
    expect(Object.fromEntries(href.searchParams)).toEqual({
      type: 'talentprofil-pdf',
      talentId: 'anna',
      redirectAfterCheckout: expect.stringMatching(/^\/talents\/anna/),
    });
    expect(row.getByText(/Anna Kowalski gets it by e-mail as well/)).toBeTruthy();
    expect(row.queryByRole('button', { name: /Create PDF/ })).toBeNull();
  });

  it('is opened once it is paid, also when the record was read before', async () => {
    fakeTalent();
    fakePremiumReport({ order: REPORT_ORDER });
    renderApp('/talents/anna?tab=personality');
    const row = await findRow();
    expect(await row.findByRole('button', { name: 'Create PDF: Premium report' })).toBeTruthy();
    expect(row.getByText(/It can be returned for a refund until 18 Dec 2026/)).toBeTruthy();
    expect(row.getByRole('button', { name: 'Return for a refund' })).toBeTruthy();
  });

  it('says that it could not be loaded, and is requested again', async () => {
    fakeTalent();
    fakePremiumReport();
    let isDown = true;
    api.use(
      http.get('*/api/billing', () =>
        isDown
          ? HttpResponse.json({ errors: [] }, { status: 400 })
          : HttpResponse.json({ data: { way: 'stripe' } }),
      ),
    );
    const { user } = renderApp('/talents/anna?tab=personality');
    const row = await findRow();
    await row.findByText('The premium report could not be loaded.');
    isDown = false;
    await user.click(row.getByRole('button', { name: 'Try again' }));
    expect(await row.findByRole('link', { name: 'Buy the premium report' })).toBeTruthy();
  });
});

describe('The premium report on the own profile', () => {
  function serve(isUnlocked: boolean) {
    signedInAs(makeMember());
    api.use(
      http.get('*/api/items/talents/anna', () =>
        HttpResponse.json({ data: { ...OWN_TALENT, is_big_five_report_unlocked: isUnlocked } }),
      ),
      http.get('*/api/reports/getTalentEvaluationTexts/:id', () =>
        HttpResponse.json({ errors: [] }, { status: 404 }),
      ),
      http.get('*/api/items/assessments', () => HttpResponse.json({ data: [] })),
      http.get('*/api/items/goals', () => HttpResponse.json({ data: [] })),
      http.get('*/api/items/open_roles', () => HttpResponse.json({ data: [] })),
      http.get('*/api/users/me/privacy', () => HttpResponse.json({ data: { places: [], export: null } })),
    );
  }

  it('is bought by the person, without naming anybody', async () => {
    serve(false);
    fakePremiumReport();
    renderApp('/talent-profile/anna?tab=result');
    const row = await findRow();
    const buy = await row.findByRole('link', { name: 'Buy the premium report' });
    expect(buy.getAttribute('href')).toMatch(/^\/checkout\?type=talentprofil-pdf&redirectAfterCheckout=/);
    expect(buy.getAttribute('href')).not.toContain('talentId');
  });

  it('is opened when the workspace unlocked it, which alone may return it', async () => {
    serve(true);
    fakePremiumReport({ isUnlocked: true });
    renderApp('/talent-profile/anna?tab=result');
    const row = await findRow();
    expect(await row.findByText('It has been unlocked for you.')).toBeTruthy();
    expect(row.getByRole('button', { name: 'Create PDF: Premium report' })).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Return for a refund' })).toBeNull();
  });
});
