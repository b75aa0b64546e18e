import type {
  FillBody,
  FilledRole,
  FillingPreview,
  PreviewFillingBody,
} from '@quint/contract/vacancies/filling.ts';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';
import { ROLE_ID } from './vacancy-mails.ts';

const FRIDAY = '2026-12-04T08:00:00.000Z';
const ROLE = { id: ROLE_ID, name: 'Support Team Lead' };
const person = (name: string) => ({ id: name.toLowerCase(), name });
const people = (...names: string[]) => ({ count: names.length, people: names.map((name) => person(name)) });
const mails = (kind: FillingPreview['mails'][number]['kind'], ...names: string[]) => ({
  kind,
  is_sent: true,
  count: names.length,
  people: names.map((name) => ({ ...person(name), language: 'DE' as const })),
});

/** What marking the role as filled does while Maria takes it. */
export function makeFillingPreview(overrides: Partial<FillingPreview> = {}): FillingPreview {
  return {
    fingerprint: 'first',
    role: ROLE,
    candidates: people('Maria', 'Tarek', 'Sofie'),
    suggested: null,
    taken_by: null,
    surveys: { ending: people('Robert', 'Miriam', 'Lukas', 'Hanna'), continuing: 1 },
    mails: [
      mails('no_interview', 'Ines', 'Jannik'),
      mails('after_interview', 'Tarek', 'Sofie'),
      mails('filled', 'Robert'),
    ],
    silent: people(),
    refused: [],
    told: { count: 1, people: [{ ...person('Tobias'), at: '2026-11-24T12:00:00.000Z', is_sent: true }] },
    untold: people(),
    days: [{ day: '2026-12-04', mails: 5, send_at: FRIDAY }],
    first_mail_at: FRIDAY,
    deletion: { count: 5, date: '2027-06-04T12:00:00.000Z', months: 6 },
    problem: null,
    ...overrides,
  };
}

export function makeFilling(overrides: Partial<FilledRole> = {}): FilledRole {
  return {
    role: ROLE,
    date_filled: '2026-12-03T12:00:00.000Z',
    taken_by: person('Maria'),
    waiting: { count: 10, send_at: FRIDAY },
    sent: 0,
    ...overrides,
  };
}

/** Serves the preview by its choices, and filling; records what is asked for. */
export function serveFilling(
  previewOf: (body: PreviewFillingBody) => FillingPreview | Response,
  answer?: (request: Request) => Response | undefined,
) {
  const fills: FillBody[] = [];
  const reopenings: string[] = [];
  const base = `*/api/vacancies/${ROLE_ID}`;
  api.use(
    http.post(`${base}/filling/preview`, async ({ request }) => {
      const data = previewOf((await request.json()) as PreviewFillingBody);
      return data instanceof Response ? data : HttpResponse.json({ data });
    }),
    http.post(`${base}/filling`, async ({ request }) => {
      fills.push((await request.clone().json()) as FillBody);
      return answer?.(request) ?? HttpResponse.json({ data: makeFilling() });
    }),
    http.post(`${base}/reopening`, ({ request }) => {
      reopenings.push(request.url);
      return HttpResponse.json({ data: { surveys: 4, people: 5, mails_stopped: 5, mails_sent: 0 } });
    }),
  );
  return { fills, reopenings };
}
