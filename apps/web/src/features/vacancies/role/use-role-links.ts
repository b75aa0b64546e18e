import type { Row } from '@quint/contract/items.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { below, items } from '#lib/items.ts';

const FIELDS = [
  ...below('skills', ['id']),
  ...below('skills.skills_id', ['id', 'label']),
  ...below('training_courses', ['id']),
  ...below('training_courses.training_courses_id', ['id', 'title', 'provider']),
] as const;
const TEAM_FIELDS = [...below('teams', ['id']), ...below('teams.teams_id', ['id', 'name'])] as const;
export type RoleLinks = Row<'roles', typeof FIELDS, typeof TEAM_FIELDS>;

/** Skills, courses and, where the workspace has groups, the groups of a role. */
export function roleLinksQuery(roleId: string, hasTeams: boolean) {
  return queryOptions({
    queryKey: ['roles', 'links', roleId, hasTeams],
    queryFn: ({ signal }) =>
      items('roles').get(roleId, { fields: FIELDS, optionalFields: hasTeams ? TEAM_FIELDS : [], signal }),
  });
}

const MOST_SKILLS = 500;

/** The skills of the workspace by name. */
export const skillsQuery = queryOptions({
  queryKey: ['skills'],
  queryFn: ({ signal }) =>
    items('skills').list({ fields: ['id', 'label'], sort: 'label', limit: MOST_SKILLS, signal }),
});

/** The training courses of the platform by title. */
export const coursesQuery = queryOptions({
  queryKey: ['training-courses'],
  queryFn: ({ signal }) =>
    items('training_courses').list({
      fields: ['id', 'title', 'provider', 'language'],
      filter: { is_retired: false },
      sort: 'title',
      limit: -1,
      signal,
    }),
});

/** Links a record to a role, or removes a link, and refetches the links. */
export function useLink(roleId: string) {
  const client = useQueryClient();
  const reportSaveError = useSaveRefused();
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () =>
      Promise.all(
        [['roles', 'links', roleId], ['skills'], ['teams']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
    onError: reportSaveError,
  });
  const link = { roles_id: roleId };
  return {
    isPending,
    addSkill: (skill: string | { readonly label: string }) =>
      mutate(() => items('roles_skills').save(undefined, { ...link, skills_id: skill })),
    removeSkill: (id: string) => mutate(() => items('roles_skills').remove(id)),
    addCourse: (course: string) =>
      mutate(() => items('roles_training_courses').save(undefined, { ...link, training_courses_id: course })),
    removeCourse: (id: string) => mutate(() => items('roles_training_courses').remove(id)),
    addGroup: (team: string) =>
      mutate(() => items('teams_roles').save(undefined, { ...link, teams_id: team })),
    removeGroup: (id: string) => mutate(() => items('teams_roles').remove(id)),
  };
}
