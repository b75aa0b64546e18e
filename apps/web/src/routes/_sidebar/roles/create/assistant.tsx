import { createFileRoute } from '@tanstack/react-router';
import { AssistantPage } from '#features/roles/role-assistant/pages/assistant-page.tsx';
import { readScreen } from '#features/roles/role-assistant/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { readId, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_sidebar/roles/create/assistant')({
  staticData: { who: 'admins' },
  // The draft role, and the screen of the assistant.
  validateSearch: searchReader({ role: readId, step: readScreen }),
  loader: () =>
    loadPhrases('role-assistant', 'job-statements', 'roles', 'role-ranges', 'personality', 'records'),
  component: Assistant,
});

function Assistant() {
  const { role, step } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AssistantPage
      roleId={role}
      screen={step}
      onShow={({ roleId, screen }, how) =>
        void navigate({ search: { role: roleId, step: screen }, replace: how === 'replace' })
      }
    />
  );
}
