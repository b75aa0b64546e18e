import type { StoredLanguage } from '@quint/contract/ids.ts';
import type { InvitationTermsAnswer } from '@quint/contract/invitations.ts';
import { mailDayOf } from '@quint/domain/mail-budget.ts';
import { getFormErrorText } from '@quint/phrases/errors/form-error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/records/components/draft-line.tsx';
import { LeaveForm } from '#features/records/components/leave-form.tsx';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { useFormat } from '#lib/format.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { termsQuery } from '../api.ts';
import { leftToday, planDays, useDaysText } from '../model/mail-days.ts';
import {
  isSendDateWrong,
  sendDate,
  usualOptions,
  type Assigned,
  type InviteOptions,
} from '../model/options.ts';
import { blankRow, isBlank, readyRows, settleAll, type People } from '../model/people.ts';
import { useInviteDraft, useKeptInvite } from '../use-invite-draft.ts';
import { usePeople } from '../use-people.ts';
import { useSending } from '../use-sending.ts';
import type { Way } from '../model/ways.ts';
import { MailSection } from './mail-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { SendBar } from './send-bar.tsx';

const fetchSendingPanel = async () => ({ default: (await import('./sending-panel.tsx')).SendingPanel });
const SendingPanel = lazy(fetchSendingPanel);
/** Loaded when the result of sending is known. */
const ResultPanel = lazy(async () => ({ default: (await import('./result-panel.tsx')).ResultPanel }));

export interface InviteFormProps {
  readonly way: Way;
  readonly onWay: (way: Way) => void;
  readonly assigned: Assigned;
}

function firstNameIn(rows: People, language: StoredLanguage, options: InviteOptions): string {
  const named = rows.find(
    (row) => row.first_name.trim() !== '' && (row.language ?? options.language) === language,
  );
  return named?.first_name.trim() ?? '';
}

/** The budget before sending: what is left of today, or the days on which the mails are sent. */
function useBudgetText(
  terms: InvitationTermsAnswer['data'] | undefined,
  sendAt: Date | undefined,
): (count: number) => string | undefined {
  const { t } = useTranslation('invitations');
  const daysText = useDaysText();
  const format = useFormat();
  return (count) => {
    if (terms === undefined) return undefined;
    const now = new Date();
    const from = sendAt === undefined || Number.isNaN(sendAt.getTime()) ? undefined : sendAt;
    const days = planDays(terms, { count, from, now });
    const isSpread = days.some(({ day }) => day !== mailDayOf(from ?? now));
    return isSpread
      ? t('send.days', { days: daysText(days, now), max: format.number(terms.mails_per_day) })
      : t('send.left', {
          left: format.number(leftToday(terms, now)),
          max: format.number(terms.mails_per_day),
        });
  };
}

/** Nothing could be sent: the page goes back to the first field with a problem. */
function goToFirstWrong(): void {
  document.querySelector<HTMLElement>('[data-field][aria-invalid="true"]')?.focus();
}

/** The list, its options and its mail, then sending and its result. Input stays until it is sent or discarded. */
export function InviteForm({ way, onWay, assigned }: InviteFormProps) {
  const { t } = useTranslation('invitations');
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const workspace = useCurrentUser().active_workspace;
  const [usual] = useState(() =>
    usualOptions(workspace?.language ?? 'EN', new Date(), hasTeams ? assigned : { ...assigned, teams: [] }),
  );
  const kept = useInviteDraft(assigned, usual);
  const people = usePeople(kept.start.rows);
  const { rows, changeRows, problems, check } = people;
  const filled = rows.filter((row) => !isBlank(row)).length;
  const [options, setOptions] = useState(kept.start.options);
  const [pasted, setPasted] = useState(kept.start.pasted);
  const { draft, leaving } = useKeptInvite(kept, { rows, options, pasted }, () => {
    changeRows(() => [blankRow()]);
    setOptions(usual);
    setPasted('');
  });
  const [refusal, setRefusal] = useState<'invitation.empty' | 'invitation.send_at_past'>();
  const { state, send, pause, reset } = useSending(changeRows);
  const [isDateWrong, setIsDateWrong] = useState(false);
  useWhenIdle(fetchSendingPanel);
  const terms = useQuery(termsQuery);
  const budgetText = useBudgetText(terms.data, sendDate(options));
  const start = () => {
    changeRows(settleAll);
    const isWrong = isSendDateWrong(options, new Date());
    setIsDateWrong(isWrong);
    const toSend = readyRows(rows, check());
    if (isWrong || toSend.length === 0) {
      flushSync(() => {
        setRefusal(isWrong ? 'invitation.send_at_past' : 'invitation.empty');
        pause();
      });
      if (!isWrong) goToFirstWrong();
    } else {
      setRefusal(undefined);
      void send(toSend, options);
    }
  };
  const ready = readyRows(rows, problems).length;
  // A refusal that has been corrected by now is hidden.
  const isPutRight = refusal === 'invitation.empty' ? ready > 0 : !isDateWrong;
  const problem =
    refusal === undefined || isPutRight ? undefined : getFormErrorText(refusal, currentLanguage(), {});
  const changeOptions = (change: Partial<InviteOptions>) => {
    const next = { ...options, ...change };
    setOptions(next);
    setIsDateWrong(isSendDateWrong(next, new Date()));
  };
  if (state.phase === 'done')
    return (
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <ResultPanel
          state={state}
          left={filled}
          teamId={assigned.teams[0]}
          onCorrect={reset}
          onMore={reset}
        />
      </Suspense>
    );
  if (state.phase !== 'idle') {
    return (
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <SendingPanel state={state} onContinue={start} onBack={pause} />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="-mt-4 -mb-3">
        <DraftLine draft={draft} />
      </div>
      <LeaveForm leaving={leaving} />
      <PeopleSection
        way={way}
        onWay={onWay}
        rows={rows}
        changeRows={changeRows}
        problems={problems}
        lookup={people.lookup}
        usualLanguage={t(`people.${options.language}`)}
        pasted={pasted}
        onPasted={setPasted}
      />
      <OptionsSection
        options={options}
        onOptions={changeOptions}
        hasTeams={hasTeams}
        isDateWrong={isDateWrong}
      />
      <MailSection
        options={options}
        onOptions={changeOptions}
        firstNameIn={(language) => firstNameIn(rows, language, options)}
        trust={terms.data?.trust}
      />
      <SendBar
        ready={ready}
        kept={rows.filter((row) => !row.isFresh && problems.has(row.key)).length}
        isLater={options.isLater}
        budget={budgetText(readyRows(rows, problems).length)}
        problem={problem}
        onSend={start}
      />
    </div>
  );
}
