import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InvitationTermsAnswer } from '@quint/contract/invitations/invitations.ts';
import { mailDayOf } from '@quint/domain/invitations/mail-budget.ts';
import { getFormErrorText } from '@quint/phrases/base/errors/form-error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { LeaveForm } from '#features/base/records/components/leave-form.tsx';
import type { LeaveActions } from '#features/base/records/use-draft.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { useFormat } from '#lib/format.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { serverNow } from '#lib/server-time.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { termsQuery } from '../api.ts';
import { leftToday, planDays, useDaysText } from '../model/mail-days.ts';
import {
  isComplete,
  isSendDateWrong,
  sendDate,
  usualOptions,
  type Assignment,
  type InviteOptions,
} from '../model/options.ts';
import { blankRow, isBlank, readyRows, settleAll } from '../model/people.ts';
import { useInviteDraft, usePersistedInvite } from '../use-invite-draft.ts';
import { readRecipients } from '../model/recipients.ts';
import { usePeople } from '../use-people.ts';
import { useSending, type SendingState } from '../use-sending.ts';
import type { InputMethod } from '../model/input-methods.ts';
import { MailSection } from './mail-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { SendBar } from './send-bar.tsx';

const fetchSendingPanel = async () => ({ default: (await import('./sending-panel.tsx')).SendingPanel });
const SendingPanel = lazy(fetchSendingPanel);
/** Loaded after sending. */
const ResultPanel = lazy(async () => ({ default: (await import('./result-panel.tsx')).ResultPanel }));

export interface InviteFormProps {
  readonly method: InputMethod;
  readonly onMethodChange: (method: InputMethod) => void;
  readonly assignment: Assignment;
  /** The dialog around the form; without it, the form is part of a page. */
  readonly frame?: (form: InviteFormContent) => ReactNode;
  /** Closes the dialog. */
  readonly onClose?: () => void;
}

export interface InviteFormContent {
  readonly content: ReactNode;
  readonly phase: SendingState['phase'];
  readonly leaveActions: LeaveActions;
}

function PageFrame({ content, leaveActions }: InviteFormContent) {
  return (
    <>
      <LeaveForm leaveActions={leaveActions} />
      {content}
    </>
  );
}

/** The budget before sending: the number left for today, or the days on which the mails are sent. */
function useBudgetText(
  terms: InvitationTermsAnswer['data'] | undefined,
  sendAt: Date | undefined,
): (count: number) => string | undefined {
  const { t } = useTranslation('invitations');
  const daysText = useDaysText();
  const format = useFormat();
  return (count) => {
    if (terms === undefined) return undefined;
    const now = serverNow();
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

/** The reasons that prevent sending. */
type Obstacle = 'nobody' | 'purpose' | 'date';

/** The reasons why the list cannot be sent. */
function findObstacles(ready: number, options: InviteOptions, now: Date): readonly Obstacle[] {
  return [
    ...(ready === 0 ? (['nobody'] as const) : []),
    ...(isComplete(options) ? [] : (['purpose'] as const)),
    ...(isSendDateWrong(options, now) ? (['date'] as const) : []),
  ];
}

/** The options of a new list, without groups where the workspace has none. */
function optionsFor(language: StoredLanguage, assignment: Assignment, hasTeams: boolean): InviteOptions {
  return usualOptions(language, serverNow(), hasTeams ? assignment : { ...assignment, teams: [] });
}

/** Moves the focus to the first field with a problem after nothing could be sent. */
function focusFirstProblem(): void {
  const fields = '[data-field][aria-invalid="true"], [role="radiogroup"][data-invalid] input';
  document.querySelector<HTMLElement>(fields)?.focus();
}

/** The list, its options and its mail, then sending and its result. Input stays until it is sent or discarded. */
export function InviteForm({ method, onMethodChange, assignment, frame, onClose }: InviteFormProps) {
  const { t } = useTranslation('invitations');
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const workspace = useCurrentUser().active_workspace;
  const [usual] = useState(() => optionsFor(workspace?.language ?? 'EN', assignment, hasTeams));
  const inviteDraft = useInviteDraft(assignment, usual);
  const people = usePeople(inviteDraft.start.rows);
  const { rows, changeRows, problems, check } = people;
  const filledCount = rows.filter((row) => !isBlank(row)).length;
  const [options, setOptions] = useState(inviteDraft.start.options);
  const [pastedText, setPastedText] = useState(inviteDraft.start.pastedText);
  const { draft, leaveActions } = usePersistedInvite(inviteDraft, { rows, options, pastedText }, () => {
    changeRows(() => [blankRow()]);
    setOptions(usual);
    setPastedText('');
  });
  // The obstacles of the last attempt to send.
  const [obstacles, setObstacles] = useState<readonly Obstacle[]>([]);
  const { state, send, pause, reset } = useSending(changeRows);
  const [isDateWrong, setIsDateWrong] = useState(false);
  useWhenIdle(fetchSendingPanel);
  const terms = useQuery(termsQuery);
  const budgetText = useBudgetText(terms.data, sendDate(options));
  const start = () => {
    changeRows(settleAll);
    const toSend = readyRows(rows, check());
    const currentObstacles = findObstacles(toSend.length, options, serverNow());
    if (currentObstacles.length === 0 && isComplete(options)) {
      setObstacles([]);
      void send(toSend, options);
      return;
    }
    flushSync(() => {
      setObstacles(currentObstacles);
      setIsDateWrong(currentObstacles.includes('date'));
      pause();
    });
    focusFirstProblem();
  };
  const ready = readyRows(rows, problems).length;
  // Obstacles that have been corrected since are no longer shown.
  const open = { nobody: ready === 0, purpose: !isComplete(options), date: isDateWrong };
  const remainingObstacles = obstacles.filter((obstacle) => open[obstacle]);
  const changeOptions = (change: Partial<InviteOptions>) => {
    const next = { ...options, ...change };
    setOptions(next);
    setIsDateWrong(isSendDateWrong(next, serverNow()));
  };
  const show = (content: ReactNode) => {
    const form = { content, phase: state.phase, leaveActions };
    return frame === undefined ? <PageFrame {...form} /> : frame(form);
  };
  if (state.phase === 'done')
    return show(
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <ResultPanel
          state={state}
          remainingCount={filledCount}
          teamId={assignment.teams[0]}
          onCorrect={reset}
          onMore={reset}
          onClose={onClose}
        />
      </Suspense>,
    );
  if (state.phase !== 'idle') {
    return show(
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <SendingPanel state={state} onContinue={start} onBack={pause} />
      </Suspense>,
    );
  }
  return show(
    <div className="group/invite flex flex-col gap-5">
      <div className="-mt-4 -mb-3">
        <DraftLine draft={draft} />
      </div>
      <PeopleSection
        method={method}
        onMethodChange={onMethodChange}
        rows={rows}
        changeRows={changeRows}
        problems={problems}
        lookup={people.lookup}
        usualLanguage={t(`people.${options.language}`)}
        pastedText={pastedText}
        onPasted={setPastedText}
      />
      <OptionsSection
        options={options}
        onOptions={changeOptions}
        hasTeams={hasTeams}
        isDateWrong={isDateWrong}
        isPurposeMissing={remainingObstacles.includes('purpose')}
        isForRole={onClose !== undefined}
      />
      <MailSection
        options={options}
        onOptions={changeOptions}
        recipients={readRecipients(rows, options)}
        sendAt={isDateWrong ? undefined : sendDate(options)}
        trust={terms.data?.trust}
        addressForm={terms.data?.address_form ?? 'du'}
      />
      <SendBar
        ready={ready}
        problemCount={rows.filter((row) => !row.isFresh && problems.has(row.key)).length}
        isLater={options.isLater}
        budget={budgetText(readyRows(rows, problems).length)}
        // The other obstacles are shown at their fields.
        problem={
          remainingObstacles.includes('nobody')
            ? getFormErrorText('invitation.empty', currentLanguage(), {})
            : undefined
        }
        onSend={start}
        isInDialog={onClose !== undefined}
      />
    </div>,
  );
}
