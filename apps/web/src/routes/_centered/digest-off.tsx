import { createFileRoute } from '@tanstack/react-router';
import { DigestOffPage } from '#features/account/pages/digest-off-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readText, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_centered/digest-off')({
  staticData: { who: 'everyone' },
  validateSearch: searchReader({ token: readText }),
  loader: () => loadPhrases('profile'),
  component: DigestOff,
});

function DigestOff() {
  return <DigestOffPage token={Route.useSearch().token ?? ''} />;
}
