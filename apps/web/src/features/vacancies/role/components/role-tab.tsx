import type { NormFit } from '@quint/contract/measures/matching.ts';
import { lazy, Suspense } from 'react';
import { StakeholdersPanel } from '#features/invitations/stakeholders/components/stakeholders-panel.tsx';
import type { RoleDetail } from '#features/roles/roles/api.ts';
import { RecordCards } from '#features/roles/roles/components/record-cards.tsx';
import { RoleRangesCard } from '#features/roles/roles/components/role-facts.tsx';
import { RoleProfileCard } from '#features/roles/roles/components/role-profile-card.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const QuestionsCard = lazy(async () => {
  const [card] = await Promise.all([
    import('#features/vacancies/interview-questions/components/questions-card.tsx'),
    loadPhrases('interview-questions'),
  ]);
  return { default: card.QuestionsCard };
});

const MustHavesSummary = lazy(async () => {
  const [summary] = await Promise.all([
    import('#features/vacancies/must-haves/components/must-haves-summary.tsx'),
    loadPhrases('must-haves', 'job-profile'),
  ]);
  return { default: summary.MustHavesSummary };
});

/** The ranges of the role and what colleagues said about them; beside them its texts and related records. */
export function RoleTab({ role, norm }: { readonly role: RoleDetail; readonly norm: NormFit | undefined }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <RoleRangesCard roleId={role.id} attributes={role.attributes} norm={norm} />
        <StakeholdersPanel roleId={role.id} />
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <QuestionsCard roleId={role.id} />
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <RoleProfileCard role={role} />
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <MustHavesSummary role={role} />
        </Suspense>
        <RecordCards role={role} />
      </div>
    </div>
  );
}
