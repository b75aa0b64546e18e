import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import type { Vacancy, VacancyPeopleAnswer, VacancyPerson } from '@quint/contract/vacancies/people.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';
import { makeQuestions } from './interview-questions.ts';
import { fakeProfiles } from './roles.ts';
import { fakeList } from './lists.ts';
import { withoutShortTexts } from './role-texts.ts';
import { NORM } from './talents.ts';

const RANGE = { min: 3, max: 7, weight: 1 };
const ROLE = {
  id: 'po',
  name: 'Product owner',
  purpose: null,
  description: null,
  accountabilities: null,
  ...withoutShortTexts({}),
  value_creation: null,
  attributes: { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE },
  date_updated: '2026-11-18T12:00:00.000Z',
  state: 'recruiting',
  is_published_to_pool: false,
  is_assistant_open: false,
  must_haves: {},
  skills: [],
  training_courses: [],
  teams: [],
};

/** Serves the role `po` as administrators read it, without texts. */
export function serveVacancyRole(): void {
  fakeList('roles', [ROLE]);
  api.use(http.get('*/api/items/roles/po', () => HttpResponse.json({ data: ROLE })));
}

/** A role that is being filled, without people. */
function makeVacancy(overrides: Partial<Vacancy> = {}): Vacancy {
  return {
    id: 'po',
    name: 'Product owner',
    state: 'recruiting',
    date_recruiting: '2026-11-03T09:00:00.000Z',
    date_filled: null,
    filled_by: null,
    is_run_by_reader: true,
    ranges: { O: RANGE, C: RANGE, E: RANGE, A: RANGE, ES: RANGE },
    norm: NORM,
    stages: { invited: 0, opened: 0, finished: 0, shortlist: 0, decided: 0 },
    remindable: { invited: 0, opened: 0 },
    next: { kind: 'invite', count: 0, names: [], talents: [], date: null },
    ...overrides,
  };
}

/** A person of a role who was invited a week ago. */
export function makeVacancyPerson(id: string, overrides: Partial<VacancyPerson> = {}): VacancyPerson {
  const invitedAt = '2026-11-10T09:00:00.000Z';
  return {
    id,
    name: `Person ${id}`,
    is_masked: false,
    avatar: null,
    stage: 'invited',
    fit: null,
    ask: null,
    is_left_out_of_rankings: false,
    flags: [],
    is_new: false,
    hold: null,
    survey: {
      status: 'SENT',
      answered: 0,
      questions: 110,
      date_last_action: invitedAt,
      date_last_invited: invitedAt,
      date_last_reminded: null,
      send_at: null,
      date_finished: null,
    },
    must_haves: null,
    is_undeliverable: false,
    interview_at: null,
    interview: { is_own_done: false, others_done: [], is_open: false, largest_difference: null },
    shortlisted: null,
    proposals: [],
    decision: null,
    answer: null,
    ...overrides,
  };
}

/** A person who has finished, with this fit. */
export function makeFinished(fit: FitOfTalent, overrides: Partial<VacancyPerson> = {}): VacancyPerson {
  const { survey } = makeVacancyPerson(fit.talent_id);
  return makeVacancyPerson(fit.talent_id, {
    stage: 'finished',
    fit,
    ask: { kind: 'inside', trait: null, side: null, steps: 0, others: 0 },
    survey: survey && { ...survey, status: 'FINISHED', date_finished: '2026-11-18T09:00:00.000Z' },
    ...overrides,
  });
}

interface FakeVacancy {
  readonly vacancy?: Partial<Vacancy>;
  readonly people?: readonly VacancyPerson[];
  /** The sizes of the groups of those who have finished. */
  readonly groups?: readonly number[];
  readonly bands?: VacancyPeopleAnswer['meta']['bands'];
}

/** Serves a role with its people, for the page of the role. The people can be changed while a test runs. */
export function fakeVacancy(
  roleId: string,
  { vacancy, people = [], groups = [], bands = null }: FakeVacancy = {},
): { people: readonly VacancyPerson[]; readonly queries: URLSearchParams[] } {
  const world = { people, queries: [] as URLSearchParams[] };
  fakeProfiles([]);
  const inStage = (stage: Stage) => world.people.filter((person) => person.stage === stage);
  api.use(
    http.get(`*/api/vacancies/${roleId}`, () => {
      const stages = {
        invited: inStage('invited').length,
        opened: inStage('opened').length,
        finished: inStage('finished').length,
        shortlist: inStage('shortlist').length,
        decided: inStage('decided').length,
      };
      return HttpResponse.json({ data: makeVacancy({ id: roleId, stages, ...vacancy }) });
    }),
    http.get(`*/api/vacancies/${roleId}/people`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      world.queries.push(query);
      const search = (query.get('search') ?? '').toLowerCase();
      const foundPeople = inStage(query.get('stage') as Stage).filter(({ name }) =>
        name.toLowerCase().includes(search),
      );
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
      const answer: VacancyPeopleAnswer = {
        data: foundPeople.slice(offset, offset + limit),
        meta: {
          state: 'calculated',
          total: foundPeople.length,
          groups: query.get('stage') === 'finished' ? [...groups] : [],
          bands: query.get('stage') === 'finished' ? bands : null,
        },
      };
      return HttpResponse.json(answer);
    }),
    http.get(`*/api/vacancies/${roleId}/people/ids`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      return HttpResponse.json({ data: inStage(query.get('stage') as Stage).map(({ id }) => id) });
    }),
    http.post(`*/api/vacancies/${roleId}/people/:id/opened`, () => new HttpResponse(null, { status: 204 })),
    http.get(`*/api/vacancies/${roleId}/draws`, () => HttpResponse.json({ data: [] })),
    http.get(`*/api/role-interviews/${roleId}/questions`, () => HttpResponse.json({ data: makeQuestions() })),
    http.get('*/api/items/skills', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/training_courses', () => HttpResponse.json({ data: [] })),
    http.get('*/api/items/ra_surveys', () => HttpResponse.json({ data: [] })),
  );
  return world;
}
