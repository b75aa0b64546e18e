import { OwnApplicationsAnswer } from '@quint/contract/vacancies/own-applications.ts';
import { listOwnApplications } from '#features/vacancies/own-applications/service.ts';
import { SIGNED_IN } from '#http/access.ts';
import { route } from '#http/routes.ts';

export const registerOwnApplicationRoutes = route('GET /users/me/applications', {
  access: SIGNED_IN,
  summary: 'Read where the own applications stand',
  answer: OwnApplicationsAnswer,
  handler: ({ deps, actor }) => listOwnApplications(deps, actor),
});
