import { ANSWER_KINDS, isAnswer, type SentKind } from '@quint/domain/vacancies/mails.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogLeave } from '#features/base/records/use-dialog-leave.tsx';
import type { AnsweredPerson } from '#features/people/people/model/answer-offer.ts';
import { useDaysText } from '#features/invitations/invitations/model/mail-days.ts';
import { serverNow } from '#lib/server-time.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { toWorkspaceText } from '#lib/workspace-time.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { letterQuery, mailPlanQuery, vacancyMailsQuery } from '../api.ts';
import { toSendTime } from '../model/send-time.ts';
import { useSendMails } from '../use-send-mails.ts';
import { useWrittenWords } from '../use-written-words.ts';
import { Letter } from './letter.tsx';
import { ReaderChoice } from './reader-choice.tsx';
import { RefusedPeople } from './refused-people.tsx';
import { SendTime } from './send-time.tsx';
import { WordsLocked } from './words-locked.tsx';
import { WordsScope } from './words-scope.tsx';

interface SendMailDialogProps {
  readonly roleId: string;
  /** An invitation to an interview, or an answer; then another one can be chosen. */
  readonly kind: SentKind;
  readonly people: readonly AnsweredPerson[];
  /** Offered after people were marked as not moving forward: closing sends nothing, and says so. */
  readonly isOffer?: boolean | undefined;
  /** The suggested time of the interview. */
  readonly interviewAt?: Date | undefined;
  readonly onClose: () => void;
}

interface AnswerChoiceProps {
  readonly kind: SentKind;
  /** While the role is open, no mail may say that it is filled. */
  readonly isFilled: boolean;
  readonly onChange: (kind: SentKind) => void;
}

function AnswerChoice({ kind, isFilled, onChange }: AnswerChoiceProps) {
  const { t } = useTranslation('vacancy-mails');
  return (
    <RadioGroup
      label={t('send.kind')}
      value={kind}
      onChange={onChange}
      options={ANSWER_KINDS.filter((answer) => answer !== 'filled' || isFilled).map((value) => ({
        value,
        label: t(`kinds.${value}`),
        note: t(`leads.${value}`),
      }))}
    />
  );
}

/** Sends one mail to chosen people of a role, after showing it as each of them reads it. */
export function SendMailDialog(props: SendMailDialogProps) {
  const { roleId, kind: firstKind, people, isOffer = false, onClose } = props;
  const { t } = useTranslation('vacancy-mails');
  const daysText = useDaysText();
  const errorText = useErrorText();
  const [kind, setKind] = useState(firstKind);
  const [readerId, setReader] = useState(people[0]?.id);
  const [sendAt, setSendAt] = useState('');
  const [interviewAt, setInterviewAt] = useState(
    props.interviewAt === undefined ? '' : toWorkspaceText(props.interviewAt),
  );
  const mails = useQuery(vacancyMailsQuery(roleId));
  const talents = people.map(({ id }) => id);
  const send_at = toSendTime(sendAt);
  const interview_at = kind === 'interview' ? toSendTime(interviewAt) : undefined;
  const plan = useQuery(mailPlanQuery(roleId, { kind, talents, ...(send_at && { send_at }) }));
  const letter = useQuery(
    letterQuery(roleId, {
      kind,
      ...(readerId !== undefined && { talent: readerId }),
      ...(interview_at && { interview_at }),
    }),
  );
  const { language = 'DE' } = letter.data ?? {};
  const words = useWrittenWords(`vacancy-mail/${roleId}`, {
    kind,
    language,
    talentId: readerId,
    letter: letter.data,
  });
  const { send, isSending, problem } = useSendMails(roleId);
  const { close, question } = useDialogLeave(words.leaveActions, onClose);
  const isAnswering = isAnswer(kind);
  const { count = 0, days = [] } = plan.data ?? {};
  const reader = people.find(({ id }) => id === readerId);
  const submit = async () => {
    const words_for = Object.fromEntries(Object.entries(words.people).filter(([id]) => talents.includes(id)));
    const isDone = await send({
      kind,
      talents,
      words: words.wordsOf(kind),
      ...(Object.keys(words_for).length > 0 && { words_for }),
      send_at,
      interview_at,
    });
    if (!isDone) return;
    words.finish();
    onClose();
  };
  const names = { count: people.length, name: people[0]?.name ?? '' };
  const isLocked = mails.data?.own_words.is_allowed === false;
  return (
    <FormDialog
      size="lg"
      title={t(isAnswering ? 'send.answer' : 'send.interview', names)}
      onClose={close}
      cancel={isOffer ? t('send.noMail') : undefined}
      submit={t('send.submit', { count })}
      kind="primary-lila"
      isPending={isSending}
      disabled={count === 0 || plan.isError}
      onSubmit={() => void submit()}
      refusal={problem === '' ? undefined : problem}
      question={question}
      className="grid gap-x-8 gap-y-5 md:grid-cols-2 md:[&>[role=alert]]:col-span-2"
    >
      <div className="flex flex-col gap-4">
        {isAnswering && (
          <AnswerChoice kind={kind} isFilled={mails.data?.role.state === 'filled'} onChange={setKind} />
        )}
        {kind === 'interview' && (
          <DateField
            label={t('send.interviewAt')}
            hint={t('send.interviewHint')}
            value={interviewAt}
            min={toWorkspaceText(serverNow())}
            withTime
            onChange={setInterviewAt}
          />
        )}
        <SendTime
          at={isAnswering || sendAt !== '' ? days[0]?.send_at : undefined}
          value={sendAt}
          onChange={setSendAt}
        />
        <AlertLine size="sm">{errorText(plan.error)}</AlertLine>
        {days.length > 1 && (
          <p className="text-sm text-second">{t('send.days', { days: daysText(days, serverNow()) })}</p>
        )}
        {plan.data !== undefined && (
          <RefusedPeople refused={plan.data.refused} count={plan.data.refused_count} />
        )}
        {plan.data?.count === 0 && <p className="text-sm text-second">{t('send.nobody')}</p>}
        {people.some(({ isMasked }) => isMasked === true) && (
          <p className="text-sm text-pretty text-second">{t('send.masked')}</p>
        )}
        {isAnswering && (
          <p className="text-sm text-pretty text-third">
            {t(isOffer ? 'send.offered' : 'send.rejects')} {t('send.stop')} {t('letter.noReason')}
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {isLocked && mails.data !== undefined && (
          <WordsLocked minFinished={mails.data.own_words.min_finished} />
        )}
        <Letter
          letter={letter}
          aside={<ReaderChoice people={people} readerId={readerId} onChange={setReader} />}
          words={words.text}
          onWords={words.write}
          isLocked={isLocked}
        />
        <WordsScope words={words} name={reader?.name} count={people.length} />
      </div>
    </FormDialog>
  );
}
