import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MailMark } from '#features/people/components/mail-mark.tsx';
import { openInvitation } from '#features/people/model/person.ts';
import { useHeldWords } from '#features/people/use-held-words.ts';
import { useVerbs } from '#features/people/use-verbs.tsx';
import { SurveyBadge } from '#features/records/components/survey-badge.tsx';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { standingQuery } from '../api.ts';
import type { ComparedPerson } from '../model/comparison.ts';

/** The verbs that bring a person to the survey, the gentlest first. */
const REMINDING: readonly string[] = ['remind', 'inviteAgain'];

function Remind({ of }: { readonly of: ComparedPerson }) {
  const { verbs, dialogs } = useVerbs([of.person], { place: 'row' });
  const verb = verbs.find(({ id, reason }) => REMINDING.includes(id) && reason === undefined);
  return (
    <>
      {verb !== undefined && (
        <Button kind="secondary" size="sm" onPress={verb.run}>
          {verb.icon}
          {verb.label}
        </Button>
      )}
      {dialogs}
    </>
  );
}

function Answered({ invitationId, name }: { readonly invitationId: string; readonly name: string }) {
  const { t } = useTranslation('comparison');
  const standing = useQuery(standingQuery(invitationId)).data;
  if (standing === undefined || standing.answered === 0) return null;
  const { answered, total } = standing;
  return (
    <span className="flex w-full flex-col gap-1">
      <Progress value={answered} max={total} label={t('answeredOf', { name })} />
      <span className="text-sm text-second tabular-nums">{t('answered', { count: answered, total })}</span>
    </span>
  );
}

/** A person without a result: how far the survey is, and the press that brings it on. */
export function PersonPending({ of }: { readonly of: ComparedPerson }) {
  const { t } = useTranslation('comparison');
  const { t: common } = useTranslation();
  const { survey, held, mailTrouble } = of.person;
  const heldWords = useHeldWords();
  const invitation = openInvitation(of.person);
  if (held !== undefined) {
    return (
      <div className="flex flex-col items-start gap-1.5 pt-2">
        <p className="font-semibold">{common('held.title')}</p>
        <p className="text-sm text-pretty text-third">{heldWords(held).text}</p>
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
      {invitation !== undefined && <Answered invitationId={invitation.id} name={of.name} />}
      <p className="text-sm text-pretty text-third max-md:not-print:hidden">{t('pendingText')}</p>
      <span className="print:hidden">
        <Remind of={of} />
      </span>
    </div>
  );
}
