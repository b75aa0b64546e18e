import { isOpen } from '@quint/domain/invitation-status.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { INSTRUMENTS } from '@quint/psychometrics/types.ts';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useVerbs } from '#features/people/use-verbs.tsx';
import { SurveyBadge } from '#features/records/components/survey-badge.tsx';
import type { PersonOfRole } from '#features/role-people/api.ts';
import { toEntries } from '#features/people/model/verb-entries.ts';
import { usePeopleByKey } from '#features/role-people/use-people-of-fits.ts';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Menu } from '#ui/menu.tsx';
import { Progress } from '#ui/progress.tsx';
import type { AssessmentDetail } from '../api.ts';
import type { Parts } from '../model/people.ts';

const PAGE = 100;
type OpenOne = Parts['inside'][number];

function totalOf(instrument: string | undefined): number | undefined {
  const known = INSTRUMENTS.find((id) => id === instrument);
  return known === undefined ? undefined : getForm(known).order.length;
}

function HowFar({ name, result }: { readonly name: string; readonly result: OpenOne['result'] }) {
  const { t } = useTranslation('assessments');
  const total = totalOf(result?.instrument_version);
  const answered = result?.answered ?? 0;
  if (total === undefined || answered === 0) return null;
  const words = t('detail.answered', { answered, total });
  return (
    <span className="flex items-center gap-2 text-xs text-third tabular-nums">
      {words}
      <span className="w-20">
        <Progress
          label={t('detail.answeredLabel', { name })}
          value={answered}
          max={total}
          valueText={words}
        />
      </span>
    </span>
  );
}

interface LineProps {
  readonly assessmentId: string;
  readonly roleId: string | undefined;
  readonly participant: OpenOne;
  readonly person: PersonOfRole | undefined;
}

function RowMenu({ person, roleId }: { readonly person: PersonOfRole; readonly roleId: string | undefined }) {
  const { t } = useTranslation('assessments');
  const people = useMemo(() => [person], [person]);
  const { verbs, dialogs } = useVerbs(people, { roleId, place: 'row' });
  const label = t('detail.more', { name: person.name });
  return (
    <>
      <Menu
        label={label}
        entries={toEntries(verbs)}
        trigger={
          <Button kind="icon" size="sm" aria-label={label}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </Button>
        }
      />
      {dialogs}
    </>
  );
}

function Line({ assessmentId, roleId, participant, person }: LineProps) {
  const { talent, result } = participant;
  const sheet = person?.invitation;
  const status = sheet?.id !== undefined && sheet.id === result?.id ? sheet.status : participant.status;
  return (
    <li className="flex min-h-11 items-center gap-3 border-t border-line py-1.5 first:border-t-0">
      <Avatar name={talent.fullname} src={person?.image} size="sm" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to="/assessments/$assessmentId/users/$talentId"
          params={{ assessmentId, talentId: talent.id }}
          preload={false}
          className="min-w-0 flex-1 basis-40 truncate rounded-[4px] font-semibold hover:underline"
        >
          {talent.fullname}
        </Link>
        <HowFar name={talent.fullname} result={result} />
        <SurveyBadge status={status} />
      </span>
      {person !== undefined && <RowMenu person={person} roleId={roleId} />}
    </li>
  );
}

/** Who of these can be asked to finish. */
function useReminded(open: Parts['open'], people: ReadonlyMap<string, PersonOfRole>) {
  return useMemo(
    () =>
      open.flatMap(({ talent, result }) => {
        const person = people.get(talent.id);
        const sheet = person?.invitation;
        return person !== undefined &&
          sheet?.id === result?.id &&
          sheet !== null &&
          sheet !== undefined &&
          isOpen(sheet.status)
          ? [person]
          : [];
      }),
    [open, people],
  );
}

interface OpenParticipantsProps {
  readonly assessment: AssessmentDetail;
  readonly parts: Parts;
  /** Another button of the page is the main one. */
  readonly isSecond: boolean;
}

/** Participants who have not finished: how far each is, and the press that reminds them all. */
export function OpenParticipants({ assessment, parts, isSecond }: OpenParticipantsProps) {
  const { t } = useTranslation('assessments');
  const format = useFormat();
  const roleId = assessment.role?.id;
  const open = useMemo(
    () => parts.open.toSorted((a, b) => format.compare(a.talent.fullname, b.talent.fullname)),
    [parts, format],
  );
  const ids = open.map(({ talent }) => talent.id);
  const pages = Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, page) =>
    ids.slice(page * PAGE, (page + 1) * PAGE),
  );
  const people = usePeopleByKey(pages);
  const reminded = useReminded(open, people);
  const { verbs, dialogs } = useVerbs(reminded, { roleId, place: 'row' });
  const remind = verbs.find((verb) => verb.id === 'remind');
  if (open.length === 0) return null;
  return (
    <Card
      title={t('detail.open')}
      aside={
        reminded.length > 0 &&
        assessment.status !== 'ended' &&
        remind !== undefined && (
          <BlockableButton
            kind={isSecond ? 'light' : 'primary'}
            size="sm"
            disabledReason={remind.reason}
            onPress={remind.run}
          >
            {remind.icon}
            {t('detail.remind', { count: remind.count })}
          </BlockableButton>
        )
      }
    >
      <ul aria-label={t('detail.openList')}>
        {open.map((participant) => (
          <Line
            key={participant.id}
            assessmentId={assessment.id}
            roleId={roleId}
            participant={participant}
            person={people.get(participant.talent.id)}
          />
        ))}
      </ul>
      {dialogs}
    </Card>
  );
}
