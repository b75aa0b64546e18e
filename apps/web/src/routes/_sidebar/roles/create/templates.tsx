import { TEMPLATE_KEYS } from '@quint/domain/roles/role-template-keys.ts';
import { createFileRoute } from '@tanstack/react-router';
import { RoleTemplatesPage } from '#features/groups/role-creation/pages/templates-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readOneOf, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_sidebar/roles/create/templates')({
  staticData: { who: 'admins' },
  validateSearch: searchReader({ template: readOneOf(TEMPLATE_KEYS) }),
  loader: () => loadPhrases('role-creation', 'role-templates', 'roles', 'personality'),
  component: Templates,
});

function Templates() {
  return <RoleTemplatesPage templateKey={Route.useSearch().template} />;
}
