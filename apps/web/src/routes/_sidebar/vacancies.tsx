import { createFileRoute, redirect } from '@tanstack/react-router';
import { ownVacanciesQuery } from '#features/vacancies/deciders/api.ts';
import { VacanciesPage } from '#features/vacancies/deciders/pages/vacancies-page.tsx';
import { isAdmin } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_sidebar/vacancies')({
  staticData: { who: 'formerDeciders' },
  loader: async () => {
    const [person, own] = await Promise.all([
      findPerson(),
      // The page shows the reason of a refusal.
      queryClient.fetchQuery(ownVacanciesQuery).catch(() => undefined),
      loadPhrases('deciders'),
    ]);
    if (person === undefined || own === undefined || isAdmin(person)) return;
    const [first, ...others] = own.vacancies;
    if (first !== undefined && others.length === 0) {
      throw redirect({ to: '/roles/$roleId', params: { roleId: first.id }, replace: true });
    }
    // An account without a workspace that never was a hiring manager.
    if (person.active_workspace === null && own.ended === null) {
      throw redirect({ to: '/profile', replace: true });
    }
  },
  component: VacanciesPage,
});
