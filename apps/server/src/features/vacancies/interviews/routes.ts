import {
  InterviewColleaguesAnswer,
  InterviewComparisonAnswer,
  InterviewDateAnswer,
  InterviewDateBody,
  InterviewLanguageQuery,
  InterviewParams,
  InterviewRaterParams,
  InterviewRatingParams,
  OwnRatingsAnswer,
  RatingChangeBody,
  RatingsBody,
  VacancyInterviewAnswer,
} from '@quint/contract/vacancies/interviews.ts';
import { canRunVacancies, canWorkOnVacancies } from '@quint/domain/workspace/access/vacancies.ts';
import { compareInterview } from '#features/vacancies/interviews/comparison/service.ts';
import {
  excuseColleague,
  expectColleague,
  remindColleague,
} from '#features/vacancies/interviews/raters/service.ts';
import { changeRating, saveRatings, submitRatings } from '#features/vacancies/interviews/ratings/service.ts';
import { getInterview, setInterviewDate } from '#features/vacancies/interviews/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const base = { access: ask(canWorkOnVacancies), names: 'roles' } as const;

export const registerInterviewRoutes = routes(
  route('GET /vacancies/:roleId/people/:talentId/interview', {
    ...base,
    summary: 'Read the interview of a person: questions, own ratings, who is done',
    params: InterviewParams,
    query: InterviewLanguageQuery,
    answer: VacancyInterviewAnswer,
    handler: ({ deps, actor, params, query }) => getInterview(deps, actor, { ...params, ...query }),
  }),
  route('PATCH /vacancies/:roleId/people/:talentId/interview', {
    ...base,
    summary: 'Set when an interview takes place',
    params: InterviewParams,
    body: InterviewDateBody,
    answer: InterviewDateAnswer,
    handler: ({ deps, actor, params, body: { interview_at: at } }) =>
      setInterviewDate(deps, actor, { ...params, date: at === null ? null : new Date(at) }),
  }),
  route('PUT /vacancies/:roleId/people/:talentId/interview/ratings', {
    ...base,
    summary: 'Save own ratings and notes of an interview',
    params: InterviewParams,
    body: RatingsBody,
    answer: OwnRatingsAnswer,
    handler: ({ deps, actor, params, body }) => saveRatings(deps, actor, { ...params, body }),
  }),
  route('POST /vacancies/:roleId/people/:talentId/interview/submit', {
    ...base,
    summary: 'Submit own ratings of an interview for good',
    params: InterviewParams,
    answer: OwnRatingsAnswer,
    handler: ({ deps, actor, params }) => submitRatings(deps, actor, params),
  }),
  route('GET /vacancies/:roleId/people/:talentId/interview/comparison', {
    ...base,
    summary: 'Compare the ratings of an interview when everybody has submitted',
    params: InterviewParams,
    query: InterviewLanguageQuery,
    answer: InterviewComparisonAnswer,
    handler: ({ deps, actor, params, query }) => compareInterview(deps, actor, { ...params, ...query }),
  }),
  route('POST /vacancies/:roleId/people/:talentId/interview/ratings/:question/change', {
    ...base,
    summary: 'Change an own rating that others can see, with a reason',
    params: InterviewRatingParams,
    body: RatingChangeBody,
    answer: OwnRatingsAnswer,
    handler: ({ deps, actor, params, body }) => changeRating(deps, actor, { ...params, body }),
  }),
  route('POST /vacancies/:roleId/people/:talentId/interview/raters/:userId/excuse', {
    ...base,
    access: ask(canRunVacancies),
    summary: 'Record that a colleague does not rate an interview',
    params: InterviewRaterParams,
    answer: InterviewColleaguesAnswer,
    handler: ({ deps, actor, params }) => excuseColleague(deps, actor, params),
  }),
  route('DELETE /vacancies/:roleId/people/:talentId/interview/raters/:userId/excuse', {
    ...base,
    access: ask(canRunVacancies),
    summary: 'Take back that a colleague does not rate an interview',
    params: InterviewRaterParams,
    answer: InterviewColleaguesAnswer,
    handler: ({ deps, actor, params }) => expectColleague(deps, actor, params),
  }),
  route('POST /vacancies/:roleId/people/:talentId/interview/remind/:userId', {
    ...base,
    summary: 'Remind a colleague of missing ratings by mail',
    params: InterviewRaterParams,
    handler: ({ deps, actor, params }) => remindColleague(deps, actor, params),
  }),
);
