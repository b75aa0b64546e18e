import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import { STAKEHOLDERS_PER_REQUEST } from '@quint/domain/base/limits.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDraftedValue, type DraftedValue } from '#features/base/records/use-draft.ts';
import { failureText } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { useCurrentUser } from '#lib/session.ts';
import { useRequestStakeholders } from './api.ts';
import {
  findAddressProblems,
  FIRST_ROWS,
  hasTooMany,
  isBlank,
  listReady,
  settleAll,
  type AddressProblem,
  type AddressRow,
  type AddressRows,
} from './model/address-rows.ts';

/** The content of the form. */
export interface Question {
  readonly isNew: boolean;
  readonly roleId: string;
  readonly name: string;
  readonly rows: AddressRows;
  readonly language: StoredLanguage;
  readonly message: string;
}

export interface RequestForm {
  readonly question: Question;
  readonly change: (change: Partial<Question>) => void;
  readonly questionDraft: DraftedValue<Question>;
  readonly problems: ReadonlyMap<number, AddressProblem>;
  /** The server's message for an address that it refused. */
  readonly refusalOf: (email: string) => string | undefined;
  readonly ready: AddressRows;
  /** Problems of the whole form are shown once it was submitted. */
  readonly isTried: boolean;
  readonly failure: string | undefined;
  readonly isSending: boolean;
  readonly send: () => void;
}

function useQuestion(roleId: string | undefined): DraftedValue<Question> {
  const language = useCurrentUser().active_workspace?.language ?? 'EN';
  const empty: Question = {
    isNew: roleId === undefined,
    roleId: roleId ?? '',
    name: '',
    rows: FIRST_ROWS,
    language,
    message: '',
  };
  return useDraftedValue(
    `stakeholders/${roleId ?? 'create'}`,
    empty,
    ({ name, message, rows }) => [name, message].every((text) => text.trim() === '') && rows.every(isBlank),
  );
}

/** The role is not selected or has no name, which its field shows. */
function lacksRole({ isNew, name, roleId }: Question): boolean {
  return isNew ? name.trim() === '' : roleId === '';
}

/** The problem of the address list as a whole; undefined when it can be sent. */
function useListProblem({ rows }: Question, ready: AddressRows): string | undefined {
  const { t } = useTranslation('role-stakeholders');
  if (hasTooMany(rows)) return t('ask.tooMany', { max: STAKEHOLDERS_PER_REQUEST });
  return ready.length === 0 ? t('ask.none') : undefined;
}

/** Moves the focus to the first field with a problem after nothing could be sent. */
function focusFirstProblem(): void {
  document.querySelector<HTMLElement>('main input[aria-invalid="true"]')?.focus();
}

interface AskingOptions {
  /** The role from which the request was started. */
  readonly roleId: string | undefined;
  /** Called when no address was refused. */
  readonly onAsked: (roleId: string) => void;
}

type Answer = Awaited<ReturnType<ReturnType<typeof useRequestStakeholders>['mutateAsync']>>;

interface SendingOptions extends Pick<AskingOptions, 'onAsked'> {
  readonly questionDraft: DraftedValue<Question>;
  readonly ready: AddressRows;
  /** The keys of the fields that stay because of a problem. */
  readonly problemKeys: ReadonlySet<number>;
  readonly onRefused: (refusedAddresses: readonly (readonly [string, string])[]) => void;
}

/** Sends the form, and keeps refused addresses. */
function useSending({ questionDraft, ready, problemKeys, onAsked, onRefused }: SendingOptions) {
  const { t } = useTranslation('role-stakeholders');
  const { t: common } = useTranslation('common');
  const [failure, setFailure] = useState<string>();
  const requestMutation = useRequestStakeholders();
  const { isNew, language, name, message, roleId } = questionDraft.value;
  const fail = (error: unknown) => setFailure(failureText(error, common('fault.offlineText')));
  const take = (answer: Answer) => {
    const existingRole = { isNew: false, roleId: answer.roleId };
    if ('failure' in answer) {
      questionDraft.setValue((before) => ({ ...before, ...existingRole }));
      return fail(answer.failure);
    }
    const { asked: sentRequests, rejected: rejections } = answer;
    if (sentRequests.length > 0) notify({ text: t('ask.sent', { count: sentRequests.length }) });
    if (rejections.length + problemKeys.size === 0) {
      questionDraft.finish();
      return onAsked(answer.roleId);
    }
    onRefused(rejections.map(({ email, message: text }) => [normalizeEmail(email), text] as const));
    const refusedEmails = new Set(rejections.map(({ email }) => normalizeEmail(email)));
    const stays = ({ key, email }: AddressRow) =>
      problemKeys.has(key) || refusedEmails.has(normalizeEmail(email));
    return questionDraft.setValue((before) => ({
      ...before,
      ...existingRole,
      rows: settleAll(before.rows.filter(stays)),
    }));
  };
  return {
    failure,
    isSending: requestMutation.isPending,
    send: () => {
      setFailure(undefined);
      const role = isNew ? { name: name.trim() } : { id: roleId };
      const own = message.trim() === '' ? undefined : message.trim();
      const emails = ready.map((row) => ({
        email: row.email.trim(),
        ...(row.language === undefined ? {} : { language: row.language }),
      }));
      requestMutation.mutate({ role, emails, language, message: own }, { onSuccess: take, onError: fail });
    },
  };
}

/** The form of a request to stakeholders: its draft, its problems, and sending it. */
export function useAsking({ roleId, onAsked }: AskingOptions): RequestForm {
  const questionDraft = useQuestion(roleId);
  const { value: question, setValue } = questionDraft;
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [isTried, setTried] = useState(false);
  const problems = findAddressProblems(question.rows, refusals);
  const ready = listReady(question.rows, problems);
  const problem = useListProblem(question, ready);
  const problemKeys = new Set(problems.keys());
  const onRefused: SendingOptions['onRefused'] = (refusedAddresses) =>
    setRefusals((before) => new Map([...before, ...refusedAddresses]));
  const { failure, isSending, send } = useSending({ questionDraft, ready, problemKeys, onAsked, onRefused });
  return {
    question,
    change: (changes) => setValue((before) => ({ ...before, ...changes })),
    questionDraft,
    problems,
    refusalOf: (email) => refusals.get(normalizeEmail(email)),
    ready,
    isTried,
    failure: failure ?? (isTried ? problem : undefined),
    isSending,
    send: () => {
      flushSync(() => {
        setTried(true);
        setValue((before) => ({ ...before, rows: settleAll(before.rows) }));
      });
      if (lacksRole(question) || problem !== undefined) focusFirstProblem();
      else if (!isSending) send();
    },
  };
}
