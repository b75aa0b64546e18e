import type { MailPreview, VacancyMails } from '@quint/contract/vacancies/mails.ts';
import { VACANCY_MAIL_KINDS, type VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';

export const ROLE_ID = 'support';

/** The mails of a role with five sent invitations. */
export function makeVacancyMails(overrides: Partial<VacancyMails> = {}): VacancyMails {
  return {
    role: { id: ROLE_ID, name: 'Support Team Lead', state: 'recruiting' },
    kinds: VACANCY_MAIL_KINDS.map((kind) => ({
      kind,
      sent: kind === 'invitation' ? 5 : 0,
      waiting: 0,
      words: { EN: null, DE: null },
    })),
    upcoming: [],
    languages: { EN: 1, DE: 2 },
    without_interview: { count: 0, people: [] },
    reminders: { is_on: true, first_days: 4, next_days: 7, most: 2 },
    address_form: 'sie',
    mails_per_day: 50,
    own_words: { is_allowed: true, min_finished: 5 },
    ...overrides,
  };
}

function makeLetter(kind: VacancyMailKind, overrides: Partial<MailPreview> = {}): MailPreview {
  return {
    kind,
    language: 'DE',
    from: 'Katrin Sievers via Quint',
    reply_to: { name: 'Katrin Sievers', email: 'katrin@lindwurm.example' },
    to: 'Ines Wolter',
    subject: 'Ihre Bewerbung als Teamleitung Support',
    html: '<p>Hallo</p>',
    text: 'Hallo',
    frame: {
      title: 'Hallo Ines Wolter,',
      before: ['danke, dass Sie unsere Fragen beantwortet haben.'],
      after: ['Ihr Ergebnis gehört Ihnen.', 'Katrin Sievers\nLindwurm Software'],
      button: 'Mein Ergebnis öffnen',
    },
    words: null,
    ...overrides,
  };
}

export interface RecordedCall {
  readonly path: string;
  readonly body: unknown;
}

/** Serves the mails of the role; records what is written. */
export function serveVacancyMails(mails: VacancyMails): RecordedCall[] {
  const calls: RecordedCall[] = [];
  const base = `*/api/vacancies/${ROLE_ID}/mails`;
  const record = async (request: Request) => {
    calls.push({ path: new URL(request.url).pathname, body: await request.json() });
  };
  api.use(
    http.get(base, () => HttpResponse.json({ data: mails })),
    http.get(`${base}/recipients`, () =>
      HttpResponse.json({
        data: {
          count: 2,
          people: [
            { id: 'ines', name: 'Ines Wolter', language: 'DE' },
            { id: 'sam', name: 'Sam Porter', language: 'EN' },
          ],
        },
      }),
    ),
    http.post(`${base}/preview`, async ({ request }) => {
      const body = (await request.json()) as {
        kind: VacancyMailKind;
        talent?: string;
        language?: 'DE' | 'EN';
      };
      const isSam = body.talent === 'sam';
      const language = body.language ?? (isSam ? 'EN' : 'DE');
      const to = isSam ? 'Sam Porter' : 'Ines Wolter';
      return HttpResponse.json({
        data: makeLetter(body.kind, { language, to: body.talent === undefined ? null : to }),
      });
    }),
    http.put(`${base}/words`, async ({ request }) => {
      await record(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${base}/test`, async ({ request }) => {
      await record(request);
      return HttpResponse.json({ data: { to: 'katrin@lindwurm.example' } });
    }),
    http.post(`${base}/stop`, async ({ request }) => {
      await record(request);
      return HttpResponse.json({ data: { stopped: 2, late: 0 } });
    }),
  );
  return calls;
}
