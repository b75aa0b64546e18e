import { isOpen } from '@quint/domain/base/invitation-status.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { INSTRUMENTS } from '@quint/psychometrics/types.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import type { PersonOfRole } from '#features/groups/role-people/api.ts';
import { OpenPeople } from '#features/groups/role-people/components/open-people.tsx';
import type { Choice } from '#features/groups/role-people/use-board.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Card } from '#ui/card.tsx';
import { Progress } from '#ui/progress.tsx';
import type { AssessmentDetail } from '../api.ts';
import type { Parts } from '../model/people.ts';

type OpenOne = Parts['inside'][number];

function totalOf(instrument: string | undefined): number | undefined {
  const instrumentId = INSTRUMENTS.find((id) => id === instrument);
  return instrumentId === undefined ? undefined : getForm(instrumentId).order.length;
}

function HowFar({ name, result }: { readonly name: string; readonly result: OpenOne['result'] }) {
  const { t } = useTranslation('assessments');
  const total = totalOf(result?.instrument_version);
  const answeredCount = result?.answered ?? 0;
  if (total === undefined || answeredCount === 0) return null;
  const progressText = t('detail.answered', { answered: answeredCount, total });
  return (
    <span className="flex items-center gap-2 text-xs text-third tabular-nums">
      {progressText}
      <span className="w-20">
        <Progress
          label={t('detail.answeredLabel', { name })}
          value={answeredCount}
          max={total}
          valueText={progressText}
        />
      </span>
    </span>
  );
}

/** The participants who can be reminded. */
function useReminded(open: readonly OpenOne[], people: ReadonlyMap<string, PersonOfRole>) {
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

/** The state of the survey. Actions update the person first, so that value wins. */
function statusOf({ status, result }: OpenOne, person: PersonOfRole | undefined) {
  const sheet = person?.invitation;
  return sheet?.id !== undefined && sheet.id === result?.id ? sheet.status : status;
}

interface OpenParticipantsProps {
  readonly assessment: AssessmentDetail;
  /** Sorted by name. */
  readonly open: readonly OpenOne[];
  readonly people: ReadonlyMap<string, PersonOfRole>;
  readonly choice: Choice;
  /** Another button of the page is the primary one. */
  readonly isSecond: boolean;
}

/** Participants who have not finished: the progress of each, and a button that reminds all. */
export function OpenParticipants({ assessment, open, people, choice, isSecond }: OpenParticipantsProps) {
  const { t } = useTranslation('assessments');
  const assessmentId = assessment.id;
  const roleId = assessment.role?.id;
  const remindedPeople = useReminded(open, people);
  const { actions, dialogs } = usePersonActions(remindedPeople, { roleId, placement: 'row' });
  const remind = actions.find((action) => action.id === 'remind');
  if (open.length === 0) return null;
  return (
    <Card
      title={t('detail.open')}
      aside={
        remindedPeople.length > 0 &&
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
      <OpenPeople
        label={t('detail.openList')}
        name={assessment.name}
        roleId={roleId}
        rows={open.map((participant) => ({
          id: participant.talent.id,
          name: participant.talent.fullname,
          status: statusOf(participant, people.get(participant.talent.id)),
          detail: <HowFar name={participant.talent.fullname} result={participant.result} />,
        }))}
        people={people}
        choice={choice}
        linkOf={(talentId) => ({
          to: '/assessments/$assessmentId/users/$talentId',
          params: { assessmentId, talentId },
        })}
      />
      {dialogs}
    </Card>
  );
}
