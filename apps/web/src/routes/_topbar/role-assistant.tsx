import { createFileRoute } from '@tanstack/react-router';
import { PublicAssistantPage } from '#features/roles/role-assistant/pages/public-assistant-page.tsx';
import { readScreen } from '#features/roles/role-assistant/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { searchReader } from '#lib/search-values.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_topbar/role-assistant')({
  staticData: { who: 'everyone' },
  validateSearch: searchReader({ step: readScreen }),
  loader: async () => {
    // Public; signed-in users read it in their language.
    await findPerson().catch(() => undefined);
    await loadPhrases('role-assistant', 'job-statements', 'roles', 'role-ranges', 'personality');
  },
  component: Assistant,
});

function Assistant() {
  const navigate = Route.useNavigate();
  return (
    <PublicAssistantPage
      screen={Route.useSearch().step}
      onShow={(screen) => void navigate({ search: { step: screen } })}
    />
  );
}
