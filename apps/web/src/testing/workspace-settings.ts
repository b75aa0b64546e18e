import type { WorkspaceSettings } from '#features/home/organization/api.ts';
import { http, HttpResponse } from 'msw';
import { api, makeUser, signedInAs } from './api.ts';

export const ADMIN = makeUser();
export const ID = ADMIN.active_workspace?.id ?? '';
export const PLATFORM = makeUser({ role: { name: 'APP_ADMIN', admin_access: true } });

const NO_MAIL_ERROR = { mail_error: null, date_mail_failed: null, decides_about: [] };
export const SETTINGS: WorkspaceSettings = {
  id: ID,
  name: 'Nordlicht GmbH',
  language: 'DE',
  logo: null,
  sends_reminders: true,
  hold_results: 'no',
  address_form: 'du',
  is_freezed: false,
  hide_personal_data: false,
  hide_everybody: false,
  pack: { name: 'Flow' },
  custom_limits: { talent_insights_budget: 18, mails_per_day: null },
  featureSettings: { FEATURE_TEAMS: true, FEATURE_CHAT: false },
  trial_ends_at: null,
  date_created: '2026-01-10T12:00:00.000Z',
  users: [
    {
      id: 'm1',
      user_role: 'ORG_ADMIN',
      status: 'active',
      ...NO_MAIL_ERROR,
      user: { id: 'lena', fullname: 'Lena Brandt', email: 'lena@nordlicht.example' },
    },
    {
      id: 'm2',
      user_role: 'ORG_ADMIN',
      status: 'invited',
      ...NO_MAIL_ERROR,
      user: { id: 'ole', fullname: '', email: 'ole@nordlicht.example' },
    },
    { id: 'm3', user_role: 'ORG_USER', status: 'active', ...NO_MAIL_ERROR, user: null },
  ],
};

/** Serves the settings of the workspace to a user, by default an administrator. */
export function serveSettings(user = ADMIN) {
  signedInAs(user);
  const writes: unknown[] = [];
  api.use(
    http.get(`*/api/items/organizations/${ID}`, () => HttpResponse.json({ data: SETTINGS })),
    http.get('*/api/items/talents_results', () =>
      HttpResponse.json({ data: [{ sum: { reminder_count: '7' } }] }),
    ),
    http.patch(`*/api/items/organizations/${ID}`, async ({ request }) => {
      writes.push(await request.json());
      return HttpResponse.json({ data: { id: ID } });
    }),
  );
  return writes;
}
