import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { BoardLead } from '#features/groups/role-people/components/board-lead.tsx';
import { HeldLine } from '#features/groups/role-people/components/held-line.tsx';
import { ExcludedLine } from '#features/groups/role-people/components/excluded-line.tsx';
import { FitBoard } from '#features/groups/role-people/components/fit-board.tsx';
import type { Choice } from '#features/groups/role-people/use-board.ts';
import type { useFitPages } from '#features/groups/role-people/use-fit-pages.ts';
import { Card } from '#ui/card.tsx';
import { NotLoaded, NotLoadedNotice } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import type { AssessmentDetail } from '../api.ts';

interface FitCardProps {
  readonly assessment: AssessmentDetail;
  readonly role: NonNullable<AssessmentDetail['role']>;
  readonly choice: Choice;
  readonly fitPages: ReturnType<typeof useFitPages>;
}

/** Those who have finished, by their fit to the role of the assessment: one axis, no places. */
export function FitCard({ assessment, role, fitPages, choice }: FitCardProps) {
  const { t } = useTranslation('assessments');
  const { t: board } = useTranslation('role-people');
  const { t: common } = useTranslation();
  const { answer, meta, norm, fits, people, onEnd } = fitPages;
  const assessmentId = assessment.id;
  const linkOf = useCallback(
    (talentId: string) =>
      ({ to: '/assessments/$assessmentId/users/$talentId', params: { assessmentId, talentId } }) as const,
    [assessmentId],
  );
  return (
    <Card
      title={t('detail.fit', { role: role.name })}
      aside={
        fits.length > 1 && (
          <ButtonLink to="/talents/compare" search={{ assessmentId }} kind="light" size="sm">
            {t('detail.compare')}
          </ButtonLink>
        )
      }
    >
      <FitNotice
        isRecalculating={meta?.state === 'recalculating'}
        norms={fits.map(({ norm: version }) => version)}
        className="pb-2"
      />
      {answer.isPending && <LinesSkeleton label={common('state.loading')} />}
      {answer.isError && fits.length === 0 && (
        <NotLoaded level={3} error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {meta !== undefined && norm === null && <p className="text-second">{board('open.text')}</p>}
      {norm !== null && fits.length === 0 && <p className="text-third">{board('empty.finished')}</p>}
      {norm !== null && fits.length > 0 && (
        <>
          <BoardLead roleId={role.id} norm={norm} broad={fits[0]?.broad ?? false} />
          <FitBoard
            roleId={role.id}
            fits={fits}
            people={people}
            norm={norm}
            groups={meta?.groups ?? null}
            total={meta?.total ?? fits.length}
            choice={choice}
            onEnd={onEnd}
            name={assessment.name}
            linkOf={linkOf}
          />
        </>
      )}
      {norm !== null && <HeldLine of={{ assessment: assessmentId }} />}
      {norm !== null && <ExcludedLine of={{ assessment: assessmentId }} />}
      {answer.isFetchNextPageError && (
        <NotLoadedNotice
          error={answer.error}
          isRetrying={answer.isFetchingNextPage}
          onRetry={() => void answer.fetchNextPage()}
        />
      )}
    </Card>
  );
}
