import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MailMark } from '#features/people/people/components/mail-mark.tsx';
import { openInvitation } from '#features/people/people/model/person.ts';
import { useHoldLabels } from '#features/people/people/use-hold-labels.ts';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import { SurveyBadge } from '#features/base/records/components/survey-badge.tsx';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { surveyProgressQuery } from '../api.ts';
import type { ComparedPerson } from '../model/comparison.ts';

/** Actions that remind a person of the survey, the gentlest first. */
const REMINDER_ACTIONS: readonly string[] = ['remind', 'inviteAgain'];

function Remind({ of }: { readonly of: ComparedPerson }) {
  const { actions, dialogs } = usePersonActions([of.person], { placement: 'row' });
  const action = actions.find(({ id, reason }) => REMINDER_ACTIONS.includes(id) && reason === undefined);
  return (
    <>
      {action !== undefined && (
        <Button kind="secondary" size="sm" onPress={action.run}>
          {action.icon}
          {action.label}
        </Button>
      )}
      {dialogs}
    </>
  );
}

function AnswerProgress({ invitationId, name }: { readonly invitationId: string; readonly name: string }) {
  const { t } = useTranslation('comparison');
  const progress = useQuery(surveyProgressQuery(invitationId)).data;
  if (progress === undefined || progress.answered === 0) return null;
  const { answered: answeredCount, total } = progress;
  return (
    <span className="flex w-full flex-col gap-1">
      <Progress value={answeredCount} max={total} label={t('answeredOf', { name })} />
      <span className="text-sm text-second tabular-nums">
        {t('answered', { count: answeredCount, total })}
      </span>
    </span>
  );
}

/** A person without a result: the progress of the survey, and a button that reminds them. */
export function PersonPending({ of }: { readonly of: ComparedPerson }) {
  const { t } = useTranslation('comparison');
  const { t: common } = useTranslation();
  const { survey, hold, mailTrouble } = of.person;
  const describeHold = useHoldLabels();
  const invitation = openInvitation(of.person);
  if (hold !== undefined) {
    return (
      <div className="flex flex-col items-start gap-1.5 pt-2">
        <p className="font-semibold">{common('held.title')}</p>
        <p className="text-sm text-pretty text-third">{describeHold(hold).text}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-1.5 pt-2">
      <p className="font-semibold">{t('pending')}</p>
      <span className="flex items-center gap-2">
        {survey !== undefined && <SurveyBadge status={survey} />}
        {mailTrouble !== undefined && <MailMark trouble={mailTrouble} />}
      </span>
      {invitation !== undefined && <AnswerProgress invitationId={invitation.id} name={of.name} />}
      <p className="text-sm text-pretty text-third max-md:not-print:hidden">{t('pendingText')}</p>
      <span className="print:hidden">
        <Remind of={of} />
      </span>
    </div>
  );
}
