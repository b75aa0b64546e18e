import { compareText } from '@quint/domain/base/text-order.ts';
import { useMemo } from 'react';
import { fitsOfAssessmentQuery } from '#features/groups/role-people/api.ts';
import { PeopleBar } from '#features/groups/role-people/components/people-bar.tsx';
import { useChoice } from '#features/groups/role-people/use-board.ts';
import { useFitPages } from '#features/groups/role-people/use-fit-pages.ts';
import { usePeopleByKey } from '#features/groups/role-people/use-people-of-fits.ts';
import type { AssessmentDetail } from '../api.ts';
import { isAnyoneToInvite, type Parts } from '../model/people.ts';
import { FitCard } from './fit-card.tsx';
import { OpenParticipants } from './open-participants.tsx';

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
