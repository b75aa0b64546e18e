import type { SurveySession } from '@quint/contract/survey/survey.ts';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { api, refuse } from './api.ts';

const LABELS = ['does not apply at all', 'rather does not apply', 'rather applies', 'applies exactly'];

interface SentAnswer {
  readonly item: number;
  readonly value: number;
  readonly seq: number;
  readonly seconds: number;
}

/** A fake survey API: it stores the answers, and can be unreachable or finished. */
export interface FakeSurvey {
  readonly sheet: Map<number, number>;
  readonly sentAnswers: SentAnswer[];
  /** The forms in the answers, one for each batch. */
  readonly forms: unknown[];
  /** The form of the survey, which the server returns when it accepts answers. */
  formOfSheet: string | undefined;
  /** The bodies of the requests that preview a link. */
  readonly previews: unknown[];
  /** The link was requested through a public form. */
  isDeclinable: boolean;
  /** The bodies of the session requests; null without a link. */
  readonly sessionBodies: unknown[];
  readonly demographics: unknown[];
  isUnreachable: boolean;
  session: Partial<SurveySession>;
}

function ok(data: JsonBodyType): Response {
  return HttpResponse.json({ data });
}

function describe(survey: FakeSurvey, total: number) {
  return {
    state: 'open',
    language: 'en',
    workspace: { name: 'Nordlicht GmbH' },
    answered: survey.sheet.size,
    total,
    instrument: 'ipip-neo-work@2',
    demographics_given: true,
    first_name: 'Mira',
    answers: [...survey.sheet].map(([item, value]) => ({ item, value })),
    next_seq: 1,
    sheet: '0190c0de-0000-7000-8000-00000000000a',
    ...survey.session,
  };
}

/** The preview of a link; a closed one cannot be opened. */
function describePreview(survey: FakeSurvey, total: number) {
  const { answers: _answers, next_seq: _next, sheet: _sheet, ...summary } = describe(survey, total);
  const opens = ['open', 'completed', 'awaiting_proof'].includes(summary.state);
  const preview = survey.isDeclinable
    ? { declinable: true, request: { name: 'Sam Stranger', date: '2026-11-20T09:30:00.000Z' } }
    : { declinable: false };
  return opens ? { ...summary, preview } : summary;
}

function reachable(survey: FakeSurvey, answer: () => Response | Promise<Response>) {
  return survey.isUnreachable ? HttpResponse.error() : answer();
}

interface Item {
  readonly num: number;
  readonly text: string;
}

function readHandlers(survey: FakeSurvey, items: readonly Item[]) {
  const answerSession = () => reachable(survey, () => ok(describe(survey, items.length)));
  return [
    http.post('*/api/survey/session/preview', async ({ request }) => {
      survey.previews.push(await request.json());
      return reachable(survey, () => ok(describePreview(survey, items.length)));
    }),
    http.post('*/api/survey/session', async ({ request }) => {
      survey.sessionBodies.push(await request.json());
      return answerSession();
    }),
    http.get('*/api/survey/session', () => {
      survey.sessionBodies.push(null);
      return answerSession();
    }),
    http.get('*/api/survey/items', ({ request }) => {
      const instrument = new URL(request.url).searchParams.get('instrument') ?? '';
      const isOld = instrument === 'ipip-neo-work@1';
      return ok({
        instrument,
        items: items.map(({ num, text }) => ({ num, text: isOld ? `Old ${text}` : text })),
        choices: LABELS.map((label, index) => ({ value: index + 1, label })),
      });
    }),
  ];
}

function writeHandlers(survey: FakeSurvey, items: readonly Item[]) {
  return [
    http.patch('*/api/survey/demographics', async ({ request }) => {
      survey.demographics.push(await request.json());
      return ok({ demographics_given: true, first_name: 'Mira' });
    }),
    http.patch('*/api/survey/answers', async ({ request }) => {
      const { answers, instrument } = (await request.json()) as {
        answers: SentAnswer[];
        instrument: unknown;
      };
      return reachable(survey, () => {
        survey.sentAnswers.push(...answers);
        survey.forms.push(instrument);
        answers.forEach(({ item, value }) => survey.sheet.set(item, value));
        return ok({ answered: survey.sheet.size, instrument: survey.formOfSheet });
      });
    }),
    http.post('*/api/survey/finish', () => {
      const open = items.map(({ num }) => num).filter((num) => !survey.sheet.has(num));
      if (open.length > 0) return refuse(400, 'survey.items_missing', { items: open });
      return ok({
        state: 'completed',
        result: '0190c0de-0000-7000-8000-00000000000a',
        redirect: '/survey/done',
        countdown_seconds: 10,
      });
    }),
  ];
}

/** A survey of `total` items, numbered from 1; the first `answeredCount` have an answer. */
export function fakeSurvey(total = 4, answeredCount = 0): FakeSurvey {
  const items = Array.from({ length: total }, (_, index) => ({
    num: index + 1,
    text: `Statement ${index + 1}.`,
  }));
  const survey: FakeSurvey = {
    sheet: new Map(items.slice(0, answeredCount).map(({ num }) => [num, 2])),
    sentAnswers: [],
    forms: [],
    formOfSheet: undefined,
    previews: [],
    isDeclinable: false,
    sessionBodies: [],
    demographics: [],
    isUnreachable: false,
    session: {},
  };
  api.use(...readHandlers(survey, items), ...writeHandlers(survey, items));
  return survey;
}
