import { DEFAULT_PRICES } from '@quint/domain/billing/prices.ts';
import { Failure, wireCodeOf, type ErrorCode } from '@quint/contract/base/errors.ts';
import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { EMPTY_OVERVIEW } from './overview.ts';
import { ERASING_PREVIEW, NO_DATA_REQUESTS, USUAL_RETENTION } from './privacy.ts';

/**
 * The API for page tests: a default installation and an account that signs in with a password. The test must serve
 * everything else.
 */
export const api = setupServer(
  http.get('*/api/translations', () => HttpResponse.json({ data: {} })),
  http.get('*/api/public-settings', () => HttpResponse.json({ data: PUBLIC_SETTINGS })),
  http.post('*/api/analytics/track-event', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/survey/result/opened', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/reports/talents_results/:id/opened', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/items/memberships', () => HttpResponse.json({ data: [{ count: '3' }] })),
  http.get('*/api/items/orders', () => HttpResponse.json({ data: [{ count: '0' }] })),
  http.get('*/api/tokens', () => HttpResponse.json({ data: [] })),
  http.get('*/api/works-council/seat', () => HttpResponse.json({ data: { is_taken: false } })),
  http.get('*/api/vacancies', () =>
    HttpResponse.json({ data: { vacancies: [], mentions: [], ended: null } }),
  ),
  http.get('*/api/talents/:id/notes', () =>
    HttpResponse.json({ data: { notes: [], colleagues: [], roles: [] } }),
  ),
  http.get('*/api/vacancies/:role/people/:id/notes', () =>
    HttpResponse.json({ data: { notes: [], colleagues: [], roles: [] } }),
  ),
  http.get('*/api/vacancies/:id/deciders', () => HttpResponse.json({ data: [] })),
  http.post('*/api/vacancies/:id/mails/answers', () =>
    HttpResponse.json({ data: { after_interview: [], no_interview: [] } }),
  ),
  http.get('*/api/users/me/survey', () => HttpResponse.json({ data: null })),
  http.get('*/api/users/me/applications', () => HttpResponse.json({ data: [] })),
  http.get('*/api/pool/appearances', () => HttpResponse.json({ data: [] })),
  http.get('*/api/overview', () => HttpResponse.json({ data: EMPTY_OVERVIEW })),
  http.get('*/api/calculate-score/roles', () => HttpResponse.json({ data: [] })),
  http.get('*/api/distributions/teams', ({ request }) => {
    const teams = new URL(request.url).searchParams.get('teams')?.split(',') ?? [];
    return HttpResponse.json({ data: teams.map((team_id) => ({ team_id, results: 0, counts: null })) });
  }),
  http.get('*/api/role-assistant/roles/:id/stakeholders', () =>
    HttpResponse.json({ data: { requests: [], finished: 0, usable: 0, traits: null } }),
  ),
  http.get('*/api/talents/address-doubles', () => HttpResponse.json({ data: [] })),
  http.get('*/api/auth/address-doubles', () => HttpResponse.json({ data: [] })),
  http.get('*/api/training/recommendations', () => HttpResponse.json({ data: [] })),
  http.get('*/api/retention', () => HttpResponse.json({ data: USUAL_RETENTION })),
  http.get('*/api/rights-requests', () => HttpResponse.json({ data: NO_DATA_REQUESTS })),
  http.get('*/api/talents/:id/erasing', () => HttpResponse.json({ data: ERASING_PREVIEW })),
  http.get('*/api/roles/texts/shorteners', () => HttpResponse.json({ data: { ai: null } })),
  http.post('*/api/auth/password/account', () =>
    HttpResponse.json({ data: { email: 'lena@nordlicht.example', date_created: '2026-11-28T08:00:00Z' } }),
  ),
  http.post('*/api/auth/sso/offer', () =>
    HttpResponse.json({ data: { is_offered: false, is_enforced: false } }),
  ),
  http.get('*/api/organizations/:id/second-factor', () =>
    HttpResponse.json({ data: { required: false, without: [] } }),
  ),
  http.get('*/api/organizations/:id/sso', () =>
    HttpResponse.json({
      data: {
        redirect_uri: 'https://hr.example/auth/sso/callback',
        connection: null,
        domains: [],
        administrators: [],
      },
    }),
  ),
  http.get('*/api/auth/sessions', () => HttpResponse.json({ data: [] })),
  http.get('*/api/auth/security-events', () => HttpResponse.json({ data: [] })),
  http.get('*/api/auth/passkeys', () => HttpResponse.json({ data: [] })),
  http.get('*/api/auth/two-factor', () =>
    HttpResponse.json({ data: { enabled: false, date_enabled: null, recovery_codes_left: 0 } }),
  ),
);

/** An administrator of a workspace on Flow. */
export function makeUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '0190c0de-0000-7000-8000-000000000001',
    email: 'lena@nordlicht.example',
    first_name: 'Lena',
    last_name: 'Brandt',
    fullname: 'Lena Brandt',
    platform_language: 'EN',
    isFirstVisit: false,
    has_letter_keys: true,
    wants_digest: false,
    hides_people: 'nobody',
    list_settings: null,
    avatar: null,
    role: { name: 'ORG_ADMIN', admin_access: false },
    active_workspace: {
      id: '0190c0de-0000-7000-8000-000000000002',
      name: 'Nordlicht GmbH',
      language: 'DE',
      is_freezed: false,
      hides_people: 'nobody',
      pack: { name: 'flow' },
      custom_limits: { talent_insights_budget: 18 },
      features: {
        FEATURE_TEAMS: true,
        FEATURE_GOALS: true,
        FEATURE_ASSESSMENTS: true,
        FEATURE_BIG_FIVE: true,
        FEATURE_CARD_PAYMENT: false,
      },
    },
    organizations: [],
    active_talent: null,
    ...overrides,
  };
}

/** An error envelope. */
export function refuse(status: number, code: string, details: Record<string, unknown> = {}): Response {
  return HttpResponse.json({ errors: [{ message: code, extensions: { code, ...details } }] }, { status });
}

/** An error envelope with the text of the catalogue, in the language of the request. */
export function refuseTo(
  request: Request,
  status: number,
  code: ErrorCode,
  details: Record<string, unknown> = {},
): Response {
  const language = request.headers.get('accept-language') === 'de' ? 'de' : 'en';
  const message = getErrorMessage(new Failure(code, details), language);
  const extensions = { ...details, code: wireCodeOf(code) };
  return HttpResponse.json({ errors: [{ message, extensions }] }, { status });
}

const both = (path: string) => ({ en: path, de: path });

/** An installation with its own links. */
export const PUBLIC_SETTINGS: PublicSettings = {
  brand: 'Quint',
  staging: false,
  supportEmail: 'support@quint.example',
  links: {
    webinars: both('/help/webinars'),
    helpCentre: both('/help'),
    feedback: null,
    guide: both('/help/meet-a-guide'),
    videoGuide: null,
    billing: both('/help/subscriptions'),
    learnMore: both('/help/big-five'),
    marketing: both('/plans'),
    legal: both('/legal'),
    privacy: both('/privacy'),
  },
  parentDomain: null,
  promotionUntil: '2025-01-06',
  prices: DEFAULT_PRICES,
  orderWay: 'stripe',
  analytics: { trackerUrl: null, siteId: 2, tagManagerId: null, tagOrigins: [] },
  signUp: true,
};

export function answerPublicSettings(settings: PublicSettings = PUBLIC_SETTINGS): void {
  api.use(http.get('*/api/public-settings', () => HttpResponse.json({ data: settings })));
}

/** Signs in this user in the browser. */
export function signedInAs(user: CurrentUser): void {
  answerPublicSettings();
  document.cookie = 'XSRF-TOKEN=test';
  api.use(
    http.post('*/api/auth/refresh', () =>
      HttpResponse.json({ data: { access_token: 'token', expires: 900_000 } }),
    ),
    http.get('*/api/users/me', () => HttpResponse.json({ data: user })),
  );
}
