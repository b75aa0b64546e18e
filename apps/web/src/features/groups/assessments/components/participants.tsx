import { compareText } from '@quint/domain/base/text-order.ts';
import { useMemo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { fitsOfAssessmentQuery } from '#features/groups/role-people/api.ts';
import { BoardLead } from '#features/groups/role-people/components/board-lead.tsx';
import { FitBoard } from '#features/groups/role-people/components/fit-board.tsx';
import { HeldLine } from '#features/groups/role-people/components/held-line.tsx';
import { ExcludedLine } from '#features/groups/role-people/components/excluded-line.tsx';
import { PeopleBar } from '#features/groups/role-people/components/people-bar.tsx';
import { useChoice, type Choice } from '#features/groups/role-people/use-board.ts';
import { useFitPages } from '#features/groups/role-people/use-fit-pages.ts';
import { usePeopleByKey } from '#features/groups/role-people/use-people-of-fits.ts';
import { Card } from '#ui/card.tsx';
import { NotLoaded, NotLoadedNotice } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import type { AssessmentDetail } from '../api.ts';
import { isAnyoneToInvite, type Parts } from '../model/people.ts';
import { OpenParticipants } from './open-participants.tsx';

interface FitCardProps {
  readonly assessment: AssessmentDetail;
  readonly role: NonNullable<AssessmentDetail['role']>;
  readonly choice: Choice;
  readonly fitPages: ReturnType<typeof useFitPages>;
}

/** Participants who have finished, by their fit to the role of the assessment, on one axis without ranks. */
function FitCard({ assessment, role, fitPages, choice }: FitCardProps) {
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

const PAGE = 100;

interface ParticipantsProps {
  readonly assessment: AssessmentDetail;
  readonly parts: Parts;
}

/** Participants who have finished by their fit, then the others: one selection, with one bar. */
export function Participants({ assessment, parts }: ParticipantsProps) {
  const { id, role } = assessment;
  const choice = useChoice();
  const hasFits = role !== null && parts.open.length < parts.inside.length;
  const out = parts.out.map(({ talent }) => talent.id);
  const fitPages = useFitPages({ ...fitsOfAssessmentQuery(role?.id ?? '', id, out), enabled: hasFits });
  const open = useMemo(
    () => parts.open.toSorted((a, b) => compareText(a.talent.fullname, b.talent.fullname)),
    [parts],
  );
  const ids = open.map(({ talent }) => talent.id);
  const pages = Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, page) =>
    ids.slice(page * PAGE, (page + 1) * PAGE),
  );
  const people = usePeopleByKey(pages);
  const everybody = useMemo(() => new Map([...fitPages.people, ...people]), [fitPages.people, people]);
  return (
    <div className="flex flex-col gap-5">
      {hasFits && <FitCard assessment={assessment} role={role} fitPages={fitPages} choice={choice} />}
      <OpenParticipants
        assessment={assessment}
        open={open}
        people={people}
        choice={choice}
        isSecond={isAnyoneToInvite(assessment)}
      />
      <PeopleBar roleId={role?.id} choice={choice} people={everybody} fits={fitPages.fits} />
    </div>
  );
}
